// Sentences about a game whose rules we do not know: the page's twin of kazamata.words.telling.
import type { Naming } from '../games/game';
import type { WireEvent, WireOutcome, WireRefusal } from '../generated/wire';
import { kebab, t, type Say, type Value } from './words.svelte';
import type { Entry } from './protocol';

const SEAT_FIELDS = ['seat', 'owner'];

export function seatName(say: Say, names: string[], seat: number): string {
  return names[seat] ?? say('seat-number', { number: seat + 1 });
}

/** A line of the log; a field that we may not know makes the line a shorter one. */
export function eventLine(say: Say, has: (key: string) => boolean, naming: Naming, event: WireEvent, names: string[]): string {
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(event.values)) {
    const isSeat = SEAT_FIELDS.includes(field);
    values[field] = isSeat ? seatName(say, names, value) : naming.eventValue(say, event.kind, field, value);
  }
  if (event.kind === 'TakenBack') return t('taken-back', values);
  const key = `event-${kebab(event.kind)}`;
  const hidden = `${key}-hidden`;
  return say(has(hidden) && isCut(event) ? hidden : key, values);
}

/** Secrets stand at the end of an event, so a cut event holds the seat alone. */
function isCut(event: WireEvent): boolean {
  return Object.keys(event.values).length < 2;
}

export interface Line {
  text: string;
  clause: string;
}

/** The same thing several times in a row is one line. */
export function gathered(lines: Line[]): Line[] {
  const told: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.text === line.text) last.times += 1;
    else told.push({ ...line, times: 1 });
  }
  return told.map(({ text, clause, times }) => ({ text: times > 1 ? `${text} × ${times}` : text, clause }));
}

/** What happened at the table and not in the game: no step back takes it away. */
const NOTES = ['Left', 'GaveUp', 'TakeBackRefused', 'GivingUpRefused', 'TakenBack'];
const isNote = (events: WireEvent[]): boolean => events.some((event) => NOTES.includes(event.kind));

/** The log without what was taken back. */
export function standing(entries: Entry[]): Entry[] {
  const undone = new Set<number>();
  for (const [seq, events] of entries) {
    const back = events.find((event) => event.kind === 'TakenBack');
    for (let gone = (back?.values.to ?? seq) + 1; back && gone < seq; gone += 1) undone.add(gone);
  }
  return entries.filter(([seq, events]) => !undone.has(seq) || isNote(events));
}

export interface Reason {
  text: string;
  remedy: string;
  clause: string;
}

export function reasonOf(say: Say, naming: Naming, refusal: WireRefusal, names: string[]): Reason {
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(refusal.values)) {
    const isSeat = SEAT_FIELDS.includes(field);
    values[field] = isSeat ? seatName(say, names, value) : naming.refusalValue(say, field, value);
  }
  const remedy = refusal.remedy ? say(`remedy-${refusal.remedy}`, values) : '';
  return { text: `${say(`refusal-${refusal.key}`, values)}.`, remedy, clause: refusal.clause };
}

/** How it ended: all together where nobody counts points. */
export function verdict(say: Say, outcome: WireOutcome, names: string[]): string {
  if (!outcome.scores.length) return say(outcome.winners.length ? 'victory-together' : 'defeat-together');
  const winners = outcome.winners.map((seat) => seatName(say, names, seat));
  if (!winners.length) return say('draw-result');
  return winners.length === 1 ? say('winner-is', { name: winners[0] }) : say('shared-victory', { names: winners.join(', ') });
}
