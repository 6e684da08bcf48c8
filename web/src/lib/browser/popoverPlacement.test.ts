import { placePopover } from './popoverPlacement';

const room = { width: 1366, height: 768 };
const bubble = { width: 300, height: 140 };

test('a bubble stands beside its thing and in the window', () => {
  const hand = { left: 600, top: 640, width: 400, height: 90 };
  const place = placePopover(hand, bubble, room);
  expect(place.left + place.width).toBeLessThanOrEqual(hand.left);
  expect(place.top + place.height).toBeLessThanOrEqual(room.height);
});

test('without room at the sides it stands above, and beside what fills the window it covers least', () => {
  const wide = { left: 100, top: 500, width: 1200, height: 100 };
  expect(placePopover(wide, bubble, room).top).toBe(500 - 140 - 14);
  const all = { left: 0, top: 0, width: 1366, height: 768 };
  expect(placePopover(all, bubble, room).left).toBeGreaterThanOrEqual(8);
});
