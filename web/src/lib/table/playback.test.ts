import { Playback } from './playback.svelte';
import type { LogEntry } from './gameTypes';

const happened = (seq: number, ...kinds: string[]): LogEntry => [
  seq,
  kinds.map((kind) => ({ kind, values: { seat: 1 }, clause: '', sentence: [] })),
];
const all = (): boolean => true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('beats come one after the other and end by themselves', () => {
  const playback = new Playback();
  playback.feed([happened(1, 'One', 'Two')], all);
  expect(playback.beat?.event.kind).toBe('One');
  vi.advanceTimersByTime(200);
  expect(playback.beat?.event.kind).toBe('Two');
  vi.advanceTimersByTime(200);
  expect(playback.isRunning).toBe(false);
});

test('any tap jumps to the end, or on by one where beats are stepped through', () => {
  const playback = new Playback();
  playback.feed([happened(1, 'One', 'Two', 'Three')], all);
  playback.onTap();
  expect(playback.isRunning).toBe(false);
  playback.speed = 'step';
  playback.feed([happened(2, 'One', 'Two')], all);
  vi.advanceTimersByTime(10_000);
  expect(playback.beat?.event.kind).toBe('One');
  playback.onTap();
  expect(playback.beat?.event.kind).toBe('Two');
  playback.speed = 'normal';
});

test('much is compressed; too much, and a step back, is not shown', () => {
  const playback = new Playback();
  playback.feed([happened(1, ...Array.from({ length: 50 }, () => 'One'))], all);
  vi.advanceTimersByTime(2600);
  expect(playback.isRunning).toBe(false);
  playback.feed(
    Array.from({ length: 65 }, (_, seq) => happened(seq, 'One')),
    all,
  );
  expect(playback.isRunning).toBe(false);
  playback.feed([happened(2, 'One')], all);
  playback.feed([happened(3, 'TakenBack')], all);
  expect(playback.isRunning).toBe(false);
});

test('only what the game shows is shown, and nothing where it is off', () => {
  const playback = new Playback();
  playback.feed([happened(1, 'One', 'Two')], (event) => event.kind === 'Two');
  expect(playback.beat?.event.kind).toBe('Two');
  playback.speed = 'off';
  playback.feed([happened(2, 'Two')], all);
  expect(playback.isRunning).toBe(false);
  playback.speed = 'normal';
});
