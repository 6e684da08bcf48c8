import { CELLS, JOINTS, LEFT, UPPER_LEFT, UPPER_RIGHT, type MineView } from '../../../generated/miners';
import { columnOf, jointOf, mineLayout, rowOf, splitJoint } from './mineLayout';

/** The cell that lies some rows down and half columns to the right of another. */
function cellFrom(cell: number, down: number, right: number): number {
  const cells = Array.from({ length: CELLS }, (_, one) => one);
  return cells.find((one) => rowOf(one) === rowOf(cell) + down && columnOf(one) === columnOf(cell) + right)!;
}

test('a joint lies between its two cards, or on the edge between two rows', () => {
  const home = 60; // in row II
  for (const [side, down, right] of [
    [UPPER_LEFT, -1, -1],
    [UPPER_RIGHT, -1, 1],
    [LEFT, 0, -2],
  ]) {
    const other = cellFrom(home, down, right);
    const mine = { cells: [other, home] } as MineView;
    const plan = mineLayout(mine.cells, 900, 300, 3);
    const [one, two] = [plan.centreOf(other), plan.centreOf(home)];
    const joint = plan.jointCentre(mine, jointOf(1, side));
    expect(joint.y).toBeCloseTo((one.y + two.y) / 2);
    expect(joint.x).toBeCloseTo((one.x + two.x) / 2);
  }
});

test('every joint has one number', () => {
  const numbers = JOINTS.flat();
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) {
    const { spot, side } = splitJoint(number);
    expect(jointOf(spot, side)).toBe(number);
  }
});
