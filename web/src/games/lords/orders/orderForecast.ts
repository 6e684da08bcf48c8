// My orders in the order in which they are executed, with the goods that are left after each: what is printed on the spaces, added up.
import { BUILD_ROOM, BUY_TRAPS, DIG_TUNNELS, EXECUTION, GET_FOOD, HIRE_MONSTER, IMPROVE_REPUTATION, PALADIN_MARK, MINE_GOLD, optionOf, RECRUIT_IMPS, SPACES, MAX_EVIL, type LordView, type Space, type View } from '../../../generated/lords';
import type { PlanStep } from '../../gamePlugin';

export interface Range {
  low: number;
  high: number;
}

export interface Purse {
  gold: Range;
  food: Range;
  imps: Range;
  evil: Range;
  traps: Range;
  /** Where imps can mine: what is dug in the same round counts. */
  tunnels: Range;
}

/** An order of mine: the spaces that it may get, and what I have when it is done. */
export interface Stop {
  order: number;
  slot: number;
  places: number[];
  blocked: boolean;
  /** It may be that I cannot pay: gold, food, or evil above the top of the track (DL-53). */
  short: boolean;
  /** It may be that no trap is left (DL-A20). */
  empty: boolean;
  /** It may bring me behind the line of the Paladin. */
  paladin: boolean;
  after: Purse;
  /** It runs without asking me again, wherever it is `plain`; otherwise it asks. */
  runs: boolean;
  /** The spaces in which nothing goes wrong: neither is the Paladin called nor a later order left unpaid. */
  plain: number[];
  /** The answer that makes it run; null where the player has to choose something. */
  answer: PlanStep | null;
}

export type Bounds = (slot: number, order: number) => { best: number; worst: number } | null;

const EVERY_SPACE = Array.from({ length: SPACES }, (_, place) => place);
/** Orders that leave nothing to choose. */
const PLAIN = [GET_FOOD, IMPROVE_REPUTATION, RECRUIT_IMPS, BUY_TRAPS];

const sure = (count: number): Range => ({ low: count, high: count });
const purseOf = (lord: LordView): Purse => ({ gold: sure(lord.gold), food: sure(lord.food), imps: sure(lord.imps - lord.busy_imps), evil: sure(lord.evil), traps: sure(lord.trap_count), tunnels: sure(tunnelsOf(lord)) });
const tunnelsOf = (lord: LordView): number => lord.dug_cells.filter((cell) => !lord.conquered_cells.includes(cell) && !lord.placed_rooms.some(([place]) => place === cell)).length;

/** Where my minion stands already, or may come to. */
function placesOf(view: View, seat: number, slot: number, order: number, bounds: Bounds): { places: number[]; blocked: boolean } {
  const spots = EVERY_SPACE.map((place) => view.minion_spaces[order * SPACES + place] ?? 0);
  const placed = spots.indexOf(seat + 1);
  if (placed >= 0) return { places: [placed], blocked: false };
  const found = bounds(slot, order);
  if (!found) return { places: EVERY_SPACE.filter((place) => !spots[place]), blocked: true };
  return { places: EVERY_SPACE.filter((place) => !spots[place] && found.best <= place && place <= found.worst), blocked: found.worst >= SPACES };
}

interface Change {
  gold: number;
  food: number;
  imps: number;
  evil: number;
  traps: number;
  tunnels: number;
}

/** What a space changes for somebody with so many free imps and tunnels, with so many traps to draw. */
function changeOf(order: number, space: Space, imps: number, tunnels: number, supply: number): Change {
  const hands = Math.max(0, Math.min(space.imps, imps - space.foreman));
  const miners = order === MINE_GOLD ? Math.min(hands, tunnels) : 0;
  const workers = order === DIG_TUNNELS ? hands : miners;
  return {
    gold: space.gives_gold - space.gold + miners,
    food: space.gives_food - space.food,
    imps: space.gives_imps - (workers ? workers + space.foreman : 0),
    evil: space.evil - space.repute,
    traps: Math.min(space.gives_traps, supply),
    tunnels: order === DIG_TUNNELS ? hands : 0,
  };
}

type End = keyof Range;
const ENDS = ['low', 'high'] as const;
/** In the full game the marker must be able to move all the way (DL-9, DL-53). */
const canPay = (purse: Purse, space: Space, goods: End, evil: End, { terms }: View): boolean =>
  purse.gold[goods] >= space.gold && purse.food[goods] >= space.food && (!terms.full || !space.evil || purse.evil[evil] + space.evil <= MAX_EVIL);
const within = (name: keyof Purse, count: number): number => (name === 'evil' ? Math.min(MAX_EVIL, Math.max(1, count)) : Math.max(0, count));

/** How many traps can be drawn at a space: others may have drawn theirs in the spaces before it (DL-21, DL-30, DL-A20). */
function supplyOf({ view, spaces }: Table, place: number): Range {
  const discarded = view.terms.reshuffles ? total(view.sprung_traps) + total(view.lords.map((lord) => lord.discarded_trap_count)) : 0;
  const high = view.traps_left + discarded;
  const earlier = EVERY_SPACE.filter((other) => other < place && (view.stage !== EXECUTION || isLord(view.minion_spaces[BUY_TRAPS * SPACES + other])));
  const drawn = total(earlier.map((other) => spaces[BUY_TRAPS * SPACES + other].gives_traps + (view.year === 2 ? 1 : 0)));
  return { low: Math.max(0, high - drawn), high };
}
/** A minion of a player: non-player lords take up spaces and nothing else. */
const isLord = (minion: number): boolean => minion > 0 && minion <= 4;
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function after(purse: Purse, order: number, places: number[], blocked: boolean, table: Table): Purse {
  const next = {} as Purse;
  const rows = places.map((place) => ({ space: table.spaces[order * SPACES + place], supply: supplyOf(table, place) }));
  for (const name of Object.keys(purse) as (keyof Purse)[]) {
    const ends = rows.flatMap(({ space, supply }) => ENDS.flatMap((goods) => ENDS.map((evil) => {
      const runs = canPay(purse, space, goods, evil, table.view) && (!space.gives_traps || supply[goods] > 0);
      const change = runs ? changeOf(order, space, purse.imps[goods], purse.tunnels[goods], supply[goods])[name] : 0;
      return within(name, purse[name][name === 'evil' ? evil : goods] + change);
    })));
    const still = blocked || !rows.length ? [purse[name].low, purse[name].high] : [];
    next[name] = { low: Math.min(...ends, ...still), high: Math.max(...ends, ...still) };
  }
  return next;
}

/** The answer with which an order runs: a plain one is executed, miners go as many as can where that is certain. */
function answerOf(order: number, stop: { places: number[]; blocked: boolean }, spaces: Space[], purse: Purse): PlanStep | null {
  if (PLAIN.includes(order)) return { kind: 'ExecuteOrder', option: optionOf('ExecuteOrder', 'execute')! };
  if (order !== MINE_GOLD || stop.places.length !== 1 || purse.imps.low !== purse.imps.high || purse.tunnels.low !== purse.tunnels.high) return null;
  const count = changeOf(order, spaces[0], purse.imps.low, purse.tunnels.low, 0).gold;
  const mined = count > 0 ? optionOf('MineGold', 'mine', { count }) : null;
  return mined === null ? null : { kind: 'MineGold', option: mined };
}

interface Errand {
  order: number;
  slot: number;
}

/** What stays the same while orders are walked through. */
interface Table {
  view: View;
  seat: number;
  spaces: Space[];
  bounds: Bounds;
}

/** One order after the other: what it may get, and what is left then. */
function walk(purse: Purse, errands: Errand[], table: Table): Omit<Stop, 'runs'>[] {
  if (!errands.length) return [];
  const [{ order, slot }, ...later] = errands;
  const found = placesOf(table.view, table.seat, slot, order, table.bounds);
  const row = found.places.map((place) => table.spaces[order * SPACES + place]);
  const next = after(purse, order, found.places, found.blocked, table);
  const pays = (space: Space): boolean => canPay(purse, space, 'low', 'high', table.view);
  const isEmpty = (place: number): boolean => table.spaces[order * SPACES + place].gives_traps > 0 && !supplyOf(table, place).low;
  const calls = (then: Purse): boolean => purse.evil.high < PALADIN_MARK && then.evil.high >= PALADIN_MARK;
  const isPlain = (space: Space, place: number): boolean => {
    const then = after(purse, order, [place], false, table);
    return pays(space) && !isEmpty(place) && !calls(then) && !walk(then, later, table).some((stop) => stop.short);
  };
  const stop = {
    order, slot, ...found,
    short: row.some((space) => !pays(space)),
    empty: found.places.some(isEmpty),
    paladin: calls(next),
    after: next,
    plain: found.places.filter((place, at) => isPlain(row[at], place)),
    answer: answerOf(order, found, row, purse),
  };
  return [stop, ...walk(next, later, table)];
}

/** The orders in my slots as they will be executed; `wishes` says which slots run or ask whatever happens. */
export function ribbonOf(view: View, seat: number, slots: readonly number[], spaces: Space[], bounds: Bounds, wishes: Readonly<Record<number, boolean>>, from = 0): Stop[] {
  const lord = view.lords[seat];
  if (!lord) return [];
  let purse = purseOf(lord);
  const fee = view.terms.full && view.revealed_slots === 0 && slots[0] === HIRE_MONSTER && lord.gold > 0;
  if (fee) purse = { ...purse, gold: sure(lord.gold - 1) };
  const mine = slots.flatMap((order, slot) => (order >= from && !lord.minion_slots.includes(slot) ? [{ order, slot }] : [])).sort((one, other) => one.order - other.order);
  return walk(purse, mine, { view, seat, spaces, bounds }).map((stop) => runsOr(stop, wishes[stop.slot]));
}

/** A wish counts in every space; without one an order runs where it is plain. */
function runsOr(stop: Omit<Stop, 'runs'>, wish: boolean | undefined): Stop {
  const plain = wish ? stop.places : stop.plain;
  return { ...stop, plain, runs: stop.answer !== null && (wish ?? plain.length > 0) };
}

/** The answers that follow by themselves: up to the first order that asks. */
export function standing(stops: Stop[]): PlanStep[] {
  const first = stops.findIndex((stop) => !stop.runs);
  return (first < 0 ? stops : stops.slice(0, first)).flatMap((stop) => (stop.answer ? { ...stop.answer, ...bound(stop) } : []));
}

/** An order that comes out otherwise than it was planned, or another one in its place, is asked about. */
const bound = ({ answer, order, plain }: Stop): Pick<PlanStep, 'conditions'> => (answer?.kind === 'ExecuteOrder' ? { conditions: { order: [order], place: plain } } : {});

const ERRANDS: Record<string, number> = { DigTunnel: DIG_TUNNELS, MineGold: MINE_GOLD, HireCreature: HIRE_MONSTER, GiveTrap: HIRE_MONSTER, FeedDemon: HIRE_MONSTER, BuildRoom: BUILD_ROOM, Spy: IMPROVE_REPUTATION, DiscardTrap: BUY_TRAPS };

/** The first location that is still to come after a question of the execution; all of them before it. */
export function locationAfter(view: View, kind: string, order: number): number {
  if (view.stage !== EXECUTION) return 0;
  return (kind === 'ExecuteOrder' ? order : (ERRANDS[kind] ?? -1)) + 1;
}
