import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { ARCH, GRID, PYRAMID, VARIANTS, type View } from '../../generated/tranquility';
import { settings } from '../../lib/browser/settings.svelte';
import type { MoveSelection } from './moveSelection.svelte';
import { shapeOf, stepFrom } from './boardShape';
import type { TranquilityModel } from './model';
import Sea from './Sea.svelte';

test('the strip begins bottom left and ends top right', () => {
  const grid = shapeOf(GRID);
  expect(grid.spots[0]).toEqual({ cell: 0, x: 0, y: 5, line: 0 });
  expect(grid.spots[35]).toEqual({ cell: 35, x: 5, y: 0, line: 5 });
});

test('the arch goes up the left pillar, across, and down the right one', () => {
  const arch = shapeOf(ARCH);
  expect([arch.spots[11], arch.spots[12], arch.spots[17], arch.spots[18], arch.spots[29]].map(({ x, y }) => [x, y])).toEqual([
    [1, 1], [0, 0], [5, 0], [4, 1], [5, 6],
  ]); // prettier-ignore
  expect([arch.width, arch.height]).toEqual([6, 7]);
});

test('the pyramid narrows by half a cell on both sides', () => {
  const pyramid = shapeOf(PYRAMID);
  expect(pyramid.lines.map((line) => line.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pyramid.spots[8]).toEqual({ cell: 8, x: 0.5, y: 6, line: 1 });
  expect([pyramid.width, pyramid.height]).toEqual([8, 8]);
});

test('arrow keys reach every cell of every shape', () => {
  for (const variant of VARIANTS.keys()) {
    const shape = shapeOf(variant);
    const reached = new Set([0]);
    const open = [0];
    while (open.length) {
      const from = open.pop()!;
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = stepFrom(shape, from, key);
        if (!reached.has(to)) open.push(to);
        reached.add(to);
      }
    }
    expect(reached.size).toBe(shape.spots.length);
  }
});

test('the sea shows gaps and closed cells as the engine counts them', async () => {
  const view = {
    terms: { variant: GRID },
    grid: Array.from({ length: 36 }, (_, cell) => ({ 0: 5, 3: 7 })[cell] ?? 0),
    rocks_row: 5,
    purple_counts: [0, 0, 0, 0, 0, 0],
    border_cells: [],
    night_cells: [],
    start_seat: -1,
    duel: null,
    figures: {
      gaps: [
        { cells: [1, 2], numbers_left: 1, is_tight: true, missing: 1 },
        { cells: [4, 5, 6], numbers_left: 40, is_tight: false, missing: 0 },
      ],
      closed_cells: [30, 31],
      has_compasses: false,
      wrong_sides: [],
    },
  } as unknown as View;
  const explained: unknown[] = [];
  const model = {
    view,
    stagedMove: null,
    newEvents: [],
    playback: { beat: null, queue: [] },
    entries: [],
    lastOwnSeq: -1,
    seat: -1,
    catalogue: { cards: {} },
    names: [],
    explain: (reason: unknown) => explained.push(reason),
  } as unknown as TranquilityModel;
  const selection = {
    view,
    optionAt: () => null,
    optionOf: () => null,
    offers: () => false,
    heldCard: null,
    isTurn: false,
    asksForRow: false,
  } as unknown as MoveSelection;
  const { container } = render(Sea, { model, selection });
  const drawn = (selector: string): number[] =>
    [...container.querySelectorAll<HTMLElement>('.cell')].flatMap((cell) =>
      cell.matches(selector) || cell.querySelector(selector) ? [Number(cell.dataset.cell)] : [],
    );
  const figures = () => [...container.querySelectorAll('.gap')].map((one) => one.textContent).sort();
  expect(figures()).toEqual(['2/1!']);
  settings.boardNumbers = 'all';
  await tick();
  expect(figures()).toEqual(['2/1!', '3/40']);
  settings.boardNumbers = 'tight';
  await tick();
  expect(drawn('.bar').sort()).toEqual([1, 2]);
  expect(drawn('.bar.hopeless').sort()).toEqual([1, 2]);
  expect(drawn('.shut')).toEqual([30, 31]);
  await fireEvent.click(container.querySelector('[data-cell="2"]')!);
  expect(explained).toHaveLength(1);
});
