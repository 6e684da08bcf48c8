// The Paladin's flights and their causes, read from the events.
import type { GameEvent, Types } from '../../../generated/lords';
import type { EventKind } from '../../../lib/table/gameTypes';
import type { LordsModel } from '../model';

const TENT = -1;

/** A flight: from whom (-1: from his tent), to whom, and the marker move that called him. */
export interface Flight {
  event: GameEvent;
  from: number;
  to: number;
  tile: number;
  by: number;
  evil: number;
}

/** All flights in order; each year has its own Paladin. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = [];
  let [from, by, evil] = [TENT, -1, 0];
  for (const event of events) {
    if (event.kind === 'YearBegan') from = TENT;
    else if (event.kind === 'EvilChanged') [by, evil] = [event.values.seat, event.values.evil];
    else if (event.kind === 'PaladinCame') {
      const { seat: to, paladin: tile } = event.values;
      flights.push({ event, from, to, tile, by, evil });
      from = to;
    }
  }
  return flights;
}

const ROUNDS: readonly EventKind<Types>[] = ['RoundBegan', 'CombatRoundBegan'];

/** The last flight, until the end of the following round; `until` is the position of the playback, -1 if nothing is played. */
export function freshFlight({ entries }: Pick<LordsModel, 'entries'>, until = -1): Flight | null {
  const all = entries.flatMap(([, events]) => events).slice(0, until < 0 ? undefined : until + 1);
  const flight = flightsOf(all).at(-1);
  const later = flight ? all.slice(all.indexOf(flight.event)).filter(({ kind }) => ROUNDS.includes(kind)).length : 0;
  return flight && later < 2 ? flight : null;
}

/** The cause of a flight: the new lord became more evil, the old one less, or a year begins with an evil lord. */
export const reasonOf = ({ by, to, from }: Flight): 'rose' | 'fell' | 'year' =>
  by === to ? 'rose' : by === from && by >= 0 ? 'fell' : 'year';
