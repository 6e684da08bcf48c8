/* eslint-disable @typescript-eslint/no-explicit-any -- the frame does not know the types of a game's view */
// The interface between the frame and a game: board, seat notes, sounds, lessons, turn policy. The frame knows no game.
import type { Component } from 'svelte';
import type { RenderedOutcome, SeatInfo, Sentence, WireOutcome } from '../generated/wire';
import type {
  AskedSeatOf,
  AskKind,
  EventKind,
  GameTypes,
  LogEntry,
  PlanInfoOf,
  PlanStep,
  RevealPreviewOf,
  SolvedBodyOf,
  SolvedStepOf,
} from '../lib/table/gameTypes';
import type { StagedMove, TurnPlan, TurnPolicy } from '../lib/table/turnPlan.svelte';
import type { Pace, Playback } from '../lib/table/playback.svelte';
import type { Sound } from '../lib/browser/sound';

/** A move that a replay shows before it is played: the one of the game, or the better one of a review. */
export interface ShownMove<G extends GameTypes = GameTypes> {
  kind: AskKind<G>;
  option: number;
  isBetter: boolean;
}

/** The best line of a mission, from the deal on. */
export interface BestLine<G extends GameTypes = GameTypes> {
  steps: SolvedStepOf<G>[];
  dealt: G['view'];
}

/** The data that a board draws and the methods that it calls: a running table, or a moment of a replay. */
export interface BoardModel<G extends GameTypes = GameTypes> {
  /** The table's id; undefined in replays. */
  readonly id?: string;
  readonly view: G['view'];
  /** The views of all seats, if all hands are open. */
  readonly allViews: G['view'][] | null;
  /** Names, texts and numbers of the game's components in the player's language. */
  readonly catalogue: G['catalogue'];
  readonly ask: G['ask'] | null;
  /** Changes with the question; a board then drops its selection. */
  readonly askKey: string;
  readonly seat: number;
  readonly seq: number;
  readonly names: string[];
  readonly isInteractive: boolean;
  /** What the bar shows and Confirm sends. */
  readonly stagedMove: StagedMove<G> | null;
  readonly newEvents: G['event'][];
  /** All events that this viewer may know, with the number of their answer. */
  readonly entries: LogEntry<G>[];
  readonly seats: SeatInfo[];
  /** The seats that are asked, and their questions. */
  readonly waiting: AskedSeatOf<G>[];
  /** The number of the player's last answer; -1 before the first. */
  readonly lastOwnSeq: number;
  readonly outcome: RenderedOutcome | null;
  /** The score if the game ended now; null if it is not public. */
  readonly currentScore: WireOutcome | null;
  /** The staged turn; null in replays. */
  readonly turnPlan: TurnPlan<G> | null;
  /** The plan that waits on the server. */
  readonly queuedPlan: PlanInfoOf<G> | null;
  /** Whether the last confirmed answer can be undone without a vote. */
  readonly undoable: boolean;
  /** While the board still shows what came before the present question or the end, its heading. */
  held?: string;
  /** Whether the board shows all seats itself and takes their room. */
  showsAllSeats?: boolean;
  readonly playback: Playback<G>;
  /** The seat whose board is shown next to the player's own; -1 for none. */
  readonly comparedSeat: number;
  toggleCompared(seat: number): void;
  /** The sentence of an option; empty until the server has sent it. */
  optionSentence(option: number): Sentence;
  confirm(): Promise<void>;
  whyNot(option: number): void;
  /** Shows why something is not possible, or a tip under its own title. */
  explain(reason: Sentence, title?: string): void;
  /**
   * Previews staged answers for each card that may be revealed. `defaultAnswers` has lists of preferred options by
   * kind of question, such as one for each creature; the preview ends before a question of a kind in `stopKinds`.
   */
  previewReveals?(
    steps: PlanStep<G>[],
    defaultAnswers: Partial<Record<AskKind<G>, number[][]>>,
    stopKinds: AskKind<G>[],
  ): Promise<RevealPreviewOf<G>[] | null>;
  /** Whether the player may ask for hints; not in replays. */
  readonly hintsAllowed?: boolean;
  /** The best line from here, or of a finished game from position `at`; null if hints are not allowed or none was found. */
  solve?(at?: number): Promise<SolvedBodyOf<G> | null>;
  /** The best line of a finished mission, while it is shown. */
  readonly bestLine?: BestLine<G> | null;
  /** Moves that a replay shows, the better one first. */
  readonly shownMoves?: ShownMove<G>[];
  /** Says in the bar what the player can do next, while nothing is staged. */
  instruct?(text: string): void;
  /** Opens the rulebook at a clause. */
  openClause?(clause: string): void;
  /** The guide of a guided game, while it speaks. */
  readonly guide?: object | null;
  /** Why the guided game blocks an option; empty if it does not. */
  blockReason?(option: number): string;
  /** Whether the guide of the first game speaks of what the board shows, so nothing is hidden. */
  readonly isGuided?: boolean;
}

/**
 * One lesson of the guided game, shown from its situation on until it is done.
 * Its texts are `page-<game>-lesson-<key>`, `…-title` for the list of lessons, and `…-why` for an optional reason.
 */
export interface Lesson<G extends GameTypes = GameTypes> {
  key: string;
  /** The module that it explains; a table with modules has only their lessons, other tables have the lessons without one. */
  module?: string;
  when(model: BoardModel<G>): boolean;
  /** Whether the task is done. A lesson without a task ends when the player confirms it. */
  done?(model: BoardModel<G>): boolean;
  /** The CSS selector of the element that the lesson points at. */
  selector?: string;
  /** Why an option is blocked until this lesson is learned; empty if it is not. */
  blockReason?(model: BoardModel<G>, option: number): string;
}

/** The setup of the guided first game. */
export interface GuidedGame<G extends GameTypes = GameTypes> {
  seats: number;
  choices: Readonly<Record<string, string>>;
  /** The name of a prepared deal on the server. */
  deal: string;
  /** Why an option is blocked in the whole guided game; empty if it is not. */
  blockReason?(model: BoardModel<G>, option: number): string;
}

export interface GamePlugin<G extends GameTypes = any> {
  Board: Component<{ model: BoardModel<G> }>;
  SeatNote: Component<{ model: BoardModel<G>; seat: number }>;
  /** The seat note in one line, for phones. */
  SeatChip?: Component<{ model: BoardModel<G>; seat: number }>;
  /** Sounds by event kind. */
  sounds: Readonly<Partial<Record<EventKind<G>, Sound>>>;
  /** All lessons in their order. */
  lessons: Lesson<G>[];
  guidedGame?: GuidedGame<G>;
  /** Whether the board itself shows the end; then the result opens only on demand. */
  showsEnd?: (model: BoardModel<G>) => boolean;
  /** The teacher of the game's missions, with the lesson of one. */
  Teacher?: Component<{ lesson: string }>;
  /** The game's own part of the result screen. */
  ResultDetails?: Component<{ model: BoardModel<G> }>;
  /** The game's picture of the end; the result stands beside it. */
  EndScene?: Component<{ model: BoardModel<G> }>;
  /** How turns are planned. */
  turnPolicy: (model: BoardModel<G>) => TurnPolicy<G>;
  /** The sum of the staged steps, drawn in Confirm. */
  PlanSum?: Component<{ model: BoardModel<G> }>;
  /** The answers of a plan that waits on the server; with it the player can open a sent plan again. */
  sentSteps?: (model: BoardModel<G>) => PlanStep<G>[];
  /** Whether an incoming event is animated. */
  animates?: (event: G['event'], model: BoardModel<G>) => boolean;
  /** How fast animated events follow each other, if not as usual. */
  pace?: Pace;
  /** The actions of the other seats since the player's last answer, one line a seat. */
  digest?: (entries: LogEntry<G>[], model: BoardModel<G>) => Digest[];
  /** Which events the log leaves out because of the one that follows. */
  isEmptyInLog?: (event: G['event'], next: G['event'] | undefined) => boolean;
  /** The gains of a digest line, drawn as signs. */
  DigestGains?: Component<{ gains: [string, number][] }>;
  /** What colours and marks on the board mean; shown in large windows. */
  Legend?: Component;
  /** Whether cards can be dragged, and two quick taps on a place confirm. */
  confirmsOnDoubleTap?: boolean;
  /** Whether the board can show another seat's things next to the player's own. */
  canCompare?: boolean;
  /** The name of the part of the game that an event begins, if its seats move at the same time; the log groups by it. */
  logHeading?: (event: G['event']) => string;
  /** Whether the log is closed at first. */
  logClosed?: boolean;
}

/** The actions of one seat in one line. */
export interface Digest {
  seat: number;
  sentence: Sentence;
  /** What the seat has gained and paid, by the names of `DigestGains`. */
  gains?: [string, number][];
}

/** The plugin of each game, loaded when a table of the game opens. A game without a plugin has no board. */
const PLUGINS = import.meta.glob<GamePlugin>('./*/plugin.ts', { import: 'plugin' });
const CLAUSE_PICTURES = import.meta.glob<Component<{ clause: string }>>('./*/ClausePicture.svelte', {
  import: 'default',
});
const PRESET_PICTURES = import.meta.glob<Component<{ preset: string }>>('./*/PresetPicture.svelte', {
  import: 'default',
});
const MODULE_PICTURES = import.meta.glob<Component<{ module: string }>>('./*/ModulePicture.svelte', {
  import: 'default',
});
const REFERENCES = import.meta.glob<Component<{ known?: unknown }>>('./*/Reference.svelte', { import: 'default' });
const MINIATURES = import.meta.glob<Component<{ places: number[][] }>>('./*/Miniature.svelte', { import: 'default' });
const EMBLEMS = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' });

export const hasBoard = (game: string): boolean => `./${game}/plugin.ts` in PLUGINS;
export const loadPlugin = (game: string): Promise<GamePlugin> => PLUGINS[`./${game}/plugin.ts`]();
/** The picture of a game, if it has one; it is loaded without the board. */
export const emblemOf = async (game: string): Promise<Component | undefined> => EMBLEMS[`./${game}/Emblem.svelte`]?.();
/** A small picture of a board, if the game has one; a list of tables loads it. */
export const miniatureOf = async (game: string): Promise<Component<{ places: number[][] }> | undefined> =>
  MINIATURES[`./${game}/Miniature.svelte`]?.();
/** What draws the components of a rule, if the game has it; the rulebook loads it. */
export const clausePictureOf = async (game: string): Promise<Component<{ clause: string }> | undefined> =>
  CLAUSE_PICTURES[`./${game}/ClausePicture.svelte`]?.();
/** The pictures of a game's modules, if it has some. */
export const modulePicturesOf = async (game: string): Promise<Component<{ module: string }> | undefined> =>
  MODULE_PICTURES[`./${game}/ModulePicture.svelte`]?.();
/** The pictures of a game's presets, if it has some. */
export const presetPicturesOf = async (game: string): Promise<Component<{ preset: string }> | undefined> =>
  PRESET_PICTURES[`./${game}/PresetPicture.svelte`]?.();
/** The page of all components, if the game has one. `known` is the catalogue of an open table. */
export const hasReference = (game: string): boolean => `./${game}/Reference.svelte` in REFERENCES;
export const loadReference = (game: string): Promise<Component<{ known?: unknown }>> =>
  REFERENCES[`./${game}/Reference.svelte`]();
