// The log: entries without undone ones, merged into lines.
import type { EventsBody, Sentence, RenderedEvent } from '../../generated/wire';
import { textOf } from './sentences';

/** The events of one answer. */
export type LogEntry = EventsBody['events'][number];

export interface LogLine {
  sentence: Sentence;
  clause: string;
}

export const logLines = (events: RenderedEvent[]): LogLine[] =>
  mergeRepeats(events.map(({ sentence, clause }) => ({ sentence, clause })));

/** Merges equal lines in a row. */
export function mergeRepeats(lines: LogLine[]): LogLine[] {
  const merged: (LogLine & { times: number })[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    if (last && textOf(last.sentence) === textOf(line.sentence)) last.times += 1;
    else merged.push({ ...line, times: 1 });
  }
  return merged.map(({ sentence, clause, times }) => ({
    sentence: times > 1 ? [...sentence, ` × ${times}`] : sentence,
    clause,
  }));
}

/** Events of the table, not of the game; an undo does not remove them. */
const TABLE_EVENTS = ['Left', 'GaveUp', 'TakeBackRefused', 'GivingUpRefused', 'TakenBack'];
const isTableEvent = (events: RenderedEvent[]): boolean => events.some((event) => TABLE_EVENTS.includes(event.kind));

/** The log without undone entries. */
export function withoutTakenBack(entries: LogEntry[]): LogEntry[] {
  const undone = new Set<number>();
  for (const [seq, events] of entries) {
    const back = events.find((event) => event.kind === 'TakenBack');
    for (let gone = (back?.values.to ?? seq) + 1; back && gone < seq; gone += 1) undone.add(gone);
  }
  return entries.filter(([seq, events]) => !undone.has(seq) || isTableEvent(events));
}

/** The number of answers in the game, without the deal and events of the table. */
export const answerCount = (entries: LogEntry[]): number =>
  withoutTakenBack(entries).filter(([seq, events]) => seq > 0 && !isTableEvent(events)).length;
