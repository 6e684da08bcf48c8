// Where the Paladin flew, and why: read off what the table tells.
import type { RenderedEvent } from '../../../generated/wire';
import type { LordsModel } from '../model';

const TENT = -1;

/** A flight: from whom (-1: out of his tent) to whom, and whose marker had moved to where when he was called. */
export interface Flight {
  event: RenderedEvent;
  from: number;
  to: number;
  tile: number;
  by: number;
  evil: number;
}

/** All flights, one after the other; a new year has a Paladin of its own. */
export function flightsOf(events: RenderedEvent[]): Flight[] {
  const flights: Flight[] = [];
  let [from, by, evil] = [TENT, -1, 0];
  for (const event of events) {
    const { seat, paladin } = event.values;
    if (event.kind === 'YearBegan') from = TENT;
    else if (event.kind === 'EvilChanged') [by, evil] = [seat, event.values.evil];
    else if (event.kind === 'PaladinCame') {
      flights.push({ event, from, to: seat, tile: paladin, by, evil });
      from = seat;
    }
  }
  return flights;
}

const ROUNDS = ['RoundBegan', 'CombatRoundBegan'];

/** The last flight, until the end of the round after it; `until` is how far the show has come, -1 where nothing is played. */
export function freshFlight({ entries }: Pick<LordsModel, 'entries'>, until = -1): Flight | null {
  const all = entries.flatMap(([, events]) => events).slice(0, until < 0 ? undefined : until + 1);
  const flight = flightsOf(all).at(-1);
  const later = flight ? all.slice(all.indexOf(flight.event)).filter(({ kind }) => ROUNDS.includes(kind)).length : 0;
  return flight && later < 2 ? flight : null;
}

/** What called him: the new lord has become worse, the old one better, or a year begins with lords who are bad enough. */
export const reasonOf = ({ by, to, from }: Flight): 'rose' | 'fell' | 'year' => (by === to ? 'rose' : by === from && by >= 0 ? 'fell' : 'year');
