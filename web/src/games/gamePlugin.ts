// What the page's frame knows of a game: a board, notes about seats, sounds and lessons. The frame itself knows no game.
import type { Component } from 'svelte';
import type { RenderedAsk, RevealPreview, PlanInfo, SeatInfo, Sentence, SolvedBody, SolvedStep, RenderedEvent, RenderedOutcome, WaitingSeat, WireOutcome } from '../generated/wire';
import type { LogEntry } from '../lib/table/gameLog';
import type { TurnPolicy, TurnPlan } from '../lib/table/turnPlan.svelte';
import type { Playback } from '../lib/table/playback.svelte';
import type { Sound } from '../lib/browser/sound';

/** An answer to a kind of question. */
export interface PlanStep {
  kind: string;
  option: number;
  /** What its question must say about itself, else it is not given: a name, and the numbers that suit. */
  conditions?: Record<string, number[]>;
}

/** Answers that a player has prepared and not yet sent. */
export interface StagedMove {
  steps: PlanStep[];
  /** The option that is told as what will happen; null where `note` says all. */
  describedOption: number | null;
  /** What else will happen, or what is missing, in the player's language. */
  note: string;
  /** What it would cost dearly, said before it is confirmed. */
  warning?: string;
  /** Whether it can be confirmed. */
  canConfirm: boolean;
  /** Whether somebody will learn something, so that there is no way back. */
  reveals: boolean;
  /** Who has tried these steps: they can be taken back one by one, and are given together. */
  turnPlan?: TurnPlan;
}

/** The best line of a mission, from the table as it was dealt. */
export interface BestLine<View = any> {
  steps: SolvedStep[];
  dealt: View;
}

/** What a board draws and whom it tells about taps: a running table, or a moment of a replay. */
export interface BoardModel<View = any, Catalogue = any> {
  /** The table, where it is played. */
  readonly id?: string;
  readonly view: View;
  /** What every seat sees: only where all hands lie open. */
  readonly allViews: View[] | null;
  /** Names, texts and numbers of the game's components in the player's language. */
  readonly catalogue: Catalogue;
  readonly ask: RenderedAsk | null;
  /** Changes with the question: whoever has picked something up for another one puts it back. */
  readonly askKey: string;
  readonly seat: number;
  readonly seq: number;
  readonly names: string[];
  readonly isInteractive: boolean;
  readonly stagedMove: StagedMove | null;
  readonly newEvents: RenderedEvent[];
  /** All that this viewer may know of what has happened, with the number of the answer that led to it. */
  readonly entries: LogEntry[];
  readonly seats: SeatInfo[];
  /** Who is asked what. */
  readonly waiting: WaitingSeat[];
  /** The number of the own last answer; -1 before the first. */
  readonly lastOwnSeq: number;
  readonly outcome: RenderedOutcome | null;
  /** The score as it would be counted now, where everybody can count it. */
  readonly currentScore: WireOutcome | null;
  /** The turn that is being prepared; null where the game is not planned so, and where nobody plays. */
  readonly turnPlan: TurnPlan | null;
  /** What was planned and waits to be asked for. */
  readonly queuedPlan: PlanInfo | null;
  /** What was confirmed last can be taken back without asking anybody. */
  readonly undoable: boolean;
  readonly playback: Playback;
  /** The seat whose board is looked at beside the own; -1 for none. */
  readonly comparedSeat: number;
  toggleCompared(seat: number): void;
  /** What an option of the question says; empty until the server has told it. */
  optionSentence(option: number): Sentence;
  stage(plan: StagedMove | null): void;
  confirm(): Promise<void>;
  whyNot(option: number): void;
  /** Says why something is not possible, or under a title of its own what is good to know. */
  explain(reason: Sentence, title?: string): void;
  /** What staged answers come to with each thing that may be turned up, and with `wishes` where nothing is staged. */
  previewReveals?(steps: PlanStep[], wishes: Record<string, number[]>, stops: string[]): Promise<RevealPreview[] | null>;
  /** The best line from here, where advice is allowed. */
  solve?(at?: number): Promise<SolvedBody | null>;
  /** The best line of a mission that is over, while somebody watches it. */
  readonly bestLine?: BestLine<View> | null;
  /** Opens the rulebook at a clause. */
  openClause?(clause: string): void;
  /** Why the guided game keeps an option back; empty where it does not. Boards ask it to draw such an option as what it is. */
  blockReason?(option: number): string;
}

/**
 * One thing that the guided game teaches: it is shown when its moment comes, until it is done.
 * Its texts are `page-<game>-lesson-<key>`, `…-title` for the plan, and `…-why`, if the task has a reason that is worth saying.
 */
export interface Lesson<P extends BoardModel = BoardModel> {
  key: string;
  when(model: P): boolean;
  /** A task ends by being done; without one the player says that it is understood. */
  done?(model: P): boolean;
  /** What it is about: a selector of something on the table, beside which it is said. */
  selector?: string;
  /** Why an option has to wait as long as this is not learned; empty where it need not. */
  blockReason?(model: P, option: number): string;
}

/** How the table of the guided first game is set. */
export interface GuidedGame<P extends BoardModel = BoardModel> {
  seats: number;
  choices: Readonly<Record<string, string>>;
  /** One of the chosen deals that the server knows for this game. */
  deal: string;
  /** Why an option is kept back through the whole guided game; empty where it is not. */
  blockReason?(model: P, option: number): string;
}

export interface GamePlugin<P extends BoardModel = any> {
  Board: Component<{ model: P }>;
  SeatNote: Component<{ model: P; seat: number }>;
  /** The same in one line, for phones. */
  SeatChip?: Component<{ model: P; seat: number }>;
  /** The sound of a kind of event. */
  sounds: Readonly<Record<string, Sound>>;
  /** The plan of lessons, in the order in which they are best learned. */
  lessons: Lesson<P>[];
  guidedGame?: GuidedGame<P>;
  /** Whether the board itself shows how the game has ended: then the result lies over it on demand alone. */
  showsEnd?: (model: P) => boolean;
  /** The game's own picture and figures on the end screen. */
  ResultDetails?: Component<{ model: P }>;
  /** How turns are planned and tried; without it every answer is staged by the board. */
  turnPolicy?: (model: P) => TurnPolicy;
  /** What is shown of an event as it comes in; own answers were seen while they were staged. */
  animates?: (event: RenderedEvent, model: P) => boolean;
  /** What the others did since the own last answer, one line a seat. */
  digest?: (entries: LogEntry[], model: P) => Digest[];
  /** The board can show another seat's things beside the own. */
  canCompare?: boolean;
  /** The log is closed until somebody wants it. */
  logClosed?: boolean;
}

/** What a seat has done, in one line. */
export interface Digest {
  seat: number;
  sentence: Sentence;
}

/** A game has a board where it has a room; each is fetched when a table of it is opened. */
const PLUGINS = import.meta.glob<GamePlugin>('./*/plugin.ts', { import: 'plugin' });
const EMBLEMS = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' });

export const hasBoard = (game: string): boolean => `./${game}/plugin.ts` in PLUGINS;
export const loadPlugin = (game: string): Promise<GamePlugin> => PLUGINS[`./${game}/plugin.ts`]();
/** The picture of a game, if it has one; it is fetched apart from the board. */
export const emblemOf = async (game: string): Promise<Component | undefined> => EMBLEMS[`./${game}/Emblem.svelte`]?.();
