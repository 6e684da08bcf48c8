// A table for tests of boards: a stored question, and the previews of the answers that a hint gives to it.
import type { Sentence } from '../../generated/wire';
import type { BoardModel, GamePlugin } from '../../games/gamePlugin';
import type { GameTypes, LinePreviewOf, LogEntry, PlanStep } from './gameTypes';
import { Playback } from './playback.svelte';
import { TurnPlan, type StagedMove, type TurnPlanHost } from './turnPlan.svelte';

/** A question of a stored game, a line of answers, and the preview after each of them. */
export interface HintSample<G extends GameTypes = GameTypes> {
  /** The kind of the question and the form of the first answer. */
  name: string;
  /** The stored game. */
  file: string;
  seat: number;
  view: G['view'];
  ask: G['ask'];
  steps: PlanStep<G>[];
  previews: {
    ask: G['ask'] | null;
    /** The fields that have changed. */
    view: Partial<G['view']>;
    diverged: boolean;
    events: G['event'][];
  }[];
}

export class SampleTable<G extends GameTypes> implements BoardModel<G>, TurnPlanHost<G> {
  readonly id: string;
  readonly allViews = null;
  readonly names = ['Mira', 'Béla', 'Cili', 'Dani', 'Ema'];
  readonly newEvents = [];
  readonly seats = [];
  readonly waiting = [];
  readonly lastOwnSeq = -1;
  readonly outcome = null;
  readonly currentScore = null;
  readonly queuedPlan = null;
  readonly undoable = false;
  readonly comparedSeat = -1;
  readonly isInteractive = true;
  readonly playback = new Playback<G>();
  readonly turnPlan: TurnPlan<G>;
  readonly view: G['view'];
  readonly ask: G['ask'];
  readonly seat: number;
  seq = $state(1);
  askKey = $state('sample');
  entries = $state.raw<LogEntry<G>[]>([]);
  stagedMove = $derived.by<StagedMove<G> | null>(() => this.turnPlan.stagedMove);
  /** The plans that were sent, and the options that the table was asked about. */
  sent: PlanStep<G>[][] = [];
  asked: number[] = [];
  /** The messages that asked for previews. */
  requested: number[][][] = [];
  explanation: Sentence = [];
  /** Why the guided game blocks an option. */
  blockReason: (option: number) => string = () => '';
  /** Previews wait until this is resolved. */
  online: Promise<void> = Promise.resolve();
  #sample: HintSample<G>;

  get line(): PlanStep<G>[] {
    return this.#sample.steps;
  }

  constructor(
    sample: HintSample<G>,
    readonly catalogue: G['catalogue'],
    plugin: Pick<GamePlugin<G>, 'turnPolicy'>,
  ) {
    this.id = `${sample.file} ${sample.name}`;
    this.#sample = sample;
    [this.view, this.ask, this.seat] = [sample.view, sample.ask, sample.seat];
    this.turnPlan = new TurnPlan<G>(this, plugin.turnPolicy(this));
  }

  /** Holds previews back, as a lost connection does; the returned function ends that. */
  disconnect(): () => void {
    let connect = (): void => {};
    this.online = new Promise((done) => (connect = done));
    return connect;
  }

  async previewLines(lines: number[][]): Promise<LinePreviewOf<G>[]> {
    this.requested.push(lines);
    await this.online;
    return lines.map((line) => this.#previewOf(line));
  }

  /** The stored preview; the outcome of any other answer is unknown. */
  #previewOf(line: number[]): LinePreviewOf<G> {
    const { steps, previews, view } = this.#sample;
    const end = line.findIndex((option, index) => option !== steps[index]?.option);
    const taken = end < 0 ? line.length : end;
    const last = previews[taken - 1] ?? { ask: null, view: {}, events: [], diverged: false };
    const unknown = end >= 0;
    return {
      taken,
      diverged: unknown || last.diverged,
      ask: unknown ? null : last.ask,
      view: { ...(view as object), ...(last.view as object) },
      events: last.events,
      refused: [],
    };
  }

  async sendPlan(steps: PlanStep<G>[]): Promise<boolean> {
    this.sent.push(steps);
    return true;
  }

  async confirm(): Promise<void> {
    await this.turnPlan.confirm();
  }

  whyNot(option: number): void {
    this.asked.push(option);
  }

  explain(reason: Sentence): void {
    this.explanation = reason;
  }

  optionSentence = (option: number): Sentence => [`option ${option}`];
  toggleCompared(): void {}
  undo(): void {}
}
