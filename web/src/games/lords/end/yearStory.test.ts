import { expect, test } from 'vitest';
import type { GameEvent, Types } from '../../../generated/lords';
import type { LogEntry } from '../../../lib/table/gameTypes';
import { COUNTED_EVENTS, yearStory } from './yearStory';

const event = (kind: string, values: Record<string, number>): GameEvent =>
  ({ kind, values, clause: '', sentence: [] }) as unknown as GameEvent;

test('what was taken back is no part of the story of a year', () => {
  const entries: LogEntry<Types>[] = [
    [1, [event('RoomBuilt', { seat: 0 })]],
    [2, [event('RoomBuilt', { seat: 0 }), event('CreatureHired', { seat: 1 })]],
    [3, [event('YearBegan', { year: 2 }), event('RoomBuilt', { seat: 1 })]],
    [4, [event('TakenBack', { seat: 0, to: 1 })]],
    [5, [event('CreatureHired', { seat: 0 })]],
  ];
  const story = yearStory(entries);
  const row = (year: number, seat: number) => COUNTED_EVENTS.map((kind) => story(year, seat, kind));
  // died, conquered, hired, built, paladins
  expect([row(1, 0), row(1, 1), row(2, 0), row(2, 1)]).toEqual([
    [0, 0, 1, 1, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});
