// The position of cards: rows shifted by half a card, as the cells are numbered.
import type { MineView } from '../../../generated/miners';
import { columnOf, rowOf } from './mineGrid';

export { columnOf, rowOf };
export const ROWS = 4;
/** A joint is named by its lower or right-hand card and a side: upper left, upper right or left. */
const JOINT_SIDES = 3;

export const jointOf = (spot: number, side: number): number => JOINT_SIDES * spot + side;
export const splitJoint = (joint: number): { spot: number; side: number } => ({
  spot: Math.floor(joint / JOINT_SIDES),
  side: joint % JOINT_SIDES,
});

/** Half a card up and to the left, up and to the right, or one card to the left. */
const JOINT_OFFSETS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [-1, 0],
] as const;

export interface Point {
  x: number;
  y: number;
}

export interface MineLayout {
  /** In pixels. */
  columnWidth: number;
  rowHeight: number;
  width: number;
  height: number;
  /** The total width; wider than the window if cards would become too small. */
  totalWidth: number;
  rows: number;
  /** The centre of a cell. */
  centreOf(cell: number): Point;
  /** The centre of a joint. */
  joint(mine: MineView, joint: number): Point;
}

const MIN_COLUMN_WIDTH = 78;
const GAP = 14;
/** Half carts stick out of the first and the last card. */
const EDGE = 10;
/** A row is at least as high as a fingertip; a mine that does not fit scrolls. */
const MIN_ROW_HEIGHT = 44;

/** Fits cards and open cells into a window; `most` is the largest card width, `least` the smallest number of rows. */
export function mineLayout(cells: number[], wide: number, high: number, most: number, least: number): MineLayout {
  const columns = cells.map(columnOf);
  const [first, last] = columns.length ? [Math.min(...columns), Math.max(...columns)] : [1, 1];
  const rows = Math.min(ROWS, Math.max(least, ...cells.map(rowOf)));
  const count = (last - first) / 2 + 1;
  const columnWidth = Math.max(MIN_COLUMN_WIDTH, Math.min(most + GAP, (wide - EDGE) / count));
  const rowHeight = Math.max(MIN_ROW_HEIGHT, high / rows);
  const totalWidth = Math.max(wide, columnWidth * count + EDGE);
  const middle = (first + last) / 2;
  const at = (cell: number): Point => ({
    x: totalWidth / 2 + ((columnOf(cell) - middle) / 2) * columnWidth,
    y: (rowOf(cell) - 0.5) * rowHeight,
  });
  return {
    columnWidth,
    rowHeight,
    width: columnWidth - Math.min(GAP, columnWidth * 0.1),
    height: Math.min(96, rowHeight - (rowHeight > 70 ? 16 : 8)),
    totalWidth,
    rows,
    centreOf: at,
    joint(mine, joint) {
      const { spot, side } = splitJoint(joint);
      const { x, y } = at(mine.cells[spot]);
      const [right, down] = JOINT_OFFSETS[side];
      return side === 2
        ? { x: x + (right * columnWidth) / 2, y }
        : { x: x + (right * columnWidth) / 2, y: y + down * rowHeight };
    },
  };
}
