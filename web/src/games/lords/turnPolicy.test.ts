import { BUY_TRAPS, CHOOSING, EXECUTION, GET_FOOD, MINE_GOLD, NO_ORDER, optionOf, SPACES, type LordView, type View } from '../../generated/lords';
import { BOX } from '../../generated/lords.box';
import type { RenderedAsk } from '../../generated/wire';
import type { TurnPlan, StagedStep } from '../../lib/table/turnPlan.svelte';
import type { PlanStep } from '../gamePlugin';
import { manner, stopsOf } from './turnPolicy';
import type { LordsPlay } from './model';
import { wishes } from './orders/autoRun.svelte';

const [FOOD, MINE, TRAPS] = [0, 1, 2];
const ORDERS = [GET_FOOD, MINE_GOLD, BUY_TRAPS];
const EXECUTE = optionOf('ExecuteOrder', 'execute')!;
/** Four tunnels and four imps: four gold can be mined. */
const lord = (more: Partial<LordView> = {}): LordView => ({
  evil: 5, gold: 2, food: 3, imps: 5, busy_imps: 0, busy_trolls: 0, room_uses: 0, dug_cells: [2, 7, 12, 17], conquered_cells: [], placed_rooms: [], trap_count: 0, traps: [], discarded_trap_count: 0, discarded_traps: [], lair: [], knocked_out: [], unpaid_creatures: [], party: [], prisoners: [], tax_cubes: 0,
  inaccessible_orders: [], drawn_orders: [], opening_decided: 0, slots: [NO_ORDER, NO_ORDER, NO_ORDER], hand: [], minion_slots: [], spied_cards: [], secret_pick: NO_ORDER, plan_stage: 0, plan_cell: -1, plan_trap_count: 0, plan_traps: [], plan_creatures: [], ...more,
});
const asked = (kind: string, options: number[], facts: Record<string, number | number[]> = {}): RenderedAsk => ({ kind, clause: '', seat: 0, options, facts, prompt: [], told: [], hides_timing: false, plain: {}, after: 0 }) as RenderedAsk;
const executing = (order: number, place: number, gold = 0): RenderedAsk => asked('ExecuteOrder', [0, EXECUTE], { order, place, gold: [0, gold], paladin: [-1, -1] });
const mining = asked('MineGold', [0, 1, 2, 3, 4], { gold: [0, 1, 2, 3, 4], workers: [0, 1, 2, 3, 5] });

interface Fake extends LordsPlay {
  view: View;
  ask: RenderedAsk | null;
  turnPlan: TurnPlan;
}

let tables = 0;
/** A table at which the orders can get the spaces from `best` to `worst`. */
function choosing(best: number[], worst: number[], more: Partial<LordView> = {}): Fake {
  const rows = (spaces: number[]): number[] => Array.from({ length: 3 * 8 }, (_, place) => spaces[Math.floor(place / 8)]);
  const ask = asked('ChooseOrder', ORDERS, { slot: 0, best: rows(best), worst: rows(worst) });
  tables += 1;
  const view = { lords: [lord(more)], minion_spaces: Array(24).fill(0), terms: { full: true }, traps_left: 20, sprung_traps: [], year: 1, season: tables, revealed_slots: 0, stage: CHOOSING, combat_round: 0 } as unknown as View;
  const play = { id: `table${tables}`, seat: 0, view, ask, catalogue: BOX, isInteractive: true } as unknown as Fake;
  stage(play, ORDERS.map((order) => ({ kind: 'ChooseOrder', option: order, ask })));
  return play;
}

function stage(play: Fake, steps: (PlanStep & { ask: RenderedAsk; parted?: boolean })[]): void {
  const staged = steps.map((step) => ({ ...step, isDefault: false, sentence: [], events: [], preview: { parted: step.parted ?? true, ask: null, view: play.view } }) as unknown as StagedStep);
  play.turnPlan = { steps: staged, finalView: play.view, last: staged.at(-1) ?? null, ask: null } as unknown as TurnPlan;
}

/** The orders are turned up and lie in these spaces. */
function reveal(play: Fake, places: number[], more: Partial<LordView> = {}): void {
  const board = Array(24).fill(0);
  ORDERS.forEach((order, slot) => (board[order * SPACES + places[slot]] = 1));
  play.view = { ...play.view, stage: EXECUTION, revealed_slots: 3, minion_spaces: board, lords: [lord({ slots: ORDERS, ...more })] };
  play.ask = null;
  stage(play, []);
}

const shown = (play: Fake): [boolean, number[]][] => stopsOf(play).map(({ runs, plain }) => [runs, plain]);
const tail = (play: Fake): PlanStep[] => manner(play).followUps!(play.turnPlan);
const ready = (play: Fake, ask: RenderedAsk): number | null => manner(play).defaultAnswer(ask, play.view, play.turnPlan.steps);

test('a slot that asks is asked, also where the answer behind another one is certain by now', () => {
  const play = choosing([0, 2, 0], [1, 2, 1]);
  wishes.wish(play.view, MINE, false);
  expect(shown(play)[MINE][0]).toBe(false);
  expect(tail(play).map((step) => step.kind)).toEqual(['ExecuteOrder']); // food, and nothing behind the mine
  reveal(play, [0, 2, 0]);
  play.ask = executing(GET_FOOD, 0, -1);
  stage(play, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: play.ask }]);
  expect(ready(play, mining)).toBeNull();
  expect(tail(play)).toEqual([]);
});

test('what runs in some spaces does not run in another one, however certain that is by now', () => {
  const play = choosing([1, 2, 0], [1, 2, 1], { gold: 0, imps: 0 }); // no gold: only space II of the traps is free
  expect(shown(play)[TRAPS]).toEqual([true, [1]]);
  tail(play);
  reveal(play, [1, 2, 0], { gold: 5 });
  expect(shown(play).at(-1)![0]).toBe(false);
  play.ask = mining;
  stage(play, [{ kind: 'MineGold', option: 0, ask: mining }]);
  expect(ready(play, executing(BUY_TRAPS, 0, -1))).toBeNull();
  expect(tail(play)).toEqual([]);
});

test('what was confirmed runs in its spaces, also after the page was loaded again', () => {
  const play = choosing([0, 2, 0], [1, 2, 1]);
  wishes.wish(play.view, MINE, true);
  tail(play);
  const again = { ...play } as Fake;
  reveal(again, [0, 2, 1]);
  again.ask = executing(GET_FOOD, 0, -1);
  stage(again, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: again.ask }]);
  expect(ready(again, mining)).toBe(4);
  expect(tail(again).map((step) => step.kind)).toEqual(['MineGold', 'ExecuteOrder']);
  expect(tail(again)[1].conditions).toEqual({ order: [BUY_TRAPS], place: [1] });
});

test('a table whose orders were not confirmed here runs nothing by itself', () => {
  const play = choosing([0, 2, 0], [1, 2, 1]);
  reveal(play, [0, 2, 1]);
  play.ask = executing(GET_FOOD, 0, -1);
  stage(play, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: play.ask }]);
  expect([ready(play, mining), tail(play)]).toEqual([null, []]);
});

test('what has become dangerous is asked, although it was to run', () => {
  const play = choosing([1, 2, 1], [1, 2, 1]);
  expect(shown(play)[FOOD]).toEqual([true, [1]]);
  tail(play);
  reveal(play, [1, 2, 1], { evil: 9 }); // one more evil calls the Paladin
  play.ask = asked('Spy', [0, 4]);
  stage(play, [{ kind: 'Spy', option: 4, ask: play.ask }]);
  expect(ready(play, executing(GET_FOOD, 1))).toBeNull();
});

test('the last step is counted in what follows it, although nobody can know what comes next', () => {
  const play = choosing([0, 2, 0], [0, 2, 0]);
  wishes.wish(play.view, FOOD, false);
  wishes.wish(play.view, MINE, true);
  tail(play);
  reveal(play, [0, 2, 0], { gold: 1, imps: 0 });
  play.ask = executing(GET_FOOD, 0, -1);
  stage(play, [{ kind: 'ExecuteOrder', option: EXECUTE, ask: play.ask }]);
  expect(stopsOf(play).find((stop) => stop.order === BUY_TRAPS)).toMatchObject({ short: true, runs: false });
});

test('a plan of a battle ends with its round', () => {
  const play = choosing([0, 2, 0], [0, 2, 0]);
  play.view = { ...play.view, combat_round: 3 };
  const next = asked('PlanBattle', [38]);
  expect(manner(play).endsBefore!(next, { ...play.view, combat_round: 4 })).toBe(true);
  expect(manner(play).endsBefore!(next, play.view)).toBe(false);
});
