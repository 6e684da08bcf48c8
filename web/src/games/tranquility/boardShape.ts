// The shape of the sea on the screen, and the arrow keys. The engine says where a cell lies.
import { CELL_COLUMNS, CELL_LINES } from '../../generated/tranquility';

export interface Spot {
  cell: number;
  /** In cells, from the left and from the top. */
  x: number;
  y: number;
  /** The line from 0 at the bottom; it is the row if the sea has rows. */
  line: number;
}

export interface BoardShape {
  width: number;
  height: number;
  spots: Spot[];
  /** The lines from the top, each with its cells from the left. */
  lines: Spot[][];
}

export function shapeOf(variant: number): BoardShape {
  const cellLines: readonly number[] = CELL_LINES[variant];
  const columns: readonly number[] = CELL_COLUMNS[variant];
  const height = Math.max(...cellLines) + 1;
  const spots = cellLines.map((line, cell) => ({ cell, x: columns[cell] / 2, y: height - 1 - line, line }));
  const lines = Array.from({ length: height }, (_, y) =>
    spots.filter((spot) => spot.y === y).sort((a, b) => a.x - b.x),
  );
  return { width: Math.max(...spots.map((spot) => spot.x)) + 1, height, spots, lines };
}

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
