import { MOMENTS } from '../../generated/miners.activity';
import type { MinersPlay } from './model';
import { stateOf } from './seatActivity';

const playAt = ([round, asked, chosen]: (typeof MOMENTS)[number]): MinersPlay =>
  ({ view: { round, over: false, seats: chosen.map((one) => ({ chosen: one })) }, waiting: asked.map(([seat, kind]) => ({ seat, kind })) }) as unknown as MinersPlay;

test('at every moment of stored games every seat is said to do what it does', () => {
  const seen = new Set<string>();
  for (const moment of MOMENTS) {
    const told = moment[3].map((_, seat) => stateOf(playAt(moment), seat));
    expect(told, JSON.stringify(moment)).toEqual(moment[3]);
    for (const one of told) seen.add(one);
  }
  expect([...seen].sort()).toEqual(['chooses', 'digs', 'done', 'ready']);
});

test('after the end nobody does anything', () => {
  expect(stateOf({ view: { over: true } } as unknown as MinersPlay, 0)).toBe('');
});
