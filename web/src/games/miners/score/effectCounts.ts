// The value of an effect in a seat's mine now, for "= 3 now". It uses public information; samples from the engine check it.
import type { CardEntry, SeatView } from '../../../generated/miners';
import { FACTION_LETTERS, type Effect } from '../signs/effectSigns';
import { neighbourCell, rowOf } from '../mine/mineGrid';

const PER_JOINT = 3;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The sides that count for a card; a spot of -1 means no card. */
function aroundOf(seat: SeatView, spot: number): boolean[] {
  const { cells } = seat.mine;
  return Array.from({ length: 6 }, (_, side) => cells.includes(neighbourCell(cells[spot], side)));
}

/** Full carts at a card: its own joints, and those of the cards to its right and below. */
function cartsOf(seat: SeatView, spot: number): number {
  const { cells, full_joints } = seat.mine;
  return full_joints.filter((joint) => {
    const owner = Math.floor(joint / PER_JOINT);
    return owner === spot || neighbourCell(cells[owner], joint % PER_JOINT) === cells[spot];
  }).length;
}

const AT_CARD: Readonly<Record<string, (seat: SeatView, spot: number) => number>> = {
  'machinery-here': (seat, spot) => seat.mine.machinery_counts[spot],
  'carts-here': cartsOf,
  neighbours: (seat, spot) => aroundOf(seat, spot).filter(Boolean).length,
  'side-by-side': (seat, spot) => seat.mine.cells.filter((cell) => rowOf(cell) === rowOf(seat.mine.cells[spot])).length,
  'both-above': (seat, spot) => Number(aroundOf(seat, spot).slice(0, 2).every(Boolean)),
  'between-two': (seat, spot) => Number(aroundOf(seat, spot).slice(2, 4).every(Boolean)),
  'at-the-end': (seat, spot) => Number(!aroundOf(seat, spot).slice(2, 4).every(Boolean)),
  'nothing-below': (seat, spot) => Number(!aroundOf(seat, spot).slice(4).some(Boolean)),
};

const IN_MINE: Readonly<Record<string, (seat: SeatView) => number>> = {
  machinery: ({ mine }) => sum(mine.machinery_counts),
  collapses: ({ mine }) => mine.collapsed.length,
  'collapse-free': ({ mine }) => mine.cards.length - mine.collapsed.length,
  'full-carts': ({ mine }) => mine.full_joints.length,
  'half-carts': ({ mine }) => mine.half_joints.length,
  cards: ({ mine }) => mine.cards.length,
  rows: ({ mine }) => new Set(mine.cells.map(rowOf)).size,
  position: (seat) => seat.marker_space,
  distance: (seat) => seat.distance,
  coins: (seat) => seat.coins,
  hand: (seat) => sum(seat.hand_levels),
  boards: (seat) => seat.finished_boards,
};

/** The count of a measure; undefined if it needs a card and there is none. */
export function countMeasure(
  cards: readonly CardEntry[],
  seat: SeatView,
  measure: string,
  spot = -1,
): number | undefined {
  const { mine } = seat;
  if (measure in FACTION_LETTERS) return mine.cards.filter((card) => cards[card].factions.includes(measure)).length;
  if (measure === 'faction-kinds') return new Set(mine.cards.flatMap((card) => cards[card].factions)).size;
  if (measure.startsWith('row-')) return mine.cells.filter((cell) => rowOf(cell) === Number(measure[4])).length;
  if (measure in AT_CARD) return spot < 0 ? undefined : AT_CARD[measure](seat, spot);
  return IN_MINE[measure]?.(seat);
}

/** Effects that may precede a count without changing it. */
const PLAIN = ['gain-coins', 'gain-points'];

/** The total of an effect that counts something. It is unknown if an earlier part may change the count. */
export function effectTotal(
  cards: readonly CardEntry[],
  seat: SeatView,
  effect: Effect,
  spot = -1,
): number | undefined {
  const parts = effect.do === 'seq' ? effect.parts : [effect];
  const place = parts.findIndex((part) => part.do === 'per');
  const counted = parts[place];
  if (counted?.do !== 'per') return effect.do === 'pay' ? effectTotal(cards, seat, effect.then, spot) : undefined;
  if (parts.slice(0, place).some((part) => !PLAIN.includes(part.do) || counted.measure === 'coins')) return undefined;
  const many = countMeasure(cards, seat, counted.measure, spot);
  if (many === undefined) return undefined;
  const times = Math.floor(many / counted.each);
  const fixed = sum(parts.map((part) => (part.do === counted.gain.do && 'n' in part ? part.n : 0)));
  return fixed + counted.gain.n * (counted.most ? Math.min(times, counted.most) : times);
}

/** The totals of both effects of a card. */
export const effectTotals = (
  cards: readonly CardEntry[],
  seat: SeatView | undefined,
  card: number,
  spot = -1,
): (number | undefined)[] =>
  seat && cards[card] ? cards[card].effects.map((one) => effectTotal(cards, seat, one.tree, spot)) : [];
