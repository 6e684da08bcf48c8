import { ARCH, PYRAMID, type View } from '../../generated/tranquility';
import { cellOrder, gapsOf, type CellOrder } from './gaps';
import { rowOf, shapeOf, stepFrom } from './boardShape';

const GRID = 0;

test('the strip begins bottom left and ends top right', () => {
  const grid = shapeOf(GRID, 36);
  expect(grid.spots[0]).toEqual({ cell: 0, x: 0, y: 5 });
  expect(grid.spots[35]).toEqual({ cell: 35, x: 5, y: 0 });
  expect(rowOf(grid, 35)).toBe(5);
});

test('the arch goes up the left pillar, across, and down the right one', () => {
  const arch = shapeOf(ARCH, 30);
  expect([arch.spots[11], arch.spots[12], arch.spots[17], arch.spots[18], arch.spots[29]].map(({ x, y }) => [x, y])).toEqual([
    [1, 1], [0, 0], [5, 0], [4, 1], [5, 6],
  ]); // prettier-ignore
  expect(arch.rows).toBe(0);
});

test('the pyramid narrows by half a cell on both sides', () => {
  const pyramid = shapeOf(PYRAMID, 36);
  expect(pyramid.lines.map((line) => line.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pyramid.spots[8]).toEqual({ cell: 8, x: 0.5, y: 6 });
});

test('arrow keys reach every cell of every shape', () => {
  for (const [variant, cells] of [
    [GRID, 36],
    [ARCH, 30],
    [PYRAMID, 36],
  ] as const) {
    const shape = shapeOf(variant, cells);
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
    expect(reached.size).toBe(cells);
  }
});

const inOrder = (cells: number): CellOrder => ({
  cells: Array.from({ length: cells }, (_, cell) => cell),
  counts: () => true,
});

test('a gap counts empty cells and the numbers left for them', () => {
  const grid = [0, 5, 0, 0, 9, 0];
  expect(gapsOf(grid, [7], inOrder(6))).toEqual([
    { cells: [0], numbersLeft: 4 },
    { cells: [2, 3], numbersLeft: 2 },
    { cells: [5], numbersLeft: 71 },
  ]);
  expect(gapsOf([0, 0, 0], [], inOrder(3))).toEqual([]);
});

test('in a duel everyone has gaps of his own: along his course, between his cards, without what the rival occupies', () => {
  const grid = Array.from({ length: 36 }, () => 0);
  const owners = grid.map(() => 0);
  const put = (cell: number, card: number, seat: number): void => void ((grid[cell] = card), (owners[cell] = seat + 1));
  put(0, 10, 0);
  put(3, 14, 0);
  put(2, 12, 1);
  const view = { grid, duel: { cell_owners: owners, first_player: 0, open_row: [], pile_size: 0 } } as unknown as View;
  expect(gapsOf(grid, [], cellOrder(view, 0)!)[0]).toEqual({ cells: [1], numbersLeft: 2 });
  expect(gapsOf(grid, [], cellOrder(view, 1)!).map((gap) => [gap.cells.length, gap.numbersLeft])).toEqual([
    [11, 10],
    [22, 67],
  ]);
  expect(cellOrder(view, 1)!.cells.slice(0, 8)).toEqual([0, 6, 12, 18, 24, 30, 1, 7]);
  expect(cellOrder(view, -1)).toBeNull();
});
