import { expect, test } from 'vitest';
import { SPACE_INDEXES, type GameEvent, type View } from '../../../generated/lords';
import { testLord } from '../testLord';
import { before } from './playedView';

const event = (kind: string, values: Record<string, number>): GameEvent =>
  ({ kind, values, clause: '', sentence: [] }) as unknown as GameEvent;

test('what is still to be shown is taken back, the last thing first', () => {
  const lord = {
    ...testLord(),
    gold: 5,
    food: 2,
    imps: 4,
    evil: 7,
    prisoners: [3],
    conquered_cells: [2],
    trap_count: 1,
    placed_rooms: [[7, 1]],
    tunnel_count: 3,
  };
  const minion_spaces = Array.from({ length: 24 }, () => 0);
  minion_spaces[SPACE_INDEXES[3][1]] = 1;
  const view = { lords: [lord, testLord()], minion_spaces } as unknown as View;
  const earlier = before(view, [
    event('MinionPlaced', { seat: 0, order: 3, place: 1 }),
    event('GoodsChanged', { seat: 0, gold: 3, food: -1, imps: 1 }),
    event('EvilChanged', { seat: 0, change: 2, evil: 6 }),
    event('EvilChanged', { seat: 0, change: 1, evil: 7 }),
    event('AdventurerDied', { seat: 0, adventurer: 3 }),
    event('TileConquered', { seat: 0, cell: 2 }),
    event('TrapSprung', { seat: 0, trap: 0 }),
    event('TunnelDug', { seat: 0, cell: 6 }),
    event('TunnelDug', { seat: 0, cell: 8 }),
    event('RoomBuilt', { seat: 0, cell: 7 }),
  ]);
  expect(earlier.lords[0]).toMatchObject({
    gold: 2,
    food: 3,
    imps: 3,
    evil: 4,
    prisoners: [],
    conquered_cells: [],
    trap_count: 2,
    placed_rooms: [],
    tunnel_count: 3 + 1 - 2 + 1, // a conquered tunnel, two dug, one below a room
  });
  expect(earlier.minion_spaces.every((one) => one === 0)).toBe(true);
  expect(earlier.lords[1]).toEqual(view.lords[1]);
  expect(view.lords[0].gold).toBe(5);
});
