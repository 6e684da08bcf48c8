// Forecasts my orders in execution order, with the goods left after each. It adds up the printed costs and gains.
import {
  BUILD_ROOM,
  BUY_TRAPS,
  DIG_TUNNELS,
  EXECUTION,
  GET_FOOD,
  HIRE_MONSTER,
  IMPROVE_REPUTATION,
  PALADIN_MARK,
  MINE_GOLD,
  optionOf,
  RECRUIT_IMPS,
  SPACES,
  MAX_EVIL,
  type LordView,
  type Space,
  type View,
} from '../../../generated/lords';
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
  /** Tunnels where imps can mine; tunnels dug in the same round count. */
  tunnels: NumberRange;
}

/** One of my orders: the spaces that it may get, and the goods after it. */
export interface ForecastOrder {
  order: number;
  slot: number;
  spaces: number[];
  mayBeBlocked: boolean;
  /** The payment may fail: gold, food, or evil beyond the end of the track (DL-53). */
  mayBeUnpaid: boolean;
  /** There may be no trap left (DL-A20). */
  mayFindNoTrap: boolean;
  /** It may move me beyond the Paladin's line. */
  mayCallPaladin: boolean;
  goodsAfter: GoodsRanges;
  /** It runs without another question in its `safeSpaces`. */
  autoRuns: boolean;
  /** The spaces without a problem: the Paladin is not called, and every later order can be paid. */
  safeSpaces: number[];
  /** The answer that runs it; null if the player has to choose something. */
  autoAnswer: PlanStep | null;
}

export type Bounds = (slot: number, order: number) => { best: number; worst: number } | null;

const EVERY_SPACE = Array.from({ length: SPACES }, (_, place) => place);
/** Orders without a choice. */
const NO_CHOICE_ORDERS = [GET_FOOD, IMPROVE_REPUTATION, RECRUIT_IMPS, BUY_TRAPS];

const exactly = (count: number): NumberRange => ({ low: count, high: count });
const goodsOf = (lord: LordView): GoodsRanges => ({
  gold: exactly(lord.gold),
  food: exactly(lord.food),
  imps: exactly(lord.imps - lord.busy_imps),
  evil: exactly(lord.evil),
  traps: exactly(lord.trap_count),
  tunnels: exactly(tunnelsOf(lord)),
});
const tunnelsOf = (lord: LordView): number =>
  lord.dug_cells.filter(
    (cell) => !lord.conquered_cells.includes(cell) && !lord.placed_rooms.some(([place]) => place === cell),
  ).length;

/** The space of my minion, or all spaces that it may get. */
function spacesOf(
  view: View,
  seat: number,
  slot: number,
  order: number,
  bounds: Bounds,
): { spaces: number[]; mayBeBlocked: boolean } {
  const spots = EVERY_SPACE.map((place) => view.minion_spaces[order * SPACES + place] ?? 0);
  const placed = spots.indexOf(seat + 1);
  if (placed >= 0) return { spaces: [placed], mayBeBlocked: false };
  const found = bounds(slot, order);
  if (!found) return { spaces: EVERY_SPACE.filter((space) => !spots[space]), mayBeBlocked: true };
  return {
    spaces: EVERY_SPACE.filter((space) => !spots[space] && found.best <= space && space <= found.worst),
    mayBeBlocked: found.worst >= SPACES,
  };
}

interface Change {
  gold: number;
  food: number;
  imps: number;
  evil: number;
  traps: number;
  tunnels: number;
}

/** The change by a space, given the free imps, tunnels and traps to draw. */
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
  held.gold[goods] >= space.gold &&
  held.food[goods] >= space.food &&
  (!terms.full || !space.evil || held.evil[evil] + space.evil <= MAX_EVIL);
const within = (name: keyof GoodsRanges, count: number): number =>
  name === 'evil' ? Math.min(MAX_EVIL, Math.max(1, count)) : Math.max(0, count);

/** The number of traps to draw at a space. Lords in earlier spaces may have drawn theirs (DL-21, DL-30, DL-A20). */
function supplyOf({ view, spaces }: ForecastTable, place: number): NumberRange {
  const discarded = view.terms.reshuffles
    ? total(view.sprung_traps) + total(view.lords.map((lord) => lord.discarded_trap_count))
    : 0;
  const high = view.traps_left + discarded;
  const earlier = EVERY_SPACE.filter(
    (other) => other < place && (view.stage !== EXECUTION || isLord(view.minion_spaces[BUY_TRAPS * SPACES + other])),
  );
  const drawn = total(
    earlier.map((other) => spaces[BUY_TRAPS * SPACES + other].gives_traps + (view.year === 2 ? 1 : 0)),
  );
  return { low: Math.max(0, high - drawn), high };
}
/** Whether a minion is a player's; non-player lords only occupy spaces. */
const isLord = (minion: number): boolean => minion > 0 && minion <= 4;
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function after(
  held: GoodsRanges,
  order: number,
  spaces: number[],
  blocked: boolean,
  table: ForecastTable,
): GoodsRanges {
  const next = {} as GoodsRanges;
  const rows = spaces.map((place) => ({ space: table.spaces[order * SPACES + place], supply: supplyOf(table, place) }));
  for (const name of Object.keys(held) as (keyof GoodsRanges)[]) {
    const ends = rows.flatMap(({ space, supply }) =>
      ENDS.flatMap((goods) =>
        ENDS.map((evil) => {
          const runs = canPay(held, space, goods, evil, table.view) && (!space.gives_traps || supply[goods] > 0);
          const change = runs
            ? goodsChange(order, space, held.imps[goods], held.tunnels[goods], supply[goods])[name]
            : 0;
          return within(name, held[name][name === 'evil' ? evil : goods] + change);
        }),
      ),
    );
    const still = blocked || !rows.length ? [held[name].low, held[name].high] : [];
    next[name] = { low: Math.min(...ends, ...still), high: Math.max(...ends, ...still) };
  }
  return next;
}

/** The answer that runs an order: execute it, or mine with all imps if their number is certain. */
function answerOf(order: number, forecast: { spaces: number[] }, spaces: Space[], held: GoodsRanges): PlanStep | null {
  if (NO_CHOICE_ORDERS.includes(order)) return { kind: 'ExecuteOrder', option: optionOf('ExecuteOrder', 'execute')! };
  if (
    order !== MINE_GOLD ||
    forecast.spaces.length !== 1 ||
    held.imps.low !== held.imps.high ||
    held.tunnels.low !== held.tunnels.high
  )
    return null;
  const count = goodsChange(order, spaces[0], held.imps.low, held.tunnels.low, 0).gold;
  const mined = count > 0 ? optionOf('MineGold', 'mine', { count }) : null;
  return mined === null ? null : { kind: 'MineGold', option: mined };
}

interface SlotOrder {
  order: number;
  slot: number;
}

/** The parts that stay the same for all orders. */
interface ForecastTable {
  view: View;
  seat: number;
  spaces: Space[];
  bounds: Bounds;
}

/** Forecasts one order after the other: its spaces, and the goods left. */
function forecastFrom(held: GoodsRanges, orders: SlotOrder[], table: ForecastTable): Omit<ForecastOrder, 'autoRuns'>[] {
  if (!orders.length) return [];
  const [{ order, slot }, ...later] = orders;
  const found = spacesOf(table.view, table.seat, slot, order, table.bounds);
  const row = found.spaces.map((place) => table.spaces[order * SPACES + place]);
  const next = after(held, order, found.spaces, found.mayBeBlocked, table);
  const pays = (space: Space): boolean => canPay(held, space, 'low', 'high', table.view);
  const isEmpty = (place: number): boolean =>
    table.spaces[order * SPACES + place].gives_traps > 0 && !supplyOf(table, place).low;
  const calls = (then: GoodsRanges): boolean => held.evil.high < PALADIN_MARK && then.evil.high >= PALADIN_MARK;
  const isSafe = (space: Space, place: number): boolean => {
    const then = after(held, order, [place], false, table);
    return (
      pays(space) &&
      !isEmpty(place) &&
      !calls(then) &&
      !forecastFrom(then, later, table).some((forecast) => forecast.mayBeUnpaid)
    );
  };
  const forecast = {
    order,
    slot,
    ...found,
    mayBeUnpaid: row.some((space) => !pays(space)),
    mayFindNoTrap: found.spaces.some(isEmpty),
    mayCallPaladin: calls(next),
    goodsAfter: next,
    safeSpaces: found.spaces.filter((place, at) => isSafe(row[at], place)),
    autoAnswer: answerOf(order, found, row, held),
  };
  return [forecast, ...forecastFrom(next, later, table)];
}

/** Forecasts the orders in my slots; `autoRun` forces slots to run or to ask. */
export function forecastOrders(
  view: View,
  seat: number,
  slots: readonly number[],
  spaces: Space[],
  bounds: Bounds,
  autoRun: Readonly<Record<number, boolean>>,
  from = 0,
): ForecastOrder[] {
  const lord = view.lords[seat];
  if (!lord) return [];
  let held = goodsOf(lord);
  const fee = view.terms.full && view.revealed_slots === 0 && slots[0] === HIRE_MONSTER && lord.gold > 0;
  if (fee) held = { ...held, gold: exactly(lord.gold - 1) };
  const mine = slots
    .flatMap((order, slot) => (order >= from && !lord.minion_slots.includes(slot) ? [{ order, slot }] : []))
    .sort((one, other) => one.order - other.order);
  return forecastFrom(held, mine, { view, seat, spaces, bounds }).map((forecast) =>
    withAutoRun(forecast, autoRun[forecast.slot]),
  );
}

/** A forced slot runs in every space; otherwise an order runs in its safe spaces. */
function withAutoRun(forecast: Omit<ForecastOrder, 'autoRuns'>, autoRun: boolean | undefined): ForecastOrder {
  const safeSpaces = autoRun ? forecast.spaces : forecast.safeSpaces;
  return { ...forecast, safeSpaces, autoRuns: forecast.autoAnswer !== null && (autoRun ?? safeSpaces.length > 0) };
}

/** The automatic answers, up to the first order that asks. */
export function autoRunSteps(forecasts: ForecastOrder[]): PlanStep[] {
  const first = forecasts.findIndex((forecast) => !forecast.autoRuns);
  return (first < 0 ? forecasts : forecasts.slice(0, first)).flatMap((forecast) =>
    forecast.autoAnswer ? { ...forecast.autoAnswer, ...conditionsOf(forecast) } : [],
  );
}

/** The conditions of an automatic answer; the order asks if its space or the order itself is different. */
const conditionsOf = ({ autoAnswer, order, safeSpaces }: ForecastOrder): Pick<PlanStep, 'conditions'> =>
  autoAnswer?.kind === 'ExecuteOrder' ? { conditions: { order: [order], place: safeSpaces } } : {};

const LOCATION_OF_ASK: Record<string, number> = {
  DigTunnel: DIG_TUNNELS,
  MineGold: MINE_GOLD,
  HireCreature: HIRE_MONSTER,
  GiveTrap: HIRE_MONSTER,
  FeedDemon: HIRE_MONSTER,
  BuildRoom: BUILD_ROOM,
  Spy: IMPROVE_REPUTATION,
  DiscardTrap: BUY_TRAPS,
};

/** The first location that is executed after a question; 0 before the execution. */
export function nextLocation(view: View, kind: string, order: number): number {
  if (view.stage !== EXECUTION) return 0;
  return (kind === 'ExecuteOrder' ? order : (LOCATION_OF_ASK[kind] ?? -1)) + 1;
}
