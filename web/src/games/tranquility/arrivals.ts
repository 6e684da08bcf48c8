// Islands that others have placed: those that are still on their way, and those that are new to the player.
import type { GameEvent } from '../../generated/tranquility';
import { withoutTakenBack } from '../../lib/table/gameLog';
import type { TranquilityModel } from './model';

/** An island that another seat places is shown on its way. */
export const isArrival = (event: GameEvent, { seat }: Pick<TranquilityModel, 'seat'>): boolean =>
  event.kind === 'IslandPlaced' && event.values.seat !== seat;

export interface Arrival {
  seat: number;
  card: number;
  cell: number;
}

const arrivalsOf = (events: readonly GameEvent[]): Arrival[] =>
  events.flatMap((event) => {
    if (event.kind !== 'IslandPlaced') return [];
    const { seat, card, cell } = event.values;
    return [{ seat, card, cell }];
  });

/** The island that is on its way now. */
export function arrivalNow({ playback }: TranquilityModel): Arrival | null {
  return playback?.beat ? (arrivalsOf([playback.beat.event])[0] ?? null) : null;
}

/** The cells whose islands have not landed yet. */
export function cellsToCome({ playback }: TranquilityModel): number[] {
  const beats = playback?.beat ? [playback.beat, ...playback.queue] : [];
  return arrivalsOf(beats.map((beat) => beat.event)).map((arrival) => arrival.cell);
}

const isAction = ({ kind, values }: GameEvent, seat: number): boolean =>
  (kind === 'IslandPlaced' || kind === 'CardsDiscarded') && values.seat === seat;

/** The seats that have placed something since the player's last action, by cell; for others the last move. */
export function newIslands(model: TranquilityModel): Map<number, number> {
  const events = model.isInteractive ? eventsSinceOwn(model) : model.newEvents;
  const arrivals = arrivalsOf(events.filter((event) => isArrival(event, model)));
  return new Map(arrivals.map(({ cell, seat }) => [cell, seat]));
}

function eventsSinceOwn({ entries, lastOwnSeq, seat }: TranquilityModel): GameEvent[] {
  const known = withoutTakenBack(entries);
  const own = known.findLast(([, events]) => events.some((event) => isAction(event, seat)));
  const last = Math.max(lastOwnSeq, own?.[0] ?? -1);
  return known.filter(([seq]) => seq > last).flatMap(([, events]) => events);
}
