import { vi } from 'vitest';
import type { GameEvent } from '../../generated/miners';
import { EVENTS } from '../../generated/miners';
import { settings } from '../../lib/browser/settings.svelte';
import { scenesOf, Theatre } from './theatre.svelte';

const tones: number[] = [];
vi.mock('../../lib/browser/sound', () => ({ playTone: (hertz: number) => void tones.push(hertz) }));

const event = (kind: keyof typeof EVENTS, values: Record<string, number>): GameEvent =>
  ({ kind, values, clause: '', sentence: [] }) as unknown as GameEvent;
const activated = (spot: number): GameEvent => event('CardActivated', { seat: 0, spot, card: spot });

beforeEach(() => {
  vi.useFakeTimers();
  tones.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'auto';
});

test('the scenes of a turn: the common reveal, the own chain, the next event', () => {
  const events = [
    event('CardPlayed', { seat: 0, card: 3, cost: 1 }),
    event('CardPlayed', { seat: 1, card: 4, cost: 1 }),
    activated(2),
    event('CardActivated', { seat: 1, spot: 0, card: 1 }),
    activated(0),
    event('RoundBegan', { round: 2, event_card: 7 }),
  ];
  const scenes = scenesOf(events, 0);
  expect(scenes.map(({ kind }) => kind)).toEqual(['reveal', 'chain', 'event']);
  expect(scenes[1]).toEqual({ kind: 'chain', spots: [2, 0] });
  expect(scenesOf(events.slice(2, 3), 1)).toEqual([]);
});

test.each([1, 3, 5, 9])('a chain of %i cards takes at most 700 ms, and each card sounds higher', (count) => {
  const theatre = new Theatre();
  const spots = Array.from({ length: count }, (_, spot) => spot);
  const lit: number[] = [];
  theatre.play([{ kind: 'chain', spots }]);
  for (let ms = 0; ms < 700; ms += 5) {
    vi.advanceTimersByTime(5);
    if (theatre.spot >= 0 && theatre.spot !== lit.at(-1)) lit.push(theatre.spot);
  }
  expect(theatre.scene).toBeNull();
  expect(lit).toEqual(spots);
  expect(tones).toHaveLength(count);
  expect(tones).toEqual([...tones].sort((one, other) => one - other));
  expect(new Set(tones).size).toBe(Math.min(count, 8));
});

test('a skip ends all scenes at once', () => {
  const theatre = new Theatre();
  theatre.play(scenesOf([activated(0), activated(1), event('RoundBegan', { round: 2, event_card: 7 })], 0));
  vi.advanceTimersByTime(10);
  expect(theatre.scene?.kind).toBe('chain');
  theatre.skip();
  vi.advanceTimersByTime(2000);
  expect([theatre.scene, theatre.spot]).toEqual([null, -1]);
  expect(tones.length).toBeLessThanOrEqual(1);
});

test('with less motion nothing moves, and the chain sounds all the same', () => {
  settings.motion = 'less';
  const theatre = new Theatre();
  theatre.play([{ kind: 'chain', spots: [4, 5] }]);
  vi.advanceTimersByTime(300);
  expect([theatre.scene, theatre.spot]).toEqual([null, -1]);
  expect(tones).toHaveLength(2);
});
