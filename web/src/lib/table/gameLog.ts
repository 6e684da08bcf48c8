// The log: entries without undone ones, merged into lines.
import { NOTES, type Sentence } from '../../generated/wire';
import { isOneOf, seatOf, type AnyEvent, type GameTypes, type LogEntry } from './gameTypes';
import { textOf } from './sentences';

export interface LogLine {
  sentence: Sentence;
  clause: string;
}

/** `isEmpty` says which events tell nothing because of the one that follows. */
export const logLines = (
  events: AnyEvent[],
  isEmpty: (event: AnyEvent, next: AnyEvent | undefined) => boolean = () => false,
): LogLine[] =>
  mergeRepeats(
    events
      .filter((event, index) => !isEmpty(event, events[index + 1]))
      .map(({ sentence, clause }) => ({ sentence, clause })),
  );

export interface LogMove {
  seq: number;
  lines: LogLine[];
  /** The heading of the part of the game that begins here; empty if none does. */
  heading: string;
  /** The seat whose moves begin here; -1 if the moves are not grouped by seat. */
  seat: number;
}

/**
 * The moves of a log, the newest first. `headingOf` names the part of the game that an event begins: then the moves of
 * one part stand by seat, because its seats move at the same time.
 */
export function logMoves(
  entries: LogEntry[],
  headingOf?: (event: AnyEvent) => string,
  isEmpty?: (event: AnyEvent, next: AnyEvent | undefined) => boolean,
): LogMove[] {
  const parts: { heading: string; bySeat: Map<number, LogMove[]> }[] = [{ heading: '', bySeat: new Map() }];
  const add = (seq: number, events: AnyEvent[], seat: number): void => {
    const { bySeat } = parts.at(-1)!;
    const lines = logLines(events, isEmpty);
    if (lines.length) bySeat.set(seat, [...(bySeat.get(seat) ?? []), { seq, lines, heading: '', seat: -1 }]);
  };
  for (const [seq, events] of entries) {
    const begin = headingOf ? events.findIndex((event) => headingOf(event)) : -1;
    const before = begin < 0 ? events : events.slice(0, begin);
    add(seq, before, headingOf && before.length ? seatOf(before[0]) : -1);
    if (begin < 0) continue;
    parts.push({ heading: headingOf!(events[begin]), bySeat: new Map() });
    add(seq, events.slice(begin), -1);
  }
  return parts.reverse().flatMap(({ heading, bySeat }) => {
    const moves = [...bySeat].reverse().flatMap(([seat, some]) => {
      const newest = some.reverse();
      return seat < 0 ? newest : [{ ...newest[0], seat }, ...newest.slice(1)];
    });
    return moves.length ? [{ ...moves[0], heading }, ...moves.slice(1)] : [];
  });
}

/** The part of the game that goes on after the first `seq` answers; empty if the game has no named parts. */
export const partAfter = (entries: LogEntry[], seq: number, headingOf?: (event: AnyEvent) => string): string =>
  headingOf
    ? (withoutTakenBack(entries.filter(([at]) => at <= seq))
        .flatMap(([, events]) => events.map(headingOf))
        .findLast(Boolean) ?? '')
    : '';

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

/** Whether an entry belongs to the table, not to the game; an undo does not remove it. */
const isNote = (events: AnyEvent[]): boolean => events.some((event) => isOneOf(NOTES, event.kind));
const TAKEN_BACK: (typeof NOTES)[number] = 'TakenBack';

/** The log without undone entries. */
export function withoutTakenBack<G extends GameTypes>(entries: LogEntry<G>[]): LogEntry<G>[] {
  const undone = new Set<number>();
  for (const [seq, events] of entries) {
    const back = events.find((event) => event.kind === TAKEN_BACK);
    for (let gone = (back?.values.to ?? seq) + 1; back && gone < seq; gone += 1) undone.add(gone);
  }
  return entries.filter(([seq, events]) => !undone.has(seq) || isNote(events));
}

/** The number of answers in the game, without the deal and events of the table. */
export const answerCount = (entries: LogEntry[]): number =>
  withoutTakenBack(entries).filter(([seq, events]) => seq > 0 && !isNote(events)).length;
