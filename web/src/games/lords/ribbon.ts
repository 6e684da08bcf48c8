// My orders in the order in which they are executed, with the goods that are left after each: what is printed on the spaces, added up.
import { BUILD_ROOM, BUY_TRAPS, DIG_TUNNELS, EXECUTION, GET_FOOD, HIRE_MONSTER, IMPROVE_REPUTATION, MARK, MINE_GOLD, option, RECRUIT_IMPS, SPACES, type LordView, type Space, type View } from '../../generated/lords';
import type { Step } from '../game';

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
  /** It may be that I cannot pay. */
  short: boolean;
  /** It may bring me behind the line of the Paladin. */
  paladin: boolean;
  after: Purse;
  /** It runs without asking me again, wherever it is `plain`; otherwise it asks. */
  runs: boolean;
  /** The spaces in which nothing goes wrong: neither is the Paladin called nor a later order left unpaid. */
  plain: number[];
  /** The answer that makes it run; null where the player has to choose something. */
  answer: Step | null;
}

export type Bounds = (slot: number, order: number) => { best: number; worst: number } | null;

const EVERY_SPACE = Array.from({ length: SPACES }, (_, place) => place);
/** Orders that leave nothing to choose. */
const PLAIN = [GET_FOOD, IMPROVE_REPUTATION, RECRUIT_IMPS, BUY_TRAPS];

const sure = (count: number): Range => ({ low: count, high: count });
const purseOf = (lord: LordView): Purse => ({ gold: sure(lord.gold), food: sure(lord.food), imps: sure(lord.imps - lord.busy), evil: sure(lord.evil), traps: sure(lord.trap_count), tunnels: sure(tunnelsOf(lord)) });
const tunnelsOf = (lord: LordView): number => lord.dug.filter((cell) => !lord.lost.includes(cell) && !lord.rooms.some(([place]) => place === cell)).length;

/** Where my minion stands already, or may come to. */
function placesOf(view: View, seat: number, slot: number, order: number, bounds: Bounds): { places: number[]; blocked: boolean } {
  const spots = EVERY_SPACE.map((place) => view.board[order * SPACES + place] ?? 0);
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

/** What a space changes for somebody with so many free imps and tunnels. */
function changeOf(order: number, space: Space, imps: number, tunnels: number): Change {
  const hands = Math.max(0, Math.min(space.imps, imps - space.foreman));
  const miners = order === MINE_GOLD ? Math.min(hands, tunnels) : 0;
  const workers = order === DIG_TUNNELS ? hands : miners;
  return {
    gold: space.gives_gold - space.gold + miners,
    food: space.gives_food - space.food,
    imps: space.gives_imps - (workers ? workers + space.foreman : 0),
    evil: space.evil - space.repute,
    traps: space.gives_traps,
    tunnels: order === DIG_TUNNELS ? hands : 0,
  };
}

const pays = (purse: Purse, space: Space, end: 'low' | 'high'): boolean => purse.gold[end] >= space.gold && purse.food[end] >= space.food;
const within = (name: keyof Purse, count: number): number => Math.max(name === 'evil' ? 1 : 0, count);

function after(purse: Purse, order: number, spaces: Space[], blocked: boolean): Purse {
  const next = {} as Purse;
  for (const name of Object.keys(purse) as (keyof Purse)[]) {
    const ends = spaces.flatMap((space) => (['low', 'high'] as const).map((end) => {
      const change = pays(purse, space, end) ? changeOf(order, space, purse.imps[end], purse.tunnels[end])[name] : 0;
      return within(name, purse[name][end] + change);
    }));
    const still = blocked || !spaces.length ? [purse[name].low, purse[name].high] : [];
    next[name] = { low: Math.min(...ends, ...still), high: Math.max(...ends, ...still) };
  }
  return next;
}

/** The answer with which an order runs: a plain one is executed, miners go as many as can where that is certain. */
function answerOf(order: number, stop: { places: number[]; blocked: boolean }, spaces: Space[], purse: Purse): Step | null {
  if (PLAIN.includes(order)) return { kind: 'ExecuteOrder', option: option('ExecuteOrder', 'execute')! };
  if (order !== MINE_GOLD || stop.places.length !== 1 || purse.imps.low !== purse.imps.high || purse.tunnels.low !== purse.tunnels.high) return null;
  const count = changeOf(order, spaces[0], purse.imps.low, purse.tunnels.low).gold;
  const mined = count > 0 ? option('MineGold', 'mine', { count }) : null;
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
  const next = after(purse, order, row, found.blocked);
  const calls = (then: Purse): boolean => purse.evil.high < MARK && then.evil.high >= MARK;
  const isPlain = (space: Space): boolean => {
    const then = after(purse, order, [space], false);
    return pays(purse, space, 'low') && !calls(then) && !walk(then, later, table).some((stop) => stop.short);
  };
  const stop = {
    order, slot, ...found,
    short: row.some((space) => !pays(purse, space, 'low')),
    paladin: calls(next),
    after: next,
    plain: found.places.filter((_, place) => isPlain(row[place])),
    answer: answerOf(order, found, row, purse),
  };
  return [stop, ...walk(next, later, table)];
}

/** The orders in my slots as they will be executed; `wishes` says which slots run or ask whatever happens. */
export function ribbonOf(view: View, seat: number, slots: readonly number[], spaces: Space[], bounds: Bounds, wishes: Readonly<Record<number, boolean>>, from = 0): Stop[] {
  const lord = view.lords[seat];
  if (!lord) return [];
  let purse = purseOf(lord);
  const fee = view.terms.full && view.revealed === 0 && slots[0] === HIRE_MONSTER && lord.gold > 0;
  if (fee) purse = { ...purse, gold: sure(lord.gold - 1) };
  const mine = slots.flatMap((order, slot) => (order >= from && !lord.stuck.includes(slot) ? [{ order, slot }] : [])).sort((one, other) => one.order - other.order);
  return walk(purse, mine, { view, seat, spaces, bounds }).map((stop) => runsOr(stop, wishes[stop.slot]));
}

/** A wish counts in every space; without one an order runs where it is plain. */
function runsOr(stop: Omit<Stop, 'runs'>, wish: boolean | undefined): Stop {
  const plain = wish ? stop.places : stop.plain;
  return { ...stop, plain, runs: stop.answer !== null && (wish ?? plain.length > 0) };
}

/** The answers that follow by themselves: up to the first order that asks. */
export function standing(stops: Stop[]): Step[] {
  const first = stops.findIndex((stop) => !stop.runs);
  return (first < 0 ? stops : stops.slice(0, first)).flatMap((stop) => (stop.answer ? { ...stop.answer, ...bound(stop) } : []));
}

/** An order that comes out otherwise than it was planned, or another one in its place, is asked about. */
const bound = ({ answer, order, plain }: Stop): Pick<Step, 'fits'> => (answer?.kind === 'ExecuteOrder' ? { fits: { order: [order], place: plain } } : {});

const ERRANDS: Record<string, number> = { DigTunnel: DIG_TUNNELS, MineGold: MINE_GOLD, HireCreature: HIRE_MONSTER, GiveTrap: HIRE_MONSTER, FeedDemon: HIRE_MONSTER, BuildRoom: BUILD_ROOM, Spy: IMPROVE_REPUTATION, DiscardTrap: BUY_TRAPS };

/** The first location that is still to come after a question of the execution; all of them before it. */
export function locationAfter(view: View, kind: string, order: number): number {
  if (view.stage !== EXECUTION) return 0;
  return (kind === 'ExecuteOrder' ? order : (ERRANDS[kind] ?? -1)) + 1;
}
