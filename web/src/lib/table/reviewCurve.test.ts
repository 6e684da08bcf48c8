import type { ReviewPoint, ReviewTurningPoint } from '../../generated/wire';
import { scaleOf, teamLine, turnsOf, valueAt } from './reviewCurve';

const point = (at: number, ...known: number[]): ReviewPoint => ({ at, known, hindsight: known });
const points = [point(0, 0.9, 0.8), point(10, 0.7, 0.9), point(20, 0, 0)];

test('the line of a team is the lowest of its seats', () => {
  expect(teamLine(points)).toEqual([0.8, 0.7, 0]);
});

test('values between two points are interpolated', () => {
  expect(valueAt(points, teamLine(points), 15)).toBeCloseTo(0.35);
  expect(valueAt(points, teamLine(points), 99)).toBe(0);
});

test('the scale uses the height', () => {
  expect(scaleOf([0.93, 1], true)).toEqual([0.75, 1]);
  expect(scaleOf([1, 1], true)).toEqual([0.75, 1]);
  expect(scaleOf([0, 0.8], true)).toEqual([0, 1]);
  expect(scaleOf([0.1, 0.2], true)).toEqual([0, 0.25]);
  expect(scaleOf([12, 31], false)).toEqual([10, 35]);
});

const turn = (at: number, seat: number, played: number, better: number): ReviewTurningPoint => ({
  at,
  move: at + 1,
  seat,
  clause: 'TQ-1',
  kind: 'TakeTurn',
  rule: '',
  played: [],
  played_option: 1,
  better: ['x'],
  better_option: 2,
  known: [played, better],
  until: null,
  sentences: [],
});

test('the list shows the most expensive moves, of all or of one seat, in the order of the game', () => {
  const turns = [turn(1, 0, 0.5, 0.6), turn(2, 1, 0.2, 0.9), turn(3, 0, 0.1, 0.7), turn(4, 0, 0.3, 0.6)];
  expect(turnsOf(turns, -1).map(({ at }) => at)).toEqual([2, 3, 4]);
  expect(turnsOf(turns, 0).map(({ at }) => at)).toEqual([1, 3, 4]);
  expect(turnsOf(turns, 1).map(({ at }) => at)).toEqual([2]);
});
