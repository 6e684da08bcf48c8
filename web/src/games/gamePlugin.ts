/* eslint-disable @typescript-eslint/no-explicit-any -- the frame does not know the types of a game's view */
// The interface between the frame and a game: board, seat notes, sounds, lessons, turn policy. The frame knows no game.
import type { Component } from 'svelte';
import type {
  RenderedAsk,
  RevealPreview,
  PlanInfo,
  SeatInfo,
  Sentence,
  SolvedBody,
  SolvedStep,
  RenderedEvent,
  RenderedOutcome,
  AskedSeat,
  WireOutcome,
} from '../generated/wire';
import type { LogEntry } from '../lib/table/gameLog';
import type { TurnPolicy, TurnPlan } from '../lib/table/turnPlan.svelte';
import type { Playback } from '../lib/table/playback.svelte';
import type { Sound } from '../lib/browser/sound';

/** An answer with the kind of its question. */
export interface PlanStep {
  kind: string;
  option: number;
  /** The step is sent only if the facts of its question have one of these values, by name. */
  conditions?: Record<string, number[]>;
}

/** Answers that a player has staged and not yet sent. */
export interface StagedMove {
  steps: PlanStep[];
  /** The option that the bar describes; null if `note` says everything. */
  describedOption: number | null;
  /** Further effects, or the missing part, in the player's language. */
  note: string;
  /** A warning that the bar shows before Confirm. */
  warning?: string;
  /** Whether it can be confirmed. */
  canConfirm: boolean;
  /** Whether it reveals something, so that it cannot be undone freely. */
  reveals: boolean;
  /** The turn plan that made these steps. It removes them one by one and sends them together. */
  turnPlan?: TurnPlan;
}

/** The best line of a mission, from the deal on. */
export interface BestLine<View = any> {
  steps: SolvedStep[];
  dealt: View;
}

/** The data that a board draws and the methods that it calls: a running table, or a moment of a replay. */
export interface BoardModel<View = any, Catalogue = any> {
  /** The table's id; undefined in replays. */
  readonly id?: string;
  readonly view: View;
  /** The views of all seats, if all hands are open. */
  readonly allViews: View[] | null;
  /** Names, texts and numbers of the game's components in the player's language. */
  readonly catalogue: Catalogue;
  readonly ask: RenderedAsk | null;
  /** Changes with the question; a board then drops its selection. */
  readonly askKey: string;
  readonly seat: number;
  readonly seq: number;
  readonly names: string[];
  readonly isInteractive: boolean;
  readonly stagedMove: StagedMove | null;
  readonly newEvents: RenderedEvent[];
  /** All events that this viewer may know, with the number of their answer. */
  readonly entries: LogEntry[];
  readonly seats: SeatInfo[];
  /** The seats that are asked, and their questions. */
  readonly waiting: AskedSeat[];
  /** The number of the player's last answer; -1 before the first. */
  readonly lastOwnSeq: number;
  readonly outcome: RenderedOutcome | null;
  /** The score if the game ended now; null if it is not public. */
  readonly currentScore: WireOutcome | null;
  /** The staged turn; null if the game has no turn policy, and in replays. */
  readonly turnPlan: TurnPlan | null;
  /** The plan that waits on the server. */
  readonly queuedPlan: PlanInfo | null;
  /** Whether the last confirmed answer can be undone without a vote. */
  readonly undoable: boolean;
  readonly playback: Playback;
  /** The seat whose board is shown beside the own one; -1 for none. */
  readonly comparedSeat: number;
  toggleCompared(seat: number): void;
  /** The sentence of an option; empty until the server has sent it. */
  optionSentence(option: number): Sentence;
  stage(plan: StagedMove | null): void;
  confirm(): Promise<void>;
  whyNot(option: number): void;
  /** Shows why something is not possible, or a tip under its own title. */
  explain(reason: Sentence, title?: string): void;
  /** Previews staged answers for each card that may be revealed; `defaultAnswers` are the default answers. */
  previewReveals?(
    steps: PlanStep[],
    defaultAnswers: Record<string, number[]>,
    stopKinds: string[],
  ): Promise<RevealPreview[] | null>;
  /** The best line from here; null if advice is not allowed. */
  solve?(at?: number): Promise<SolvedBody | null>;
  /** The best line of a finished mission, while it is shown. */
  readonly bestLine?: BestLine<View> | null;
  /** Opens the rulebook at a clause. */
  openClause?(clause: string): void;
  /** Why the guided game blocks an option; empty if it does not. */
  blockReason?(option: number): string;
}

/**
 * One lesson of the guided game, shown from its situation on until it is done.
 * Its texts are `page-<game>-lesson-<key>`, `…-title` for the list of lessons, and `…-why` for an optional reason.
 */
export interface Lesson<P extends BoardModel = BoardModel> {
  key: string;
  when(model: P): boolean;
  /** Whether the task is done. A lesson without a task ends when the player confirms it. */
  done?(model: P): boolean;
  /** The CSS selector of the element that the lesson points at. */
  selector?: string;
  /** Why an option is blocked until this lesson is learned; empty if it is not. */
  blockReason?(model: P, option: number): string;
}

/** The setup of the guided first game. */
export interface GuidedGame<P extends BoardModel = BoardModel> {
  seats: number;
  choices: Readonly<Record<string, string>>;
  /** The name of a prepared deal on the server. */
  deal: string;
  /** Why an option is blocked in the whole guided game; empty if it is not. */
  blockReason?(model: P, option: number): string;
}

export interface GamePlugin<P extends BoardModel = any> {
  Board: Component<{ model: P }>;
  SeatNote: Component<{ model: P; seat: number }>;
  /** The seat note in one line, for phones. */
  SeatChip?: Component<{ model: P; seat: number }>;
  /** Sounds by event kind. */
  sounds: Readonly<Record<string, Sound>>;
  /** All lessons in their order. */
  lessons: Lesson<P>[];
  guidedGame?: GuidedGame<P>;
  /** Whether the board itself shows the end; then the result opens only on demand. */
  showsEnd?: (model: P) => boolean;
  /** The game's own part of the result screen. */
  ResultDetails?: Component<{ model: P }>;
  /** How turns are planned; without it the board stages every answer. */
  turnPolicy?: (model: P) => TurnPolicy;
  /** Whether an incoming event is animated. */
  animates?: (event: RenderedEvent, model: P) => boolean;
  /** The actions of the other seats since the player's last answer, one line a seat. */
  digest?: (entries: LogEntry[], model: P) => Digest[];
  /** Whether the board can show another seat's things beside the own ones. */
  canCompare?: boolean;
  /** Whether the log is closed at first. */
  logClosed?: boolean;
}

/** The actions of one seat in one line. */
export interface Digest {
  seat: number;
  sentence: Sentence;
}

/** The plugin of each game, loaded when a table of the game opens. A game without a plugin has no board. */
const PLUGINS = import.meta.glob<GamePlugin>('./*/plugin.ts', { import: 'plugin' });
const EMBLEMS = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' });

export const hasBoard = (game: string): boolean => `./${game}/plugin.ts` in PLUGINS;
export const loadPlugin = (game: string): Promise<GamePlugin> => PLUGINS[`./${game}/plugin.ts`]();
/** The picture of a game, if it has one; it is loaded without the board. */
export const emblemOf = async (game: string): Promise<Component | undefined> => EMBLEMS[`./${game}/Emblem.svelte`]?.();
