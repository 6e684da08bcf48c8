// The position of the cells: columns from the left, lines from the top.
import { ARCH, COLUMNS, FIRST_ARCH_CELL, LAST_ARCH_CELL, PYRAMID } from '../../generated/tranquility';

export interface Spot {
  cell: number;
  x: number;
  y: number;
}

export interface BoardShape {
  width: number;
  height: number;
  spots: Spot[];
  /** The lines from the top, each with its cells from the left. */
  lines: Spot[][];
  /** Rules count rows from the bottom; 0 for a shape without rows. */
  rows: number;
}

const PYRAMID_ROWS = 8;

function gridSpot(cell: number): Spot {
  return { cell, x: cell % COLUMNS, y: 5 - Math.floor(cell / COLUMNS) };
}

function archSpot(cell: number): Spot {
  if (cell < FIRST_ARCH_CELL) return { cell, x: cell % 2, y: 6 - Math.floor(cell / 2) };
  if (cell <= LAST_ARCH_CELL) return { cell, x: cell - FIRST_ARCH_CELL, y: 0 };
  const place = cell - LAST_ARCH_CELL - 1;
  return { cell, x: 4 + (place % 2), y: 1 + Math.floor(place / 2) };
}

function pyramidSpot(cell: number): Spot {
  let row = 0;
  let first = 0;
  while (cell >= first + PYRAMID_ROWS - row) {
    first += PYRAMID_ROWS - row;
    row += 1;
  }
  return { cell, x: cell - first + row / 2, y: PYRAMID_ROWS - 1 - row };
}

export function shapeOf(variant: number, cells: number): BoardShape {
  const spotOf = variant === ARCH ? archSpot : variant === PYRAMID ? pyramidSpot : gridSpot;
  const spots = Array.from({ length: cells }, (_, cell) => spotOf(cell));
  const wide = Math.ceil(Math.max(...spots.map((spot) => spot.x)) + 1);
  const high = Math.max(...spots.map((spot) => spot.y)) + 1;
  const lines = Array.from({ length: high }, (_, y) => spots.filter((spot) => spot.y === y).sort((a, b) => a.x - b.x));
  return { width: wide, height: high, spots, lines, rows: variant === ARCH ? 0 : high };
}

/** The row of a cell in the rules, from 0 at the bottom. */
export const rowOf = (shape: BoardShape, cell: number): number => shape.height - 1 - shape.spots[cell].y;

/** The cell in the direction of an arrow key. */
export function stepFrom(shape: BoardShape, cell: number, key: string): number {
  const from = shape.spots[cell];
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const ahead = shape.spots.filter((spot) => isAhead(from, spot, dx, dy));
  ahead.sort((a, b) => distance(from, a, dx) - distance(from, b, dx));
  return ahead[0]?.cell ?? cell;
}

function isAhead(from: Spot, spot: Spot, dx: number, dy: number): boolean {
  if (dx !== 0) return spot.y === from.y && Math.sign(spot.x - from.x) === dx;
  return dy !== 0 && Math.sign(spot.y - from.y) === dy;
}

function distance(from: Spot, spot: Spot, dx: number): number {
  const across = Math.abs(spot.x - from.x);
  const down = Math.abs(spot.y - from.y);
  return dx !== 0 ? across : down * 10 + across;
}
