// Gains by staged steps and played turns.
import type { SeatView } from '../../../generated/miners';
import type { RenderedAsk, RenderedEvent } from '../../../generated/wire';
import type { MinersModel } from '../model';
import type { SignName } from '../signs/signs';

/** Goods that can be gained or lost; carts are full carts. */
export interface Gains {
  coins: number;
  points: number;
  carts: number;
  machinery: number;
  cards: number;
}

export const NO_GAINS: Gains = { coins: 0, points: 0, carts: 0, machinery: 0, cards: 0 };
export const GAIN_SIGNS: Readonly<Record<keyof Gains, SignName>> = {
  coins: 'coin',
  points: 'gem',
  carts: 'cart-full',
  machinery: 'machinery',
  cards: 'draw',
};
export const GAIN_KEYS = Object.keys(GAIN_SIGNS) as (keyof Gains)[];

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The difference between two views of a seat. */
export function gainsBetween(before: SeatView | undefined, after: SeatView | undefined): Gains {
  if (!before || !after) return NO_GAINS;
  return {
    coins: after.coins - before.coins,
    points: after.points - before.points,
    carts: after.mine.full_joints.length - before.mine.full_joints.length,
    machinery: sum(after.mine.machinery_counts) - sum(before.mine.machinery_counts),
    cards: 0,
  };
}

/** The number of cards still to draw at a question. */
export const cardsToDraw = (ask: RenderedAsk | null): number =>
  ask?.kind === 'DrawCard' ? Number(ask.facts.left ?? 0) : ask?.kind === 'SeekFaction' ? 1 : 0;

const COUNTED: Readonly<Record<string, [keyof Gains, 1 | -1]>> = {
  CoinsGained: ['coins', 1],
  CoinsPaid: ['coins', -1],
  PointsGained: ['points', 1],
};

/** The gains of a seat by events. */
export function gainsOfEvents(events: RenderedEvent[], seat: number): Gains {
  const gains = { ...NO_GAINS };
  for (const { kind, values } of events) {
    if (values.seat !== seat) continue;
    const counted = COUNTED[kind];
    if (counted) gains[counted[0]] += counted[1] * values.count;
    else if (kind === 'CardPlayed') gains.coins -= values.cost;
    else if (kind === 'CardDrawn' || kind === 'DeepCardTaken' || kind === 'FactionFound') gains.cards += 1;
    else if (kind === 'CartPlaced') gains.carts += 1;
    else if (kind === 'MachineryPlaced') gains.machinery += values.count;
    else if (kind === 'MachineryTaken') gains.machinery -= values.count;
  }
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
  GAIN_KEYS.flatMap((key): [keyof Gains, number][] => (gains[key] ? [[key, gains[key]]] : []));
