import {
  BUY_TRAPS,
  CHOOSING,
  DIG_TUNNELS,
  EXECUTION,
  GET_FOOD,
  HIRE_MONSTER,
  MINE_GOLD,
  NO_ORDER,
  optionOf,
  RECRUIT_IMPS,
  type LordView,
  type View,
} from '../../../generated/lords';
import { BOX } from '../../../generated/lords.box';
import { EDGES, ORDER_SAMPLES } from '../../../generated/lords.orders';
import { testLord as lord } from '../testLord';
import { nextLocation, forecastOrders, autoRunSteps } from './orderForecast';

const view = (mine: LordView, more: Partial<View> = {}): View =>
  ({
    lords: [mine],
    minion_spaces: Array(24).fill(0),
    terms: { full: true },
    traps_left: 27,
    sprung_traps: [],
    year: 1,
    revealed_slots: 0,
    stage: CHOOSING,
    ...more,
  }) as View;
const sure = (place: number) => () => ({ best: place, worst: place });
const forecast = (slots: number[], bounds = sure(0), mine = lord(), autoRun = {}) =>
  forecastOrders(view(mine), 0, slots, BOX.spaces, bounds, autoRun);
const range = (low: number, high: number) => ({ low, high });

test('orders stand as they are executed, not as they are played', () => {
  expect(forecast([BUY_TRAPS, GET_FOOD, MINE_GOLD]).map(({ order, slot }) => [order, slot])).toEqual([
    [GET_FOOD, 1],
    [MINE_GOLD, 2],
    [BUY_TRAPS, 0],
  ]);
});

test('a sure space gives sure goods, one after the other', () => {
  const [food, mine, traps] = forecast([GET_FOOD, MINE_GOLD, BUY_TRAPS]);
  expect(food.goodsAfter).toMatchObject({ gold: range(2, 2), food: range(5, 5) });
  expect(mine.goodsAfter).toMatchObject({ gold: range(4, 4), imps: range(1, 1) });
  expect(traps.goodsAfter).toMatchObject({ gold: range(3, 3), traps: range(1, 1) });
});

test('several spaces give a range, and a minion that may be blocked may bring nothing', () => {
  const [food] = forecast([GET_FOOD], () => ({ best: 0, worst: 3 }));
  expect(food).toMatchObject({ spaces: [0, 1, 2], mayBeBlocked: true, mayCallPaladin: false });
  expect(food.goodsAfter).toMatchObject({ gold: range(2, 4), food: range(3, 6), evil: range(5, 7) });
});

test('hiring as the first order costs a gold before anything is executed', () => {
  const [food] = forecast([HIRE_MONSTER, GET_FOOD, NO_ORDER]);
  expect(food.goodsAfter.gold).toEqual(range(1, 1));
});

test('safe orders run automatically unless the player turns that off', () => {
  expect(forecast([GET_FOOD, RECRUIT_IMPS, DIG_TUNNELS]).map((forecast) => forecast.autoRuns)).toEqual([
    true,
    false,
    true,
  ]);
  expect(forecast([GET_FOOD], sure(1), lord({ evil: 9 }))[0]).toMatchObject({ mayCallPaladin: true, autoRuns: false });
  expect(
    forecast([GET_FOOD, BUY_TRAPS, NO_ORDER], sure(0), lord({ gold: 1 })).map((forecast) => forecast.autoRuns),
  ).toEqual([false, false]);
  expect(
    forecast([GET_FOOD, BUY_TRAPS, NO_ORDER], sure(0), lord({ gold: 1 }), { 0: true }).map(
      (forecast) => forecast.autoRuns,
    ),
  ).toEqual([true, false]);
  expect(forecast([GET_FOOD], sure(0), lord(), { 0: false })[0].autoRuns).toBe(false);
});

test('an order that gets a worse space than hoped for asks where its plan is no longer plain', () => {
  const anywhere = () => ({ best: 0, worst: 2 });
  const [food] = forecast([GET_FOOD], anywhere, lord({ evil: 8 })); // space III costs two evil: the Paladin
  expect(food).toMatchObject({ spaces: [0, 1, 2], safeSpaces: [0, 1], autoRuns: true, mayCallPaladin: true });
  expect(autoRunSteps([food])[0].conditions).toEqual({ order: [GET_FOOD], place: [0, 1] });
  const [first] = forecast([GET_FOOD, BUY_TRAPS, NO_ORDER], anywhere, lord({ gold: 2 })); // 1 gold for food leaves too little for two traps
  expect(first.safeSpaces).toEqual([1, 2]);
});

test('what follows by itself ends at the first order that asks, and is bound to its order and spaces', () => {
  const execute = (order: number) => ({
    kind: 'ExecuteOrder',
    option: optionOf('ExecuteOrder', 'execute'),
    conditions: { order: [order], place: [0] },
  });
  expect(autoRunSteps(forecast([GET_FOOD, RECRUIT_IMPS, BUY_TRAPS]))).toEqual([
    execute(GET_FOOD),
    execute(RECRUIT_IMPS),
    execute(BUY_TRAPS),
  ]);
  expect(autoRunSteps(forecast([GET_FOOD, DIG_TUNNELS, BUY_TRAPS]))).toEqual([execute(GET_FOOD)]);
  expect(autoRunSteps(forecast([MINE_GOLD]))).toEqual([
    { kind: 'MineGold', option: optionOf('MineGold', 'mine', { count: 2 }) },
  ]);
});

test('after a question of the execution only later locations are to come', () => {
  const running = view(lord(), { stage: EXECUTION });
  expect(nextLocation(running, 'ExecuteOrder', GET_FOOD)).toBe(GET_FOOD + 1);
  expect(nextLocation(running, 'DigTunnel', 0)).toBe(DIG_TUNNELS + 1);
});

test('in running games the forecast says what the engine then does, order by order', () => {
  expect(ORDER_SAMPLES.length).toBe(150);
  let compared = 0;
  for (const { seat, lord: sample, minion_spaces, full, after } of ORDER_SAMPLES) {
    const mine = lord(sample);
    const running = {
      ...view(mine, { stage: EXECUTION, revealed_slots: 3, minion_spaces }),
      lords: Array(4).fill(mine),
      terms: { full },
    } as View;
    const forecasts = forecastOrders(running, seat, mine.slots, BOX.spaces, () => null, {});
    for (const [order, gold, food, imps, evil, traps] of after) {
      const left = forecasts.find((forecast) => forecast.order === order)!.goodsAfter;
      const said = {
        gold: left.gold,
        food: left.food,
        evil: left.evil,
        traps: left.traps,
        ...(imps < 0 ? {} : { imps: left.imps }),
      };
      const done = {
        gold: range(gold, gold),
        food: range(food, food),
        evil: range(evil, evil),
        traps: range(traps, traps),
        ...(imps < 0 ? {} : { imps: range(imps, imps) }),
      };
      expect([order, said]).toEqual([order, done]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('at the top of the Evilometer and without traps the forecast says what the engine then does', () => {
  const met = new Set<string>();
  for (const { seat, lord: sample, minion_spaces, full, traps_left, sprung_traps, year, after } of EDGES) {
    const mine = lord(sample);
    const running = {
      ...view(mine, { stage: EXECUTION, revealed_slots: 3, minion_spaces, traps_left, sprung_traps, year }),
      lords: Array(4).fill(mine),
      terms: { full },
    } as View;
    const forecasts = forecastOrders(running, seat, mine.slots, BOX.spaces, () => null, {});
    for (const [order, gold, food, , evil, traps] of after) {
      const forecast = forecasts.find((forecast) => forecast.order === order)!;
      const done = { gold, food, evil, traps };
      for (const [name, count] of Object.entries(done)) {
        const { low, high } = forecast.goodsAfter[name as keyof typeof done];
        expect([order, name, low <= count && count <= high]).toEqual([order, name, true]);
        if (traps_left !== 1) expect([order, name, low, high]).toEqual([order, name, count, count]); // it is unknown who gets the only trap
      }
      met.add(
        `${full ? 'full' : 'first'} ${order === GET_FOOD ? `food at ${sample.evil}` : order === BUY_TRAPS ? `traps of ${Math.min(2, traps_left)}` : ''}`,
      );
    }
  }
  for (const game of ['full', 'first'])
    for (const what of ['food at 14', 'food at 15', 'traps of 0', 'traps of 1', 'traps of 2'])
      expect(met).toContain(`${game} ${what}`);
});

test('an order that may fail for evil or for want of traps asks, and says so', () => {
  const at = (evil: number, full: boolean, place: number) =>
    forecastOrders(
      view(lord({ evil }), { terms: { full } } as Partial<View>),
      0,
      [GET_FOOD],
      BOX.spaces,
      sure(place),
      {},
    )[0];
  expect(at(15, true, 1)).toMatchObject({
    mayBeUnpaid: true,
    autoRuns: false,
    goodsAfter: { evil: range(15, 15), food: range(3, 3) },
  });
  expect(at(14, true, 1)).toMatchObject({
    mayBeUnpaid: false,
    autoRuns: true,
    goodsAfter: { evil: range(15, 15), food: range(6, 6) },
  });
  expect(at(14, true, 2)).toMatchObject({
    mayBeUnpaid: true,
    autoRuns: false,
    goodsAfter: { evil: range(14, 14), food: range(3, 3), gold: range(3, 3) },
  });
  expect(at(15, false, 2)).toMatchObject({
    mayBeUnpaid: false,
    autoRuns: true,
    goodsAfter: { evil: range(15, 15), food: range(6, 6) },
  });
  const buy = (traps_left: number, more: object = {}) =>
    forecastOrders(view(lord(), { traps_left, ...more }), 0, [BUY_TRAPS], BOX.spaces, sure(2), {})[0];
  expect(buy(0)).toMatchObject({
    mayFindNoTrap: true,
    mayBeUnpaid: false,
    autoRuns: false,
    goodsAfter: { gold: range(3, 3), traps: range(0, 0) },
  });
  expect(buy(9)).toMatchObject({
    mayFindNoTrap: false,
    autoRuns: true,
    goodsAfter: { gold: range(1, 1), traps: range(2, 2) },
  });
  expect(buy(0, { sprung_traps: [4, 5], terms: { full: true, reshuffles: true } })).toMatchObject({
    mayFindNoTrap: false,
    goodsAfter: { traps: range(2, 2) },
  });
});
