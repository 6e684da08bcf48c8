// Open arithmetic between placed islands: how many cells are empty, how many numbers are left for them.
import { ISLANDS } from '../../generated/tranquility';

export interface Gap {
  first: number;
  last: number;
  cells: number;
  numbers: number;
}

export function gapsOf(grid: number[], gone: number[]): Gap[] {
  if (grid.every((card) => card === 0)) return [];
  const lost = new Set(gone);
  const gaps: Gap[] = [];
  let low = 0;
  let first = -1;
  for (let cell = 0; cell <= grid.length; cell += 1) {
    const card = cell < grid.length ? grid[cell] : ISLANDS + 1;
    if (card === 0) {
      if (first < 0) first = cell;
      continue;
    }
    if (first >= 0) gaps.push({ first, last: cell - 1, cells: cell - first, numbers: between(low, card, lost) });
    first = -1;
    low = card;
  }
  return gaps;
}

function between(low: number, high: number, lost: Set<number>): number {
  let count = 0;
  for (let number = low + 1; number < high; number += 1) if (!lost.has(number)) count += 1;
  return count;
}
