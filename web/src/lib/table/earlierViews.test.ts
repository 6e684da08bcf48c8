import { expect, test } from 'vitest';
import type { EarlierView } from '../../generated/wire';
import { viewAfterEvent } from './earlierViews';

const view = {
  lords: [
    { gold: 5, cells: [1, 2, 3] },
    { gold: 1, cells: [] },
  ],
  battle: null,
  stage: 2,
};
const earlier: EarlierView[] = [
  { seq: 7, events: 0, changes: { stage: 1 } },
  { seq: 7, events: 2, changes: { lords: { 0: { gold: 3, cells: [1, 2] } } } },
  { seq: 8, events: 1, changes: { lords: { 1: { gold: 4 } }, battle: { round: 1 } } },
];

test('a view after a step differs from the present one by all changes since', () => {
  expect(viewAfterEvent(view, earlier, 8, 1)).toEqual(view);
  expect(viewAfterEvent(view, earlier, 8, 0)).toEqual({
    ...view,
    lords: [view.lords[0], { gold: 4, cells: [] }],
    battle: { round: 1 },
  });
  expect(viewAfterEvent(view, earlier, 7, 1).lords[0]).toEqual({ gold: 3, cells: [1, 2] });
  expect(viewAfterEvent(view, earlier, 7, 1).stage).toBe(2);
  expect(view.lords[0].gold).toBe(5);
});

test('a view that the page does not know is the present one', () => {
  expect(viewAfterEvent(view, earlier, 3, 0)).toBe(view);
  expect(viewAfterEvent(view, [], 8, 0)).toBe(view);
});
