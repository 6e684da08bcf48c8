// The position of cards on the screen: rows shifted by half a card. The engine says where a cell lies.
import {
  CELL_COLUMNS,
  CELL_ROWS,
  JOINTS,
  LEFT,
  ROWS,
  UPPER_LEFT,
  UPPER_RIGHT,
  type MineView,
} from '../../../generated/miners';

export const rowOf = (cell: number): number => CELL_ROWS[cell];
/** In halves of a card. */
export const columnOf = (cell: number): number => CELL_COLUMNS[cell];

/** A joint is named by its lower or right-hand card and a side: upper left, upper right or left. */
export const jointOf = (spot: number, side: number): number => JOINTS[spot][side];
export function splitJoint(joint: number): { spot: number; side: number } {
  const spot = JOINTS.findIndex((sides: readonly number[]) => sides.includes(joint));
  return { spot, side: JOINTS[spot].findIndex((one) => one === joint) };
}

/** From the centre of the card to the joint at a side: to the right in half columns, down in rows. */
const JOINT_OFFSETS: Record<number, readonly [right: number, down: number]> = {
  [UPPER_LEFT]: [-0.5, -0.5],
  [UPPER_RIGHT]: [0.5, -0.5],
  [LEFT]: [-1, 0],
};

export interface Point {
  x: number;
  y: number;
}

export interface MineLayout {
  /** In pixels; from one card to the next. */
  columnWidth: number;
  rowHeight: number;
  /** The size of a card. */
  width: number;
  height: number;
  /** The diameter of a cart. */
  joint: number;
  /** The top of the first row; space that is left lies above and below the cards. */
  top: number;
  /** The total width; wider than the window if cards would become too small. */
  totalWidth: number;
  rows: number;
  centreOf(cell: number): Point;
  /** The centre of a joint. */
  jointCentre(mine: MineView, joint: number): Point;
}

/** Narrower cards could not be hit with a finger; a mine that does not fit scrolls. */
const MIN_COLUMN_WIDTH = 48;
/** Cards touch: rows and columns are never farther apart. */
const GAP = 4;
/** Half carts stick out of the first and the last card. */
const EDGE = 10;
/** A row is at least as high as a fingertip; a mine that does not fit scrolls. */
const MIN_ROW_HEIGHT = 44;
/** Space for the beads of the first row. */
const HEADROOM = 10;
const MAX_HEIGHT = 152;
/** Very large windows have cards a fifth larger. */
const VERY_WIDE = 1400;
/** A card may be this wide even if it is low. */
const WIDE_ENOUGH = 140;

/** The diameter of a cart on a card of this height. */
const jointOn = (height: number): number => Math.round(Math.min(34, Math.max(14, height * 0.22)));

/** Fits cards and open cells into a window; `least` is the smallest number of rows. */
export function mineLayout(cells: number[], wide: number, high: number, least: number): MineLayout {
  const columns = cells.map(columnOf);
  const [first, last] = columns.length ? [Math.min(...columns), Math.max(...columns)] : [1, 1];
  const rows = Math.min(ROWS, Math.max(least, ...cells.map(rowOf)));
  const count = (last - first) / 2 + 1;
  const most = Math.min(
    wide > VERY_WIDE ? MAX_HEIGHT * 1.2 : MAX_HEIGHT,
    Math.max(MIN_ROW_HEIGHT, (high - HEADROOM) / rows) - GAP,
  );
  const columnWidth = Math.max(
    MIN_COLUMN_WIDTH,
    Math.min(Math.max(most * 1.5, WIDE_ENOUGH) + GAP, (wide - EDGE) / count),
  );
  const width = columnWidth - GAP;
  const height = Math.min(most, width * 0.86);
  const rowHeight = Math.max(MIN_ROW_HEIGHT, height + GAP);
  const left = high - rows * rowHeight;
  const top = Math.max(0, Math.min(left, Math.max(HEADROOM, left / 2)));
  const totalWidth = Math.max(wide, columnWidth * count + EDGE);
  const middle = (first + last) / 2;
  const at = (cell: number): Point => ({
    x: totalWidth / 2 + ((columnOf(cell) - middle) / 2) * columnWidth,
    y: top + (rowOf(cell) - 0.5) * rowHeight,
  });
  return {
    columnWidth,
    rowHeight,
    width,
    height,
    joint: jointOn(height),
    top,
    totalWidth,
    rows,
    centreOf: at,
    jointCentre(mine, joint) {
      const { spot, side } = splitJoint(joint);
      const { x, y } = at(mine.cells[spot]);
      const [right, down] = JOINT_OFFSETS[side];
      return { x: x + (right * columnWidth) / 2, y: y + down * rowHeight };
    },
  };
}
