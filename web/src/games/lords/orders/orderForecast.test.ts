import { BUY_TRAPS, DIG_TUNNELS, GET_FOOD, optionOf, RECRUIT_IMPS, type OrderForecast } from '../../../generated/lords';
import { testForecast } from '../testLord';
import { autoRunSteps, withAutoRun } from './orderForecast';

const EXECUTE = optionOf('ExecuteOrder', 'execute')!;
const row = (order: number, more: Partial<OrderForecast> = {}): OrderForecast =>
  testForecast({ order, question: 'ExecuteOrder', option: EXECUTE, ...more });

test('an order runs in its safe spaces unless the player decides otherwise', () => {
  const food = row(GET_FOOD, { spaces: [0, 1, 2], safe_spaces: [0, 1] });
  expect(withAutoRun(food, undefined)).toMatchObject({ autoRuns: true, safeSpaces: [0, 1] });
  expect(withAutoRun(food, true)).toMatchObject({ autoRuns: true, safeSpaces: [0, 1, 2] });
  expect(withAutoRun(food, false)).toMatchObject({ autoRuns: false });
  expect(withAutoRun({ ...food, safe_spaces: [] }, undefined).autoRuns).toBe(false);
  expect(withAutoRun(row(DIG_TUNNELS, { question: '', option: -1 }), true)).toMatchObject({
    autoAnswer: null,
    autoRuns: false,
  });
});

test('automatic answers end at the first order that asks, and are bound to their order and spaces', () => {
  const execute = (order: number) => ({
    kind: 'ExecuteOrder',
    option: EXECUTE,
    conditions: { order: [order], place: [0] },
  });
  const rows = [row(GET_FOOD), row(RECRUIT_IMPS), row(BUY_TRAPS)].map((one) => withAutoRun(one, undefined));
  expect(autoRunSteps(rows)).toEqual([GET_FOOD, RECRUIT_IMPS, BUY_TRAPS].map(execute));
  expect(autoRunSteps([rows[0], { ...rows[1], autoRuns: false }, rows[2]])).toEqual([execute(GET_FOOD)]);
});
