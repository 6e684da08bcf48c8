// What the page's frame knows of a game: a board, words for its numbers, and lessons. The frame itself knows no game.
import type { Component } from 'svelte';
import type { WireAsk, WireEvent, WireRefusal } from '../generated/wire';
import type { Sound } from '../lib/sound';
import type { Say, Value } from '../lib/words.svelte';

/** Answers that a player has prepared and not yet sent. */
export interface Plan {
  steps: { kind: string; option: number }[];
  /** What will happen, in the player's language. */
  text: string;
  /** Whether it can be confirmed; otherwise `text` says what is missing. */
  ready: boolean;
  /** Whether somebody will learn something, so that there is no way back. */
  reveals: boolean;
}

/** What a board draws and whom it tells about taps: a running table, or a moment of a replay. */
export interface Play {
  readonly view: unknown;
  /** What every seat sees: only where all hands lie open. */
  readonly views: unknown[] | null;
  readonly ask: WireAsk | null;
  readonly seat: number;
  readonly seq: number;
  readonly names: string[];
  readonly live: boolean;
  readonly plan: Plan | null;
  readonly fresh: WireEvent[];
  readonly say: Say;
  stage(plan: Plan | null): void;
  confirm(): Promise<void>;
  whyNot(option: number): void;
  explain(refusal: WireRefusal): void;
}

export interface Naming {
  eventValue(say: Say, event: string, field: string, value: number): Value;
  refusalValue(say: Say, field: string, value: number): Value;
  option(say: Say, kind: string, option: number, view: unknown, names: string[]): string;
  progress(say: Say, kind: string, view: unknown): string;
  /** The clause behind a kind of event. */
  clause(event: string): string;
  sound(event: WireEvent): Sound | null;
}

/** One thing that the guided game teaches: it is shown when its moment comes, until it is done. */
export interface Lesson {
  key: string;
  when(play: Play): boolean;
  /** A task ends by being done; without one the player says that it is understood. */
  done?(play: Play): boolean;
}

export interface GameRoom {
  Board: Component<{ play: Play }>;
  SeatNote: Component<{ play: Play; seat: number }>;
  Emblem: Component;
  naming: Naming;
  lessons: Lesson[];
}

/** Games that have a board; each is fetched when a table of it is opened. */
const ROOMS: Record<string, () => Promise<{ room: GameRoom }>> = {
  tranquility: () => import('./tranquility/room'),
};

export const hasBoard = (game: string): boolean => game in ROOMS;
export const roomOf = async (game: string): Promise<GameRoom> => (await ROOMS[game]()).room;
