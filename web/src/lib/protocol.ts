// The messages of docs/protocol.md that are not records of the engine.
import type { WireAsk, WireEvent, WireOutcome, WireRefusal } from '../generated/wire';

export interface Choice {
  key: string;
  values: string[];
  default: string;
  clause: string;
  house: boolean;
}

export interface Game {
  name: string;
  version: number;
  seats: number[];
  cooperative: boolean;
  bots: string[];
  board: boolean;
  choices: Choice[];
}

export interface SeatInfo {
  name: string | null;
  kind: 'person' | 'bot' | 'free';
  bot: string | null;
  ready: boolean;
  online: boolean;
  yours: boolean;
  /** Somebody has this seat, even while a bot sits in. */
  owned: boolean;
}

/** What the table has to agree upon: to go back over so many answers, or to give the game up. */
export interface Plea {
  seat: number;
  to_seq: number;
  votes: Record<string, boolean>;
  about: 'back' | 'end';
  answers: number;
}

export interface Table {
  id: string;
  game: string;
  status: 'open' | 'running' | 'over';
  seats: SeatInfo[];
  choices: Record<string, string>;
  listed: boolean;
  host: boolean;
  clock: number | null;
  seq: number;
  commitment: string | null;
  seed: string | null;
  nonce: string | null;
  made: number;
  plea: Plea | null;
  origin_at: number | null;
  next: string | null;
  /** The cards have been played before: who was there knows them. */
  same_deal: boolean;
  next_same: string | null;
  expires: number | null;
  outcome: WireOutcome | null;
}

export interface Seated extends Table {
  you: number[];
  links: Record<string, string>;
}

/** What happened at one answer. */
export type Entry = [seq: number, events: WireEvent[]];

/** The whole picture of a running game for one viewer. */
export interface Picture {
  type: 'state' | 'update';
  table: string;
  seq: number;
  status: Table['status'];
  seats: SeatInfo[];
  view: unknown;
  asks: WireAsk[];
  waiting: { seat: number; kind: string; until?: number | null }[];
  undoable: boolean;
  outcome: WireOutcome | null;
  events: Entry[];
  views?: unknown[] | null;
}

export interface Vote {
  type: 'vote';
  table: string;
  seat: number;
  to_seq: number | null;
  votes: Record<string, boolean>;
  about: Plea['about'];
  answers: number;
  settled?: 'agreed' | 'refused' | 'withdrawn' | 'overtaken' | null;
  by?: number | null;
}

/** A step back over several answers, which nobody else has to agree to. */
export interface Sure {
  type: 'sure';
  table: string;
  seat: number;
  to_seq: number;
  answers: number;
}

export type Told =
  | Picture
  | Vote
  | Sure
  | { type: 'table'; table: Table }
  | { type: 'refused'; table: string; seq: number; option: number; refusal: WireRefusal }
  | { type: 'stale'; table: string; seq: number }
  | { type: 'why'; ref: number; refusal: WireRefusal | null }
  | { type: 'error'; code: string; text: string }
  | { type: 'pong' };

export interface Clause {
  id: string;
  title: string;
  text: string;
}

export interface Rulebook {
  title: string;
  intro: string;
  chapters: { title: string; clauses: Clause[] }[];
}

export interface NewTable {
  game: string;
  seats: number;
  choices: Record<string, string>;
  name: string;
  bots: (string | null)[];
  listed: boolean;
  clock: number | null;
}
