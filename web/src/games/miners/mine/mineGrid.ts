// The grid of a mine as its cells are numbered: four rows, each shifted by half a card.
const WIDTH = 40;
const ROWS = 4;

export const rowOf = (cell: number): number => Math.floor(cell / WIDTH) + 1;
/** In halves of a card. */
export const columnOf = (cell: number): number => 2 * (cell % WIDTH) - 38 + (rowOf(cell) % 2);

/** Upper left, upper right, left, right, lower left, lower right: rows up or down, halves to the side. */
const SIDES = [
  [-1, -1],
  [-1, 1],
  [0, -2],
  [0, 2],
  [1, -1],
  [1, 1],
] as const;

/** The neighbouring cell at a side; -1 if there is none. */
export function neighbourCell(cell: number, side: number): number {
  const [down, right] = SIDES[side];
  const [row, column] = [rowOf(cell) + down, columnOf(cell) + right];
  return row < 1 || row > ROWS ? -1 : (row - 1) * WIDTH + (column + 38 - (row % 2)) / 2;
}
