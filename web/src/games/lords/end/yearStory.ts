// What happened to each lord in each year, counted from the events.
import type { Types } from '../../../generated/lords';
import { withoutTakenBack } from '../../../lib/table/gameLog';
import { isOneOf, seatOf, type EventKind, type LogEntry } from '../../../lib/table/gameTypes';

export const COUNTED_EVENTS = [
  'AdventurerDied',
  'TileConquered',
  'CreatureHired',
  'RoomBuilt',
  'PaladinCame',
] as const satisfies readonly EventKind<Types>[];
export type CountedEvent = (typeof COUNTED_EVENTS)[number];

export const STORY_SIGNS: Record<CountedEvent, string> = {
  AdventurerDied: 'prisoner',
  TileConquered: 'conquered',
  CreatureHired: 'title_monsters',
  RoomBuilt: 'title_rooms',
  PaladinCame: 'paladin',
};
/** What is best when it is highest or lowest; nobody is praised for the others. */
export const PRAISED: Partial<Record<CountedEvent, 'most' | 'fewest'>> = {
  AdventurerDied: 'most',
  TileConquered: 'fewest',
};

export type YearStory = (year: number, seat: number, kind: CountedEvent) => number;

/** How often each of `COUNTED_EVENTS` happened, by year, seat and kind. */
export function yearStory(entries: LogEntry<Types>[]): YearStory {
  let year = 1;
  const counts: Record<string, number> = {};
  for (const event of withoutTakenBack(entries).flatMap(([, events]) => events)) {
    if (event.kind === 'YearBegan') year = event.values.year;
    else if (isOneOf(COUNTED_EVENTS, event.kind)) {
      const key = `${year} ${seatOf(event)} ${event.kind}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return (year, seat, kind) => counts[`${year} ${seat} ${kind}`] ?? 0;
}
