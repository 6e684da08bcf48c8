// Where the cards of a mine lie: rows shifted by half a card, as the cells are numbered.
import type { MineView } from '../../../generated/miners';
import { columnOf, rowOf } from './mineGrid';

export { columnOf, rowOf };
export const ROWS = 4;
/** A joint is named by its lower or right-hand card and by upper left, upper right or left. */
const JOINT_SIDES = 3;

export const jointOf = (spot: number, side: number): number => JOINT_SIDES * spot + side;
export const ofJoint = (joint: number): { spot: number; side: number } => ({ spot: Math.floor(joint / JOINT_SIDES), side: joint % JOINT_SIDES });

/** Half a card up and to the left, to the right, or beside it to the left. */
const BESIDE = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [-1, 0],
] as const;

export interface Place {
  x: number;
  y: number;
}

export interface Layout {
  /** In pixels. */
  pitch: number;
  rise: number;
  width: number;
  height: number;
  /** How wide all of it is; wider than its window where cards would become too small. */
  whole: number;
  rows: number;
  /** The middle of a cell. */
  at(cell: number): Place;
  /** The middle of a joint of the mine. */
  joint(mine: MineView, joint: number): Place;
}

const LEAST = 78;
const GAP = 14;
/** Half carts reach out of the first and the last card. */
const EDGE = 10;
/** A row is never lower than a fingertip; where that is too much, the mine is moved up and down. */
const LOW = 44;

/** Fit cards and open cells into a window; `most` is how wide a card may be, `least` how many rows are shown at least. */
export function layout(cells: number[], wide: number, high: number, most: number, least: number): Layout {
  const columns = cells.map(columnOf);
  const [first, last] = columns.length ? [Math.min(...columns), Math.max(...columns)] : [1, 1];
  const rows = Math.min(ROWS, Math.max(least, ...cells.map(rowOf)));
  const count = (last - first) / 2 + 1;
  const pitch = Math.max(LEAST, Math.min(most + GAP, (wide - EDGE) / count));
  const rise = Math.max(LOW, high / rows);
  const whole = Math.max(wide, pitch * count + EDGE);
  const middle = (first + last) / 2;
  const at = (cell: number): Place => ({ x: whole / 2 + ((columnOf(cell) - middle) / 2) * pitch, y: (rowOf(cell) - 0.5) * rise });
  return {
    pitch,
    rise,
    width: pitch - Math.min(GAP, pitch * 0.1),
    height: Math.min(96, rise - (rise > 70 ? 16 : 8)),
    whole,
    rows,
    at,
    joint(mine, joint) {
      const { spot, side } = ofJoint(joint);
      const { x, y } = at(mine.cells[spot]);
      const [right, down] = BESIDE[side];
      return side === 2 ? { x: x + (right * pitch) / 2, y } : { x: x + (right * pitch) / 2, y: y + down * rise };
    },
  };
}
