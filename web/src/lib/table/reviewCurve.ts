// The curve of a review: its lines, its scale, and the moves that it names.
import type { ReviewPoint, ReviewTurningPoint } from '../../generated/wire';

/** How many turning points the list shows. */
const SHOWN_TURNS = 3;
/** The step of the scale for chances, and (below) for points. The scale is at least one step high. */
const QUARTER = 0.25;
const POINTS_STEP = 5;

/** The line of a team: the lowest of its seats' lines, since the seat that knows most sees a loss first. */
export const teamLine = (points: ReviewPoint[]): number[] => points.map(({ known }) => Math.min(...known));

export const seatLine = (points: ReviewPoint[], seat: number): number[] => points.map(({ known }) => known[seat]);

/** The value of a line at a move, interpolated between two points. */
export function valueAt(points: ReviewPoint[], line: number[], at: number): number {
  const after = points.findIndex((point) => point.at >= at);
  if (after < 0) return line.at(-1) ?? 0;
  const before = Math.max(0, after - 1);
  const [one, other] = [points[before].at, points[after].at];
  const part = other > one ? (at - one) / (other - one) : 0;
  return line[before] + part * (line[after] - line[before]);
}

/** The lowest and the highest level of the scale; it wastes no height on values that do not occur. */
export function scaleOf(values: number[], isChance: boolean): [low: number, high: number] {
  const step = isChance ? QUARTER : POINTS_STEP;
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  return isChance && high > 1 ? [1 - step, 1] : [low, high];
}

/** The largest turning points of one seat, or of all (-1), in the order of the game. */
export const turnsOf = (turns: ReviewTurningPoint[], seat: number): ReviewTurningPoint[] =>
  turns
    .filter((turn) => seat < 0 || turn.seat === seat)
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, SHOWN_TURNS)
    .sort((one, other) => one.at - other.at);

const lossOf = ({ known: [one, other] }: ReviewTurningPoint): number => Math.abs(other - one);

/** The move with a better alternative that cost most; undefined if there is none. */
export const costliestTurn = (turns: ReviewTurningPoint[]): ReviewTurningPoint | undefined =>
  turns.filter((turn) => turn.better_option !== null).sort((one, other) => lossOf(other) - lossOf(one))[0];
