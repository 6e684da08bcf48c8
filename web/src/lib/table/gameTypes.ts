/* eslint-disable @typescript-eslint/no-explicit-any -- the frame does not know the types of a game's view */
// The records of a table with the types of its game. The frame uses the plain records of the wire.
import type {
  AskedSeat,
  AssumedAnswer,
  LinePreview,
  PlanInfo,
  QueuedStep,
  RenderedAsk,
  RenderedEvent,
  RevealPreview,
  SolvedBody,
  SolvedStep,
} from '../../generated/wire';
import type { NamesIn } from './optionForms';

/** An event of any game; secrets of others are missing. */
export type AnyEvent = Omit<RenderedEvent, 'values'> & { values: Readonly<Record<string, number | undefined>> };

/** The types of one game; the generated files call them `Types`. */
export interface GameTypes {
  view: any;
  catalogue: any;
  ask: RenderedAsk;
  event: AnyEvent;
}

/** The name of a question. */
export type AskKind<G extends GameTypes = GameTypes> = G['ask']['kind'];
/** The name of an event. */
export type EventKind<G extends GameTypes = GameTypes> = G['event']['kind'];
type Named<Record, Kind> = Omit<Record, 'kind'> & { kind: Kind };

/** The events of one answer, with its number. */
export type LogEntry<G extends GameTypes = GameTypes> = [seq: number, events: G['event'][]];

/** An answer with the kind of its question. */
export interface PlanStep<G extends GameTypes = GameTypes> {
  kind: AskKind<G>;
  option: number;
  /** The server applies the step only if these facts of its question have one of the listed values. */
  conditions?: Partial<Record<NamesIn<G['ask']['facts']>, number[]>>;
}

export type LinePreviewOf<G extends GameTypes = GameTypes> = Omit<LinePreview, 'ask' | 'view' | 'events'> & {
  ask: G['ask'] | null;
  view: G['view'];
  events: G['event'][];
};

export type RevealPreviewOf<G extends GameTypes = GameTypes> = Omit<RevealPreview, 'assumed' | 'preview'> & {
  assumed: Named<AssumedAnswer, AskKind<G>>[];
  preview: LinePreviewOf<G>;
};

export type AskedSeatOf<G extends GameTypes = GameTypes> = Named<AskedSeat, AskKind<G>>;
export type QueuedStepOf<G extends GameTypes = GameTypes> = Named<QueuedStep, AskKind<G>>;
export type PlanInfoOf<G extends GameTypes = GameTypes> = Omit<PlanInfo, 'steps'> & { steps: QueuedStepOf<G>[] };
export type SolvedStepOf<G extends GameTypes = GameTypes> = Omit<SolvedStep, 'kind' | 'events'> & {
  kind: AskKind<G>;
  events: G['event'][];
};
export type SolvedBodyOf<G extends GameTypes = GameTypes> = Omit<SolvedBody, 'line'> & { line: SolvedStepOf<G>[] };

/** The entries of a record whose keys are known words. */
export const entriesOf = <Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][];

/** The keys of a record whose keys are known words. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  entriesOf<Key, unknown>(record).map(([key]) => key);

/** Whether a word is one of a list; the compiler then knows it as well. */
export const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** The seat of an event; -1 if it has none. */
export const seatOf = (event: AnyEvent): number => event.values.seat ?? -1;

/** A list among the facts of a question; empty if the question has no such fact. */
export function factList<Ask extends RenderedAsk>(ask: Ask | null, name: NamesIn<Ask['facts']>): number[] {
  const fact = (ask as RenderedAsk | null)?.facts[name];
  return Array.isArray(fact) ? fact : [];
}

/** A number among the facts of a question; 0 if the question has no such fact. */
export function factNumber<Ask extends RenderedAsk>(ask: Ask | null, name: NamesIn<Ask['facts']>): number {
  const fact = (ask as RenderedAsk | null)?.facts[name];
  return typeof fact === 'number' ? fact : 0;
}
