// What the page's frame knows of a game: a board, notes about seats, sounds and lessons. The frame itself knows no game.
import type { Component } from 'svelte';
import type { Asked, Sentence, ToldEvent } from '../generated/wire';
import type { Sound } from '../lib/sound';

/** Answers that a player has prepared and not yet sent. */
export interface Plan {
  steps: { kind: string; option: number }[];
  /** The option that is told as what will happen; null where `note` says all. */
  option: number | null;
  /** What else will happen, or what is missing, in the player's language. */
  note: string;
  /** Whether it can be confirmed. */
  ready: boolean;
  /** Whether somebody will learn something, so that there is no way back. */
  reveals: boolean;
}

/** What a board draws and whom it tells about taps: a running table, or a moment of a replay. */
export interface Play<View = any, Catalogue = any> {
  readonly view: View;
  /** What every seat sees: only where all hands lie open. */
  readonly views: View[] | null;
  /** Names, texts and numbers of the game's components in the player's language. */
  readonly catalogue: Catalogue;
  readonly ask: Asked | null;
  /** Changes with the question: whoever has picked something up for another one puts it back. */
  readonly askKey: string;
  readonly seat: number;
  readonly seq: number;
  readonly names: string[];
  readonly live: boolean;
  readonly plan: Plan | null;
  readonly fresh: ToldEvent[];
  /** What an option of the question says; empty until the server has told it. */
  told(option: number): Sentence;
  stage(plan: Plan | null): void;
  confirm(): Promise<void>;
  whyNot(option: number): void;
  explain(reason: Sentence): void;
}

/** One thing that the guided game teaches: it is shown when its moment comes, until it is done. */
export interface Lesson<P extends Play = Play> {
  key: string;
  when(play: P): boolean;
  /** A task ends by being done; without one the player says that it is understood. */
  done?(play: P): boolean;
}

export interface GameRoom<P extends Play = any> {
  Board: Component<{ play: P }>;
  SeatNote: Component<{ play: P; seat: number }>;
  /** The sound of a kind of event. */
  sounds: Readonly<Record<string, Sound>>;
  lessons: Lesson<P>[];
}

/** A game has a board where it has a room; each is fetched when a table of it is opened. */
const ROOMS = import.meta.glob<GameRoom>('./*/room.ts', { import: 'room' });
const EMBLEMS = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' });

export const hasBoard = (game: string): boolean => `./${game}/room.ts` in ROOMS;
export const roomOf = (game: string): Promise<GameRoom> => ROOMS[`./${game}/room.ts`]();
export const emblemOf = (game: string): Promise<Component> => EMBLEMS[`./${game}/Emblem.svelte`]();
