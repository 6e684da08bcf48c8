import type { Entry } from './protocol';
import { gathered, standing } from './telling';

test('what was taken back is not told, that it was taken back is', () => {
  const placed = { kind: 'IslandPlaced', values: { seat: 0 } };
  const back = { kind: 'TakenBack', values: { seat: 0, to: 1 } };
  const entries: Entry[] = [[1, [placed]], [2, [placed]], [3, [back]], [4, [placed]]];
  expect(standing(entries).map(([seq]) => seq)).toEqual([1, 3, 4]);
});

test('who has left stays gone, however far the table goes back', () => {
  const placed = { kind: 'IslandPlaced', values: { seat: 0 } };
  const left = { kind: 'Left', values: { seat: 1 } };
  const back = { kind: 'TakenBack', values: { seat: 0, to: 0 } };
  const entries: Entry[] = [[1, [placed]], [2, [left]], [3, [back]]];
  expect(standing(entries).map(([seq]) => seq)).toEqual([2, 3]);
});

test('the same line several times is one line', () => {
  const line = { text: 'draws', clause: 'X-1' };
  expect(gathered([line, line, { text: 'ends', clause: '' }])).toEqual([
    { text: 'draws × 2', clause: 'X-1' },
    { text: 'ends', clause: '' },
  ]);
});
