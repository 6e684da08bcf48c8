// My orders in the order in which they are executed, with the goods that are left after each: what is printed on the spaces, added up.
import { BUILD_ROOM, BUY_TRAPS, DIG_TUNNELS, EXECUTION, GET_FOOD, HIRE_MONSTER, IMPROVE_REPUTATION, PALADIN_MARK, MINE_GOLD, optionOf, RECRUIT_IMPS, SPACES, MAX_EVIL, type LordView, type Space, type View } from '../../../generated/lords';
import type { PlanStep } from '../../gamePlugin';

export interface NumberRange {
  low: number;
  high: number;
}

export interface GoodsRanges {
  gold: NumberRange;
  food: NumberRange;
  imps: NumberRange;
  evil: NumberRange;
  traps: NumberRange;
  /** Where imps can mine: what is dug in the same round counts. */
  tunnels: NumberRange;
}

/** An order of mine: the spaces that it may get, and what I have when it is done. */
export interface ForecastOrder {
  order: number;
  slot: number;
  spaces: number[];
  mayBeBlocked: boolean;
  /** It may be that I cannot pay: gold, food, or evil above the top of the track (DL-53). */
  mayBeUnpaid: boolean;
  /** It may be that no trap is left (DL-A20). */
  mayFindNoTrap: boolean;
  /** It may bring me behind the line of the Paladin. */
  mayCallPaladin: boolean;
  goodsAfter: GoodsRanges;
  /** It runs without asking me again, wherever it is `plain`; otherwise it asks. */
  autoRuns: boolean;
  /** The spaces in which nothing goes wrong: neither is the Paladin called nor a later order left unpaid. */
  safeSpaces: number[];
  /** The answer that makes it run; null where the player has to choose something. */
  autoAnswer: PlanStep | null;
}

export type Bounds = (slot: number, order: number) => { best: number; worst: number } | null;

const EVERY_SPACE = Array.from({ length: SPACES }, (_, place) => place);
/** Orders that leave nothing to choose. */
const NO_CHOICE_ORDERS = [GET_FOOD, IMPROVE_REPUTATION, RECRUIT_IMPS, BUY_TRAPS];

const exactly = (count: number): NumberRange => ({ low: count, high: count });
const goodsOf = (lord: LordView): GoodsRanges => ({ gold: exactly(lord.gold), food: exactly(lord.food), imps: exactly(lord.imps - lord.busy_imps), evil: exactly(lord.evil), traps: exactly(lord.trap_count), tunnels: exactly(tunnelsOf(lord)) });
const tunnelsOf = (lord: LordView): number => lord.dug_cells.filter((cell) => !lord.conquered_cells.includes(cell) && !lord.placed_rooms.some(([place]) => place === cell)).length;

/** Where my minion stands already, or may come to. */
function spacesOf(view: View, seat: number, slot: number, order: number, bounds: Bounds): { spaces: number[]; mayBeBlocked: boolean } {
  const spots = EVERY_SPACE.map((place) => view.minion_spaces[order * SPACES + place] ?? 0);
  const placed = spots.indexOf(seat + 1);
  if (placed >= 0) return { spaces: [placed], mayBeBlocked: false };
  const found = bounds(slot, order);
  if (!found) return { spaces: EVERY_SPACE.filter((space) => !spots[space]), mayBeBlocked: true };
  return { spaces: EVERY_SPACE.filter((space) => !spots[space] && found.best <= space && space <= found.worst), mayBeBlocked: found.worst >= SPACES };
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
function goodsChange(order: number, space: Space, imps: number, tunnels: number, supply: number): Change {
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

type End = keyof NumberRange;
const ENDS = ['low', 'high'] as const;
/** In the full game the marker must be able to move all the way (DL-9, DL-53). */
const canPay = (held: GoodsRanges, space: Space, goods: End, evil: End, { terms }: View): boolean =>
  held.gold[goods] >= space.gold && held.food[goods] >= space.food && (!terms.full || !space.evil || held.evil[evil] + space.evil <= MAX_EVIL);
const within = (name: keyof GoodsRanges, count: number): number => (name === 'evil' ? Math.min(MAX_EVIL, Math.max(1, count)) : Math.max(0, count));

/** How many traps can be drawn at a space: others may have drawn theirs in the spaces before it (DL-21, DL-30, DL-A20). */
function supplyOf({ view, spaces }: ForecastTable, place: number): NumberRange {
  const discarded = view.terms.reshuffles ? total(view.sprung_traps) + total(view.lords.map((lord) => lord.discarded_trap_count)) : 0;
  const high = view.traps_left + discarded;
  const earlier = EVERY_SPACE.filter((other) => other < place && (view.stage !== EXECUTION || isLord(view.minion_spaces[BUY_TRAPS * SPACES + other])));
  const drawn = total(earlier.map((other) => spaces[BUY_TRAPS * SPACES + other].gives_traps + (view.year === 2 ? 1 : 0)));
  return { low: Math.max(0, high - drawn), high };
}
/** A minion of a player: non-player lords take up spaces and nothing else. */
const isLord = (minion: number): boolean => minion > 0 && minion <= 4;
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function after(held: GoodsRanges, order: number, spaces: number[], blocked: boolean, table: ForecastTable): GoodsRanges {
  const next = {} as GoodsRanges;
  const rows = spaces.map((place) => ({ space: table.spaces[order * SPACES + place], supply: supplyOf(table, place) }));
  for (const name of Object.keys(held) as (keyof GoodsRanges)[]) {
    const ends = rows.flatMap(({ space, supply }) => ENDS.flatMap((goods) => ENDS.map((evil) => {
      const runs = canPay(held, space, goods, evil, table.view) && (!space.gives_traps || supply[goods] > 0);
      const change = runs ? goodsChange(order, space, held.imps[goods], held.tunnels[goods], supply[goods])[name] : 0;
      return within(name, held[name][name === 'evil' ? evil : goods] + change);
    })));
    const still = blocked || !rows.length ? [held[name].low, held[name].high] : [];
    next[name] = { low: Math.min(...ends, ...still), high: Math.max(...ends, ...still) };
  }
  return next;
}

/** The answer with which an order runs: a plain one is executed, miners go as many as can where that is certain. */
function answerOf(order: number, forecast: { spaces: number[] }, spaces: Space[], held: GoodsRanges): PlanStep | null {
  if (NO_CHOICE_ORDERS.includes(order)) return { kind: 'ExecuteOrder', option: optionOf('ExecuteOrder', 'execute')! };
  if (order !== MINE_GOLD || forecast.spaces.length !== 1 || held.imps.low !== held.imps.high || held.tunnels.low !== held.tunnels.high) return null;
  const count = goodsChange(order, spaces[0], held.imps.low, held.tunnels.low, 0).gold;
  const mined = count > 0 ? optionOf('MineGold', 'mine', { count }) : null;
  return mined === null ? null : { kind: 'MineGold', option: mined };
}

interface SlotOrder {
  order: number;
  slot: number;
}

/** What stays the same while orders are walked through. */
interface ForecastTable {
  view: View;
  seat: number;
  spaces: Space[];
  bounds: Bounds;
}

/** One order after the other: what it may get, and what is left then. */
function forecastFrom(held: GoodsRanges, orders: SlotOrder[], table: ForecastTable): Omit<ForecastOrder, 'autoRuns'>[] {
  if (!orders.length) return [];
  const [{ order, slot }, ...later] = orders;
  const found = spacesOf(table.view, table.seat, slot, order, table.bounds);
  const row = found.spaces.map((place) => table.spaces[order * SPACES + place]);
  const next = after(held, order, found.spaces, found.mayBeBlocked, table);
  const pays = (space: Space): boolean => canPay(held, space, 'low', 'high', table.view);
  const isEmpty = (place: number): boolean => table.spaces[order * SPACES + place].gives_traps > 0 && !supplyOf(table, place).low;
  const calls = (then: GoodsRanges): boolean => held.evil.high < PALADIN_MARK && then.evil.high >= PALADIN_MARK;
  const isSafe = (space: Space, place: number): boolean => {
    const then = after(held, order, [place], false, table);
    return pays(space) && !isEmpty(place) && !calls(then) && !forecastFrom(then, later, table).some((forecast) => forecast.mayBeUnpaid);
  };
  const forecast = {
    order, slot, ...found,
    mayBeUnpaid: row.some((space) => !pays(space)),
    mayFindNoTrap: found.spaces.some(isEmpty),
    mayCallPaladin: calls(next),
    goodsAfter: next,
    safeSpaces: found.spaces.filter((place, at) => isSafe(row[at], place)),
    autoAnswer: answerOf(order, found, row, held),
  };
  return [forecast, ...forecastFrom(next, later, table)];
}

/** The orders in my slots as they will be executed; `autoRun` says which slots run or ask whatever happens. */
export function forecastOrders(view: View, seat: number, slots: readonly number[], spaces: Space[], bounds: Bounds, autoRun: Readonly<Record<number, boolean>>, from = 0): ForecastOrder[] {
  const lord = view.lords[seat];
  if (!lord) return [];
  let held = goodsOf(lord);
  const fee = view.terms.full && view.revealed_slots === 0 && slots[0] === HIRE_MONSTER && lord.gold > 0;
  if (fee) held = { ...held, gold: exactly(lord.gold - 1) };
  const mine = slots.flatMap((order, slot) => (order >= from && !lord.minion_slots.includes(slot) ? [{ order, slot }] : [])).sort((one, other) => one.order - other.order);
  return forecastFrom(held, mine, { view, seat, spaces, bounds }).map((forecast) => withAutoRun(forecast, autoRun[forecast.slot]));
}

/** A wish counts in every space; without one an order runs where it is plain. */
function withAutoRun(forecast: Omit<ForecastOrder, 'autoRuns'>, autoRun: boolean | undefined): ForecastOrder {
  const safeSpaces = autoRun ? forecast.spaces : forecast.safeSpaces;
  return { ...forecast, safeSpaces, autoRuns: forecast.autoAnswer !== null && (autoRun ?? safeSpaces.length > 0) };
}

/** The answers that follow by themselves: up to the first order that asks. */
export function autoRunSteps(forecasts: ForecastOrder[]): PlanStep[] {
  const first = forecasts.findIndex((forecast) => !forecast.autoRuns);
  return (first < 0 ? forecasts : forecasts.slice(0, first)).flatMap((forecast) => (forecast.autoAnswer ? { ...forecast.autoAnswer, ...conditionsOf(forecast) } : []));
}

/** An order that comes out otherwise than it was planned, or another one in its place, is asked about. */
const conditionsOf = ({ autoAnswer, order, safeSpaces }: ForecastOrder): Pick<PlanStep, 'conditions'> => (autoAnswer?.kind === 'ExecuteOrder' ? { conditions: { order: [order], place: safeSpaces } } : {});

const LOCATION_OF_ASK: Record<string, number> = { DigTunnel: DIG_TUNNELS, MineGold: MINE_GOLD, HireCreature: HIRE_MONSTER, GiveTrap: HIRE_MONSTER, FeedDemon: HIRE_MONSTER, BuildRoom: BUILD_ROOM, Spy: IMPROVE_REPUTATION, DiscardTrap: BUY_TRAPS };

/** The first location that is still to come after a question of the execution; all of them before it. */
export function nextLocation(view: View, kind: string, order: number): number {
  if (view.stage !== EXECUTION) return 0;
  return (kind === 'ExecuteOrder' ? order : (LOCATION_OF_ASK[kind] ?? -1)) + 1;
}
