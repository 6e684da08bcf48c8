// The log: what stands of all that has happened, and how it is gathered into lines.
import type { EventsBody, Sentence, RenderedEvent } from '../../generated/wire';
import { textOf } from './sentences';

/** What happened at one answer. */
export type Entry = EventsBody['events'][number];

export interface Line {
  told: Sentence;
  clause: string;
}

export const linesOf = (events: RenderedEvent[]): Line[] => gathered(events.map(({ told, clause }) => ({ told, clause })));

/** The same thing several times in a row is one line. */
export function gathered(lines: Line[]): Line[] {
  const told: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && textOf(last.told) === textOf(line.told)) last.times += 1;
    else told.push({ ...line, times: 1 });
  }
  return told.map(({ told, clause, times }) => ({ told: times > 1 ? [...told, ` × ${times}`] : told, clause }));
}

/** What happened at the table and not in the game: no step back takes it away. */
const NOTES = ['Left', 'GaveUp', 'TakeBackRefused', 'GivingUpRefused', 'TakenBack'];
const isNote = (events: RenderedEvent[]): boolean => events.some((event) => NOTES.includes(event.kind));

/** The log without what was taken back. */
export function standing(entries: Entry[]): Entry[] {
  const undone = new Set<number>();
  for (const [seq, events] of entries) {
    const back = events.find((event) => event.kind === 'TakenBack');
    for (let gone = (back?.values.to ?? seq) + 1; back && gone < seq; gone += 1) undone.add(gone);
  }
  return entries.filter(([seq, events]) => !undone.has(seq) || isNote(events));
}

/** How many answers of the game stand: the deal and what happened at the table are none. */
export const answersIn = (entries: Entry[]): number => standing(entries).filter(([seq, events]) => seq > 0 && !isNote(events)).length;
