import {
  BUY_TRAPS,
  CHOOSING,
  EXECUTION,
  GET_FOOD,
  MINE_GOLD,
  optionOf,
  type Ask,
  type LordView,
  type OrderForecast,
  type Types,
  type View,
} from '../../generated/lords';
import { BOX } from '../../generated/lords.box';
import type { TurnPlan, StagedStep } from '../../lib/table/turnPlan.svelte';
import type { PlanStep } from '../../lib/table/gameTypes';
import { turnPolicy, forecastOf } from './turnPolicy';
import type { LordsModel } from './model';
import { autoRun } from './orders/autoRun.svelte';
import { testForecast, testLord } from './testLord';

const [FOOD, MINE, TRAPS] = [0, 1, 2];
const ORDERS = [GET_FOOD, MINE_GOLD, BUY_TRAPS];
const EXECUTE = optionOf('ExecuteOrder', 'execute')!;
/** Four tunnels, four imps and a foreman can mine four gold. */
const lord = (more: Partial<LordView> = {}): LordView =>
  testLord({ gold: 2, imps: 5, dug_cells: [2, 7, 12, 17], ...more });
const asked = (kind: Ask['kind'], options: number[], facts: Record<string, number | number[]> = {}): Ask =>
  ({
    kind,
    clause: '',
    seat: 0,
    options,
    facts,
    prompt: [],
    option_sentences: [],
    hides_timing: false,
    form_sentences: {},
    after: 0,
  }) as unknown as Ask;
const executing = (order: number, place: number, gold = 0): Ask =>
  asked('ExecuteOrder', [0, EXECUTE], { order, place, gold: [0, gold], paladin_to: [-1, -1] });
const mining = asked('MineGold', [0, 1, 2, 3, 4], { gold: [0, 1, 2, 3, 4], workers: [0, 1, 2, 3, 5] });

interface Fake extends LordsModel {
  view: View;
  ask: Ask | null;
  turnPlan: TurnPlan<Types>;
}

let tables = 0;
/** The rows of food, gold and traps, in these spaces. */
const rows = (spaces: number[][], more: Partial<OrderForecast>[] = []): OrderForecast[] =>
  ORDERS.map((order, slot) =>
    testForecast({
      slot,
      order,
      spaces: spaces[slot],
      safe_spaces: spaces[slot],
      ...(order === MINE_GOLD ? { question: 'MineGold', option: 4 } : { question: 'ExecuteOrder', option: EXECUTE }),
      ...more[slot],
    }),
  );
const forecastWith = (orders: OrderForecast[]): View['forecast'] => ({
  hire_fee: 0,
  orders,
  events: [],
  with_last: [],
});
/** The last rows; the first of them is being executed. */
const from = (slot: number, orders: OrderForecast[]): OrderForecast[] =>
  orders.slice(slot).map((row, index) => ({ ...row, is_current: index === 0 }));

/** A table at which three orders are staged. */
function choosing(orders: OrderForecast[]): Fake {
  const ask = asked('ChooseOrder', ORDERS);
  tables += 1;
  const view = {
    lords: [lord()],
    season: tables,
    stage: CHOOSING,
    combat_round: 0,
    forecast: forecastWith(orders),
  } as unknown as View;
  const model = { id: `table${tables}`, seat: 0, view, ask, catalogue: BOX, isInteractive: true } as unknown as Fake;
  stage(
    model,
    ORDERS.map((order) => ({ kind: 'ChooseOrder', option: order, ask, diverged: false })),
  );
  return model;
}

function stage(model: Fake, steps: (PlanStep<Types> & { ask: Ask; diverged?: boolean })[]): void {
  const staged = steps.map(
    (step) =>
      ({
        ...step,
        isDefault: false,
        sentence: [],
        events: [],
        preview: { diverged: step.diverged ?? true, ask: null, view: model.view },
      }) as unknown as StagedStep<Types>,
  );
  model.turnPlan = {
    steps: staged,
    finalView: model.view,
    last: staged.at(-1) ?? null,
    ask: null,
  } as unknown as TurnPlan<Types>;
}

/** Reveals the orders; the answer to this question is staged. */
function reveal(model: Fake, orders: OrderForecast[], kind: Ask['kind'], option: number): void {
  model.view = { ...model.view, stage: EXECUTION, lords: [lord({ slots: ORDERS })], forecast: forecastWith(orders) };
  model.ask = asked(kind, [option]);
  stage(model, [{ kind, option, ask: model.ask, diverged: false }]);
}

const shown = (model: Fake): [boolean, number[]][] =>
  forecastOf(model).map(({ autoRuns: runs, safeSpaces: plain }) => [runs, plain]);
const tail = (model: Fake): PlanStep<Types>[] => turnPolicy(model).followUps!(model.turnPlan);
const ready = (model: Fake, ask: Ask): number | null =>
  turnPolicy(model).defaultAnswer(ask, model.view, model.turnPlan.steps);

test('a slot that asks is asked, also where the answer behind another one is certain by now', () => {
  const model = choosing(rows([[0, 1], [2], [0, 1]]));
  autoRun.set(model.view, MINE, false);
  expect(shown(model)[MINE][0]).toBe(false);
  expect(tail(model).map((step) => step.kind)).toEqual(['ExecuteOrder']); // food; nothing after the mine
  reveal(model, from(MINE, rows([[0], [2], [0]])), 'ExecuteOrder', EXECUTE);
  expect(ready(model, mining)).toBeNull();
});

test('what runs in some spaces does not run in another one, however certain that is by now', () => {
  const model = choosing(rows([[1], [2], [0, 1]], [{}, {}, { safe_spaces: [1] }]));
  expect(shown(model)[TRAPS]).toEqual([true, [1]]);
  tail(model);
  reveal(model, from(TRAPS, rows([[1], [2], [0]])), 'MineGold', 4);
  expect(ready(model, executing(BUY_TRAPS, 0))).toBeNull();
  expect(tail(model)).toEqual([]);
});

test('what was confirmed runs in its spaces, also after the page was loaded again', () => {
  const model = choosing(rows([[0, 1], [2], [0, 1]]));
  tail(model);
  const again = { ...model } as Fake;
  reveal(again, from(MINE, rows([[0], [2], [1]])), 'ExecuteOrder', EXECUTE);
  expect(ready(again, mining)).toBe(4);
  expect(tail(again)).toMatchObject([{ kind: 'ExecuteOrder', conditions: { order: [BUY_TRAPS], place: [1] } }]);
});

test('a table whose orders were not confirmed here runs nothing by itself', () => {
  const model = choosing(rows([[0], [2], [1]]));
  reveal(model, from(MINE, rows([[0], [2], [1]])), 'ExecuteOrder', EXECUTE);
  expect([ready(model, mining), tail(model)]).toEqual([null, []]);
});

test('what has become dangerous is asked, although it was to run', () => {
  const model = choosing(rows([[1], [2], [1]]));
  expect(shown(model)[FOOD]).toEqual([true, [1]]);
  tail(model);
  reveal(model, from(FOOD, rows([[1], [2], [1]], [{ may_call_paladin: true, safe_spaces: [] }])), 'Spy', 4);
  expect(ready(model, executing(GET_FOOD, 1))).toBeNull();
});

test('the last choice of a table shows the forecast of its order', () => {
  const model = choosing(rows([[0], [2], [1]]).slice(0, 2));
  model.view.forecast.with_last[BUY_TRAPS] = { orders: rows([[0], [2], [1]]), events: [] };
  stage(model, [{ kind: 'ChooseOrder', option: BUY_TRAPS, ask: asked('ChooseOrder', ORDERS), diverged: true }]);
  expect(forecastOf(model).map((row) => row.order)).toEqual(ORDERS);
});

test('a plan of a battle ends with its round', () => {
  const model = choosing([]);
  model.view = { ...model.view, combat_round: 3 };
  const next = asked('PlanBattle', [38]);
  expect(turnPolicy(model).endsBefore!(next, { ...model.view, combat_round: 4 })).toBe(true);
  expect(turnPolicy(model).endsBefore!(next, model.view)).toBe(false);
});
