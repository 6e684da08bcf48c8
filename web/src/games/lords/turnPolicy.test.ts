import {
  BUY_TRAPS,
  CHOOSING,
  EXECUTION,
  GET_FOOD,
  MINE_GOLD,
  optionOf,
  SPACES,
  type LordView,
  type View,
} from '../../generated/lords';
import { BOX } from '../../generated/lords.box';
import type { RenderedAsk } from '../../generated/wire';
import type { TurnPlan, StagedStep } from '../../lib/table/turnPlan.svelte';
import type { PlanStep } from '../gamePlugin';
import { turnPolicy, forecastOf } from './turnPolicy';
import type { LordsModel } from './model';
import { autoRun } from './orders/autoRun.svelte';
import { testLord } from './testLord';

const [FOOD, MINE, TRAPS] = [0, 1, 2];
const ORDERS = [GET_FOOD, MINE_GOLD, BUY_TRAPS];
const EXECUTE = optionOf('ExecuteOrder', 'execute')!;
/** Four tunnels and four imps can mine four gold. */
const lord = (more: Partial<LordView> = {}): LordView =>
  testLord({ gold: 2, imps: 5, dug_cells: [2, 7, 12, 17], ...more });
const asked = (kind: string, options: number[], facts: Record<string, number | number[]> = {}): RenderedAsk =>
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
  }) as RenderedAsk;
const executing = (order: number, place: number, gold = 0): RenderedAsk =>
  asked('ExecuteOrder', [0, EXECUTE], { order, place, gold: [0, gold], paladin_to: [-1, -1] });
const mining = asked('MineGold', [0, 1, 2, 3, 4], { gold: [0, 1, 2, 3, 4], workers: [0, 1, 2, 3, 5] });

interface Fake extends LordsModel {
  view: View;
  ask: RenderedAsk | null;
  turnPlan: TurnPlan;
}

let tables = 0;
/** A table whose orders can get the spaces from `best` to `worst`. */
function choosing(best: number[], worst: number[], more: Partial<LordView> = {}): Fake {
  const rows = (spaces: number[]): number[] =>
    Array.from({ length: 3 * 8 }, (_, place) => spaces[Math.floor(place / 8)]);
  const ask = asked('ChooseOrder', ORDERS, { slot: 0, best: rows(best), worst: rows(worst) });
  tables += 1;
  const view = {
    lords: [lord(more)],
    minion_spaces: Array(24).fill(0),
    terms: { full: true },
    traps_left: 20,
    sprung_traps: [],
    year: 1,
    season: tables,
    revealed_slots: 0,
    stage: CHOOSING,
    combat_round: 0,
  } as unknown as View;
  const model = { id: `table${tables}`, seat: 0, view, ask, catalogue: BOX, isInteractive: true } as unknown as Fake;
  stage(
    model,
    ORDERS.map((order) => ({ kind: 'ChooseOrder', option: order, ask })),
  );
  return model;
}

function stage(model: Fake, steps: (PlanStep & { ask: RenderedAsk; diverged?: boolean })[]): void {
  const staged = steps.map(
    (step) =>
      ({
        ...step,
        isDefault: false,
        sentence: [],
        events: [],
        preview: { diverged: step.diverged ?? true, ask: null, view: model.view },
      }) as unknown as StagedStep,
  );
  model.turnPlan = {
    steps: staged,
    finalView: model.view,
    last: staged.at(-1) ?? null,
    ask: null,
  } as unknown as TurnPlan;
}

/** Reveals the orders in these spaces. */
function reveal(model: Fake, places: number[], more: Partial<LordView> = {}): void {
  const board = Array(24).fill(0);
  ORDERS.forEach((order, slot) => (board[order * SPACES + places[slot]] = 1));
  model.view = {
    ...model.view,
    stage: EXECUTION,
    revealed_slots: 3,
    minion_spaces: board,
    lords: [lord({ slots: ORDERS, ...more })],
  };
  model.ask = null;
  stage(model, []);
}

const shown = (model: Fake): [boolean, number[]][] =>
  forecastOf(model).map(({ autoRuns: runs, safeSpaces: plain }) => [runs, plain]);
const tail = (model: Fake): PlanStep[] => turnPolicy(model).followUps!(model.turnPlan);
const ready = (model: Fake, ask: RenderedAsk): number | null =>
  turnPolicy(model).defaultAnswer(ask, model.view, model.turnPlan.steps);

test('a slot that asks is asked, also where the answer behind another one is certain by now', () => {
  const model = choosing([0, 2, 0], [1, 2, 1]);
  autoRun.set(model.view, MINE, false);
  expect(shown(model)[MINE][0]).toBe(false);
  expect(tail(model).map((step) => step.kind)).toEqual(['ExecuteOrder']); // food; nothing after the mine
  reveal(model, [0, 2, 0]);
  model.ask = executing(GET_FOOD, 0, -1);
  stage(model, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: model.ask }]);
  expect(ready(model, mining)).toBeNull();
  expect(tail(model)).toEqual([]);
});

test('what runs in some spaces does not run in another one, however certain that is by now', () => {
  const model = choosing([1, 2, 0], [1, 2, 1], { gold: 0, imps: 0 }); // no gold: only space II of the traps is free
  expect(shown(model)[TRAPS]).toEqual([true, [1]]);
  tail(model);
  reveal(model, [1, 2, 0], { gold: 5 });
  expect(shown(model).at(-1)![0]).toBe(false);
  model.ask = mining;
  stage(model, [{ kind: 'MineGold', option: 0, ask: mining }]);
  expect(ready(model, executing(BUY_TRAPS, 0, -1))).toBeNull();
  expect(tail(model)).toEqual([]);
});

test('what was confirmed runs in its spaces, also after the page was loaded again', () => {
  const model = choosing([0, 2, 0], [1, 2, 1]);
  autoRun.set(model.view, MINE, true);
  tail(model);
  const again = { ...model } as Fake;
  reveal(again, [0, 2, 1]);
  again.ask = executing(GET_FOOD, 0, -1);
  stage(again, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: again.ask }]);
  expect(ready(again, mining)).toBe(4);
  expect(tail(again).map((step) => step.kind)).toEqual(['MineGold', 'ExecuteOrder']);
  expect(tail(again)[1].conditions).toEqual({ order: [BUY_TRAPS], place: [1] });
});

test('a table whose orders were not confirmed here runs nothing by itself', () => {
  const model = choosing([0, 2, 0], [1, 2, 1]);
  reveal(model, [0, 2, 1]);
  model.ask = executing(GET_FOOD, 0, -1);
  stage(model, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: model.ask }]);
  expect([ready(model, mining), tail(model)]).toEqual([null, []]);
});

test('what has become dangerous is asked, although it was to run', () => {
  const model = choosing([1, 2, 1], [1, 2, 1]);
  expect(shown(model)[FOOD]).toEqual([true, [1]]);
  tail(model);
  reveal(model, [1, 2, 1], { evil: 9 }); // one more evil calls the Paladin
  model.ask = asked('Spy', [0, 4]);
  stage(model, [{ kind: 'Spy', option: 4, ask: model.ask }]);
  expect(ready(model, executing(GET_FOOD, 1))).toBeNull();
});

test('the last step is counted in what follows it, although nobody can know what comes next', () => {
  const model = choosing([0, 2, 0], [0, 2, 0]);
  autoRun.set(model.view, FOOD, false);
  autoRun.set(model.view, MINE, true);
  tail(model);
  reveal(model, [0, 2, 0], { gold: 1, imps: 0 });
  model.ask = executing(GET_FOOD, 0, -1);
  stage(model, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: model.ask }]);
  expect(forecastOf(model).find((forecast) => forecast.order === BUY_TRAPS)).toMatchObject({
    mayBeUnpaid: true,
    autoRuns: false,
  });
});

test('a plan of a battle ends with its round', () => {
  const model = choosing([0, 2, 0], [0, 2, 0]);
  model.view = { ...model.view, combat_round: 3 };
  const next = asked('PlanBattle', [38]);
  expect(turnPolicy(model).endsBefore!(next, { ...model.view, combat_round: 4 })).toBe(true);
  expect(turnPolicy(model).endsBefore!(next, model.view)).toBe(false);
});
