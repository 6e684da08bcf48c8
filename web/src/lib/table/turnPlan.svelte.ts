/* eslint-disable @typescript-eslint/no-explicit-any -- the frame does not know the types of a game's view */
// A turn that is staged step by step. The server previews each step; nothing is applied before Confirm.
import { SvelteMap } from 'svelte/reactivity';
import type { StagedMove, PlanStep } from '../../games/gamePlugin';
import type { RenderedAsk, PlanInfo, Sentence, RenderedEvent, LinePreview } from '../../generated/wire';

/** The table of a turn plan. */
export interface TurnPlanHost {
  readonly ask: RenderedAsk | null;
  readonly view: unknown;
  readonly isInteractive: boolean;
  /** An earlier plan that still waits on the server. */
  readonly queuedPlan: PlanInfo | null;
  /** Previews lines of answers; null if there is no answer. */
  previewLines(lines: number[][]): Promise<LinePreview[] | null>;
  stage(move: StagedMove | null): void;
  sendPlan(steps: PlanStep[]): Promise<boolean>;
  undo(): void;
  whyNot(option: number): void;
  explain(reason: Sentence): void;
  /** The draft for the current question from before a reload. */
  loadDraft?(): PlanStep[];
  /** Why the guided game blocks an option of the table's question. */
  blockReason?(option: number): string;
}

/** How a game plans turns. */
export interface TurnPolicy {
  /** Whether a tap sends the answer at once, if nothing else is staged. */
  sendsAtOnce(ask: RenderedAsk): boolean;
  /** The default answer after the steps before it; null if the player has to choose. */
  defaultAnswer(ask: RenderedAsk, view: any, before: readonly PlanStep[]): number | null;
  /** Whether a plan ends before this question. */
  endsBefore?(ask: RenderedAsk, view: any): boolean;
  /** Whether a step of a stopped plan is staged again. */
  restages?(step: PlanStep): boolean;
  /** The effect of the staged steps, in one sentence. */
  summary(turnPlan: TurnPlan): string;
  /** Whether the staged steps can be confirmed. */
  isComplete?(turnPlan: TurnPlan): boolean;
  /** Answers that follow automatically when the table asks, after all steps that can be previewed. */
  followUps?(turnPlan: TurnPlan): PlanStep[];
}

/** A previewed step. */
export interface StagedStep extends PlanStep {
  readonly ask: RenderedAsk;
  /** Whether it is a default answer that the player did not tap. */
  readonly isDefault: boolean;
  readonly sentence: Sentence;
  /** Its certain events. */
  readonly events: RenderedEvent[];
  /** The preview after it. */
  readonly preview: LinePreview;
}

const MAX_LINES = 8;
const MAX_STEPS = 40;

export class TurnPlan {
  steps = $state.raw<StagedStep[]>([]);
  /** The index of the reopened step. */
  reopenedIndex = $state<number | null>(null);
  /** The number of later steps that no longer fitted after a change. */
  droppedCount = $state(0);
  isPreviewing = $state(false);
  /** The last confirmed steps. */
  lastSent = $state.raw<PlanStep[]>([]);
  /** The answer that a hint marks, if a tap would send it; the player still has to tap. */
  hintedOption = $state<number | null>(null);

  #host: TurnPlanHost;
  #policy: TurnPolicy;
  #previewRun = 0;
  #escaped = false;
  #reconsidering = false;
  #optionPreviews = new SvelteMap<string, LinePreview>();
  /** The preview run in progress. */
  #inProgress: { known: StagedStep[]; wanted: PlanStep[]; tapped: number } = { known: [], wanted: [], tapped: 0 };

  constructor(host: TurnPlanHost, policy: TurnPolicy) {
    this.#host = host;
    this.#policy = policy;
  }

  /** The last step; the player's next question follows it. */
  last = $derived<StagedStep | null>(this.steps.at(-1) ?? null);
  /** The player's current question: the table's, or the one after the staged steps. */
  ask = $derived.by<RenderedAsk | null>(() => this.#askAt(this.reopenedIndex ?? this.steps.length));
  /** The known view at this question. */
  view = $derived.by<any>(() => this.#viewAt(this.reopenedIndex ?? this.steps.length));
  /** The known view after all steps. */
  finalView = $derived.by<any>(() => this.#viewAt(this.steps.length));
  /** Whether the next question belongs to a later plan. */
  hasEnded = $derived.by<boolean>(() => this.#endsBefore(this.last?.preview.ask ?? null, this.last?.preview.view));
  /** Whether the outcome of the last step is unknown; then it cannot be undone freely. */
  diverged = $derived(this.last?.preview.diverged ?? false);
  /** All certain events. */
  events = $derived<RenderedEvent[]>(this.last?.preview.events ?? []);
  questionKey = $derived(
    [
      this.ask?.kind ?? '',
      ...this.steps.slice(0, this.reopenedIndex ?? this.steps.length).map((step) => step.option),
    ].join(' '),
  );

  #askAt(index: number): RenderedAsk | null {
    if (index > 0) return this.steps[index]?.ask ?? (this.hasEnded ? null : this.steps[index - 1].preview.ask);
    return this.#host.isInteractive ? this.#host.ask : null;
  }

  #viewAt(index: number): unknown {
    return index > 0 ? this.steps[index - 1].preview.view : this.#host.view;
  }

  #endsBefore(ask: RenderedAsk | null, view: unknown): boolean {
    return ask !== null && (this.#policy.endsBefore?.(ask, view) ?? false);
  }

  #optionsUntil(until: number): number[] {
    return this.steps.slice(0, until).map((step) => step.option);
  }

  offers(option: number | null): boolean {
    return option !== null && (this.ask?.options.includes(option) ?? false);
  }

  /** Answers the current question; `times` repeats the answer for the same question. */
  async choose(option: number, times = 1): Promise<void> {
    const { ask } = this;
    if (!ask) return;
    if (!ask.options.includes(option)) return this.whyNot(option);
    const blocked = ask === this.#host.ask ? this.#host.blockReason?.(option) : '';
    if (blocked) return this.#host.explain([blocked]);
    const steps = Array.from({ length: times }, () => ({ kind: ask.kind, option }));
    if (this.#sendsAtOnce(ask)) await this.#host.sendPlan([...steps, ...this.#followUps()]);
    else await this.#replaceFrom(this.reopenedIndex ?? this.steps.length, steps);
  }

  /** Whether a tap sends the answer instead of staging it. */
  #sendsAtOnce(ask: RenderedAsk): boolean {
    return !this.steps.length && this.#policy.sendsAtOnce(ask);
  }

  /** Stages a hint, or marks it if a tap would send it. */
  async advise(option: number): Promise<void> {
    if (this.ask && this.#sendsAtOnce(this.ask)) this.hintedOption = option;
    else await this.choose(option);
  }

  /** Changes a staged answer; later steps stay if they still fit. */
  change(index: number, option: number): void {
    const { ask } = this.steps[index];
    if (ask.options.includes(option)) void this.#replaceFrom(index, [{ kind: ask.kind, option }]);
  }

  #replaceFrom(index: number, steps: PlanStep[]): Promise<void> {
    this.#escaped = false;
    const later = this.steps.slice(index + 1).filter((step) => !step.isDefault);
    return this.#previewSteps(this.steps.slice(0, index), [...steps, ...later], steps.length);
  }

  /** Replaces all staged steps. */
  replaceAll(steps: PlanStep[]): void {
    this.#escaped = false;
    void this.#previewSteps([], steps, steps.length);
  }

  /** Recomputes the default answers for a kind of question. */
  propose(kind: string): void {
    const { known, wanted, tapped } = this.isPreviewing
      ? this.#inProgress
      : { known: this.steps, wanted: [], tapped: 0 };
    const until = (steps: readonly PlanStep[]): number => steps.findIndex((step) => step.kind === kind);
    const [staged, first] = [until(this.steps), until(known)];
    if (staged < 0 && !this.isPreviewing) return;
    if (staged >= 0) this.truncate(staged); // a Confirm in the meantime must not send outdated steps
    const kept = first < 0 ? known : known.slice(0, first);
    const later = [...known.slice(kept.length).filter((one) => !one.isDefault), ...wanted].filter(
      (one) => one.kind !== kind,
    );
    void this.#previewSteps(kept, later, tapped);
  }

  /** Reopens a staged question without dropping later steps; a second call closes it. */
  reopen(index: number): void {
    this.reopenedIndex = this.reopenedIndex === index || index >= this.steps.length ? null : index;
  }

  /** Removes the last tapped answer and the default answers after it. */
  removeLast(): void {
    if (this.reopenedIndex !== null) return void (this.reopenedIndex = null);
    const tapped = this.steps.findLastIndex((step) => !step.isDefault);
    this.truncate(Math.max(0, tapped));
  }

  clear(): void {
    this.truncate(0);
  }

  /** Removes the last step; the second time, all steps. */
  handleEscape(): void {
    const again = this.#escaped;
    if (again) this.clear();
    else this.removeLast();
    this.#escaped = !again;
  }

  /** Removes a step and all steps after it. */
  truncate(length: number): void {
    this.#previewRun += 1;
    this.isPreviewing = false;
    this.#setSteps(this.steps.slice(0, length), 0);
  }

  /** Handles a new question: keeps staged steps that fit, or else restores the draft or the stopped plan. */
  onQuestionChanged(): void {
    const own = this.steps.filter((step) => !step.isDefault);
    const before = this.#reconsidering
      ? this.lastSent
      : this.#host.queuedPlan?.stop_reason
        ? this.#host.queuedPlan.steps.filter((step) => !step.bound && (this.#policy.restages?.(step) ?? true))
        : (this.#host.loadDraft?.() ?? []);
    this.#optionPreviews.clear();
    this.truncate(0);
    if (!this.#host.ask || !this.#host.isInteractive) return;
    this.#reconsidering = false;
    void this.#previewSteps([], own.length ? own : before, 0);
  }

  /** Sends the staged steps; if that fails, they are staged again. */
  async confirm(): Promise<boolean> {
    const steps = this.steps.map(({ kind, option }) => ({ kind, option }));
    if (!steps.length) return false;
    const followUps = this.#followUps();
    this.truncate(0);
    const accepted = await this.#host.sendPlan([...steps, ...followUps]);
    if (accepted) this.lastSent = steps;
    else if (!this.steps.length && this.#host.ask) void this.#previewSteps([], steps, 0);
    return accepted;
  }

  /** The automatic answers; none if the next question is known and unanswered. */
  #followUps(): PlanStep[] {
    return this.last?.preview.ask ? [] : (this.#policy.followUps?.(this) ?? []);
  }

  /** Undoes the confirmed steps and stages them again. */
  reconsider(): void {
    this.#reconsidering = true;
    this.#host.undo();
  }

  whyNot(option: number): void {
    const index = this.reopenedIndex ?? this.steps.length;
    if (index === 0) return this.#host.whyNot(option);
    void this.#host
      .previewLines([[...this.#optionsUntil(index), option]])
      .then((previews) => this.#host.explain(previews?.[0].refused ?? []));
  }

  /** The preview of an answer to the current question, after `loadPreviews`. */
  previewOf(option: number): LinePreview | null {
    return this.#optionPreviews.get(`${this.questionKey} ${option}`) ?? null;
  }

  /** Requests the previews of these answers. */
  async loadPreviews(options: number[]): Promise<void> {
    const { questionKey } = this;
    const before = this.#optionsUntil(this.reopenedIndex ?? this.steps.length);
    const missing = options.filter((option) => !this.#optionPreviews.has(`${questionKey} ${option}`));
    for (let from = 0; from < missing.length && questionKey === this.questionKey; from += MAX_LINES) {
      const batch = missing.slice(from, from + MAX_LINES);
      const previews = await this.#host.previewLines(batch.map((option) => [...before, option]));
      previews?.forEach((preview, index) => this.#optionPreviews.set(`${questionKey} ${batch[index]}`, preview));
    }
  }

  /** Previews answers one by one after the known steps, and inserts default answers between them. */
  async #previewSteps(known: StagedStep[], wanted: PlanStep[], tapped: number): Promise<void> {
    this.#previewRun += 1;
    const run = this.#previewRun;
    const before = this.steps;
    const steps = [...known];
    const queue = [...wanted];
    this.#inProgress = { known, wanted, tapped };
    this.isPreviewing = true;
    while (steps.length < MAX_STEPS) {
      const last = steps.at(-1);
      if (last?.preview.diverged) break;
      const ask = last ? last.preview.ask : this.#host.ask;
      if (!ask || (last && this.#endsBefore(ask, last.preview.view))) break;
      const next = this.#nextAnswer(ask, last ? last.preview.view : this.#host.view, queue, steps);
      if (!next) break;
      const step = await this.#previewStep(steps, ask, next.option, next.ready);
      if (run !== this.#previewRun) return;
      if (step === undefined && before.length) return this.#restoreSteps(before);
      if (!step) break;
      steps.push(step);
    }
    const diverging = steps.at(-1);
    while (diverging?.preview.diverged && wanted.length - queue.length < tapped && queue[0]?.kind === diverging.kind) {
      steps.push({ ...diverging, option: queue.shift()!.option, events: [] }); // the same answer again, whatever the outcome
    }
    this.isPreviewing = false;
    this.#setSteps(steps, queue.length);
  }

  /** Restores the steps if a change could not be previewed. */
  #restoreSteps(before: StagedStep[]): void {
    this.isPreviewing = false;
    this.#setSteps(before, 0);
  }

  #nextAnswer(
    ask: RenderedAsk,
    view: unknown,
    queue: PlanStep[],
    before: readonly PlanStep[],
  ): { option: number; ready: boolean } | null {
    const fits = queue[0]?.kind === ask.kind && ask.options.includes(queue[0].option);
    if (fits) return { option: queue.shift()!.option, ready: false };
    const option = ask.options.length === 1 ? ask.options[0] : this.#policy.defaultAnswer(ask, view, before);
    return option === null ? null : { option, ready: true };
  }

  /** The previewed step; null if it is refused, undefined if there is no answer. */
  async #previewStep(
    before: StagedStep[],
    ask: RenderedAsk,
    option: number,
    isDefault: boolean,
  ): Promise<StagedStep | null | undefined> {
    const options = [...before.map((one) => one.option), option];
    const preview = (await this.#host.previewLines([options]))?.[0];
    if (!preview) return undefined;
    if (preview.refused.length) {
      this.#host.explain(preview.refused);
      return null;
    }
    const known = before.at(-1)?.preview.events.length ?? 0;
    return {
      kind: ask.kind,
      option,
      ask,
      isDefault,
      sentence: ask.option_sentences[ask.options.indexOf(option)] ?? [],
      events: preview.events.slice(known),
      preview,
    };
  }

  #setSteps(steps: StagedStep[], dropped: number): void {
    this.steps = steps;
    this.reopenedIndex = null;
    this.hintedOption = null;
    this.droppedCount = dropped;
    this.#host.stage(steps.length ? this.#stagedMove(steps) : null);
  }

  #stagedMove(steps: StagedStep[]): StagedMove {
    const canConfirm = this.#policy.isComplete?.(this) ?? true;
    return {
      steps: steps.map(({ kind, option }) => ({ kind, option })),
      describedOption: null,
      note: this.#policy.summary(this),
      canConfirm,
      reveals: this.diverged,
      turnPlan: this,
    };
  }
}
