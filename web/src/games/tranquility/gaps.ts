// Gaps between placed islands: the number of empty cells, and the numbers left for them.
import { ISLANDS, type View } from '../../generated/tranquility';

export interface Gap {
  cells: number[];
  numbersLeft: number;
}

/** The cells in rising order, and whether the card of a cell counts. */
export interface CellOrder {
  cells: number[];
  counts: (cell: number) => boolean;
}

const SIDE = 6;

/** The cell order of a viewer: shared, or one's own in a duel; null for spectators of a duel. */
export function cellOrder(view: View, seat: number): CellOrder | null {
  const cells = view.grid.map((_, cell) => cell);
  const { duel } = view;
  if (!duel) return { cells, counts: () => true };
  if (seat < 0) return null;
  const counts = (cell: number): boolean => duel.cell_owners[cell] === seat + 1;
  return {
    cells: seat === duel.first_player ? cells : cells.map((place) => (place % SIDE) * SIDE + Math.floor(place / SIDE)),
    counts,
  };
}

export function gapsOf(grid: number[], gone: number[], { cells, counts }: CellOrder): Gap[] {
  if (!cells.some((cell) => grid[cell] > 0 && counts(cell))) return [];
  const lost = new Set([...gone, ...grid]);
  const gaps: Gap[] = [];
  let low = 0;
  let emptyCells: number[] = [];
  const close = (high: number): void => {
    if (emptyCells.length) gaps.push({ cells: emptyCells, numbersLeft: numbersBetween(low, high, lost) });
    [low, emptyCells] = [high, []];
  };
  for (const cell of cells) {
    if (grid[cell] === 0) emptyCells.push(cell);
    else if (counts(cell)) close(grid[cell]);
  }
  close(ISLANDS + 1);
  return gaps;
}

function numbersBetween(low: number, high: number, lost: Set<number>): number {
  let count = 0;
  for (let number = low + 1; number < high; number += 1) if (!lost.has(number)) count += 1;
  return count;
}
