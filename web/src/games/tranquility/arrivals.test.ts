import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { GRID, type GameEvent, type View } from '../../generated/tranquility';
import { settings } from '../../lib/browser/settings.svelte';
import type { LogEntry } from '../../lib/table/gameTypes';
import { Playback } from '../../lib/table/playback.svelte';
import { arrivalNow, cellsToCome, isArrival, newIslands } from './arrivals';
import type { TranquilityModel } from './model';
import type { MoveSelection } from './moveSelection.svelte';
import { plugin } from './plugin';
import Sea from './Sea.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const placed = (seat: number, card: number, cell: number): GameEvent =>
  ({ kind: 'IslandPlaced', values: { seat, card, cell, cost: 0 }, clause: 'TQ-9', sentence: [] }) as GameEvent;
const takenBack = (to: number): GameEvent =>
  ({ kind: 'TakenBack', values: { seat: 0, to }, clause: '', sentence: [] }) as unknown as GameEvent;

function table(entries: LogEntry<never>[], lastOwnSeq: number, seat = 0): TranquilityModel {
  const grid = Array.from({ length: 36 }, () => 0);
  for (const { values } of entries.flatMap(([, events]) => events as unknown as GameEvent[]))
    if ('cell' in values && 'card' in values) grid[values.cell as number] = values.card as number;
  const view = {
    terms: { variant: GRID },
    grid,
    rocks_row: -1,
    purple_counts: [0, 0, 0, 0, 0, 0],
    border_cells: [],
    night_cells: [],
    start_seat: -1,
    duel: null,
    figures: { gaps: [], closed_cells: [], wrong_sides: [], has_compasses: false },
  } as unknown as View;
  const playback = new Playback(plugin.pace);
  const rest = { stagedMove: null, newEvents: [], catalogue: { cards: {} }, names: ['Anna', 'Otto', 'Vera'] };
  return {
    view,
    entries,
    lastOwnSeq,
    seat,
    playback,
    outcome: null,
    isInteractive: true,
    ...rest,
  } as unknown as TranquilityModel;
}
const entry = (seq: number, ...events: GameEvent[]): LogEntry<never> => [seq, events] as unknown as LogEntry<never>;
const MOVES = [entry(1, placed(0, 20, 9)), entry(2, placed(1, 40, 18)), entry(3, placed(2, 60, 27))];

test('new are the islands of others since the own last action, without those taken back', () => {
  expect([...newIslands(table(MOVES, -1))], 'on another device').toEqual([
    [18, 1],
    [27, 2],
  ]);
  expect([...newIslands(table(MOVES, 1))]).toEqual([
    [18, 1],
    [27, 2],
  ]);
  expect([...newIslands(table(MOVES, 3))]).toEqual([]);
  expect([...newIslands(table([...MOVES, entry(4, takenBack(2))], 1))]).toEqual([[18, 1]]);
  const watching = { ...table(MOVES, -1, -1), isInteractive: false, newEvents: [placed(2, 60, 27)] };
  expect([...newIslands(watching as unknown as TranquilityModel)]).toEqual([[27, 2]]);
});

test('islands of others come one after the other, about a second each, and any tap brings them all', async () => {
  const model = table(MOVES, 1);
  const selection = {
    view: model.view,
    optionAt: () => null,
    optionOf: () => null,
    offers: () => false,
  } as unknown as MoveSelection;
  const { container } = render(Sea, { model, selection });
  const drawn = (): number[] =>
    [...container.querySelectorAll<HTMLElement>('.cell:has(.card)')].map((cell) => Number(cell.dataset.cell)).sort();
  model.playback.feed(MOVES as never, (event) => isArrival(event as never, model));
  await tick();
  expect(arrivalNow(model)).toEqual({ seat: 1, card: 40, cell: 18 });
  expect(cellsToCome(model)).toEqual([18, 27]);
  expect(drawn()).toEqual([9]);
  vi.advanceTimersByTime(999);
  await tick();
  expect(drawn()).toEqual([9]);
  vi.advanceTimersByTime(1);
  await tick();
  expect(arrivalNow(model)?.cell).toBe(27);
  expect(drawn()).toEqual([18, 9].sort());
  expect(container.querySelector('[data-cell="18"] .flag')?.textContent).toBe('●');
  model.playback.onTap();
  await tick();
  expect(drawn()).toEqual([18, 27, 9]);
  expect(container.querySelectorAll('.flag')).toHaveLength(2);
  expect(container.querySelector('[data-cell="9"] .flag')).toBeNull();
});

test.each([
  ['slow', 1600],
  ['normal', 1000],
  ['fast', 450],
] as const)('the speed %s is that of the settings', (speed, milliseconds) => {
  settings.playbackSpeed = speed;
  const { playback } = table(MOVES, 1);
  playback.feed([MOVES[1]] as never, () => true);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(playback.isRunning).toBe(true);
  vi.advanceTimersByTime(1);
  expect(playback.isRunning).toBe(false);
  settings.playbackSpeed = 'normal';
});
