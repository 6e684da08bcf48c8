// Gains by staged steps and played turns.
import { GOODS, GOODS_CHANGES, type Ask, type GameEvent, type SeatView } from '../../../generated/miners';
import { seatOf, type AnyEvent } from '../../../lib/table/gameTypes';
import { countOf, type MinersModel } from '../model';
import type { SignName } from '../signs/signs';

/** Goods that can be gained or lost. */
export type Gains = Record<(typeof GOODS)[number], number>;

export const NO_GAINS: Gains = { coins: 0, points: 0, carts: 0, machinery: 0, cards: 0 };
export const GAIN_SIGNS: Readonly<Record<keyof Gains, SignName>> = {
  coins: 'coin',
  points: 'gem',
  carts: 'cart-full',
  machinery: 'machinery',
  cards: 'draw',
};

/** The difference between two views of a seat, without cards. */
export function gainsBetween(before: SeatView | undefined, after: SeatView | undefined): Gains {
  if (!before || !after) return NO_GAINS;
  return {
    coins: after.coins - before.coins,
    points: after.points - before.points,
    carts: countOf(after, 'full-carts') - countOf(before, 'full-carts'),
    machinery: countOf(after, 'machinery') - countOf(before, 'machinery'),
    cards: 0,
  };
}

/** The number of cards still to draw at a question. */
export const cardsToDraw = (ask: Ask | null): number =>
  ask?.kind === 'DrawCard' ? ask.facts.left : ask?.kind === 'SeekFaction' ? 1 : 0;

/** Adds the gain of one event, as the engine's table says. */
function addGain(gains: Gains, { kind, values }: AnyEvent): void {
  for (const [changing, good, field, sign] of GOODS_CHANGES)
    if (kind === changing) gains[good] += sign * (field ? (values[field] ?? 0) : 1);
}

/** The gains of a seat by events. */
export function gainsOfEvents(events: GameEvent[], seat: number): Gains {
  const gains = { ...NO_GAINS };
  for (const event of events) if (seatOf(event) === seat) addGain(gains, event);
  return gains;
}

/** The gains of a seat that the playback has not shown yet; shown figures leave them out. */
export const gainsNotShown = ({ playback }: MinersModel, seat: number): Gains =>
  gainsOfEvents(
    playback.queue.map(({ event }) => event),
    seat,
  );

export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
export const nonZero = (gains: Gains): [keyof Gains, number][] =>
  GOODS.flatMap((key): [keyof Gains, number][] => (gains[key] ? [[key, gains[key]]] : []));
