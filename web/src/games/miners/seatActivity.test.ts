import { ACTIVITY_SAMPLES } from '../../generated/miners.activity';
import type { MinersModel } from './model';
import { seatActivity } from './seatActivity';

const playAt = ([round, asked, chosen]: (typeof ACTIVITY_SAMPLES)[number]): MinersModel =>
  ({
    view: { round, over: false, seats: chosen.map((one) => ({ chosen: one })) },
    waiting: asked.map(([seat, kind]) => ({ seat, kind })),
  }) as unknown as MinersModel;

test('at every moment of stored games every seat is said to do what it does', () => {
  const seen = new Set<string>();
  for (const moment of ACTIVITY_SAMPLES) {
    const activities = moment[3].map((_, seat) => seatActivity(playAt(moment), seat));
    expect(activities, JSON.stringify(moment)).toEqual(moment[3]);
    for (const one of activities) seen.add(one);
  }
  expect([...seen].sort()).toEqual(['chooses', 'digs', 'done', 'ready']);
});

test('after the end nobody does anything', () => {
  expect(seatActivity({ view: { over: true } } as unknown as MinersModel, 0)).toBe('');
});
