// A turn that is staged step by step. The server previews each step; nothing is applied before Confirm.
import { SvelteMap } from 'svelte/reactivity';
import type { Sentence } from '../../generated/wire';
import type { AskKind, GameTypes, LinePreviewOf, PlanInfoOf, PlanStep } from './gameTypes';

/** The parts of a table that a turn plan uses. */
export interface TurnPlanHost<G extends GameTypes = GameTypes> {
  readonly ask: G['ask'] | null;
  readonly view: G['view'];
  readonly isInteractive: boolean;
  /** An earlier plan that still waits on the server. */
  readonly queuedPlan: PlanInfoOf<G> | null;
  /** Previews lines of answers; null if there is no answer. */
  previewLines(lines: number[][]): Promise<LinePreviewOf<G>[] | null>;
  sendPlan(steps: PlanStep<G>[]): Promise<boolean>;
  undo(): void;
  whyNot(option: number): void;
  /** Shows a reason; an empty one clears it. */
  explain(reason: Sentence): void;
  saveDraft?(steps: PlanStep<G>[]): void;
  /** The draft for the current question from before a reload. */
  loadDraft?(): PlanStep<G>[];
  /** Why the guided game blocks an option of the table's question. */
  blockReason?(option: number): string;
}

/** How a game plans turns. */
export interface TurnPolicy<G extends GameTypes = GameTypes> {
  /** Whether a tap sends the answer at once, if nothing else is staged. */
  sendsAtOnce?(ask: G['ask']): boolean;
  /** The default answer after the steps before it; null if the player has to choose. */
  defaultAnswer(ask: G['ask'], view: G['view'], before: readonly PlanStep<G>[]): number | null;
  /** Whether a plan ends before this question. */
  endsBefore?(ask: G['ask'], view: G['view']): boolean;
  /** Whether these answers, chosen together, wait for further ones before they are staged. */
  waits?(ask: G['ask'], answers: readonly PlanStep<G>[]): boolean;
  /** Whether a step of a stopped plan is staged again. */
  restages?(step: PlanStep<G>): boolean;
  /** The prompt while steps are staged, with the question that it is about; null for the question after them. */
  prompt?(turnPlan: TurnPlan<G>): StagedPrompt<G> | null;
  /** The effect of the staged steps, in one sentence. */
  summary(turnPlan: TurnPlan<G>): Sentence;
  /** The name of the staged steps if the turn goes on after them; empty if they are the whole turn. */
  partOf?(turnPlan: TurnPlan<G>): string;
  /** A warning before the staged steps are confirmed; empty if there is no risk. */
  warning?(turnPlan: TurnPlan<G>): string;
  /** Whether the staged steps can be confirmed. */
  isComplete?(turnPlan: TurnPlan<G>): boolean;
  /** Whether one hint answers the whole plan; otherwise each question gets its own hint. */
  readonly hintsWholePlan?: boolean;
  /** Answers that follow automatically when the table asks, after all steps that can be previewed. */
  followUps?(turnPlan: TurnPlan<G>): PlanStep<G>[];
}

/** The prompt for staged answers, and the question that it is about. */
export interface StagedPrompt<G extends GameTypes = GameTypes> {
  ask: G['ask'];
  sentence: Sentence;
}

/** A previewed step. */
export interface StagedStep<G extends GameTypes = GameTypes> extends PlanStep<G> {
  readonly ask: G['ask'];
  /** Whether it is a default answer that the player did not tap. */
  readonly isDefault: boolean;
  readonly sentence: Sentence;
  /** Its certain events. */
  readonly events: G['event'][];
  /** The preview after it. */
  readonly preview: LinePreviewOf<G>;
}

/** What the bar shows and Confirm sends. */
export interface StagedMove<G extends GameTypes = GameTypes> {
  readonly steps: readonly PlanStep<G>[];
  readonly sentence: Sentence;
  readonly warning: string;
  readonly canConfirm: boolean;
  /** The name of the part of the turn that Confirm sends; empty if it sends the whole turn. */
  readonly part: string;
  /** Whether it reveals something, so that it cannot be undone freely. */
  readonly reveals: boolean;
}

/** Steps that are being previewed: the previewed ones before them, the wanted ones, and how many the player tapped. */
interface PreviewRun<G extends GameTypes> {
  readonly known: StagedStep<G>[];
  readonly wanted: PlanStep<G>[];
  readonly tapped: number;
}

const MAX_LINES = 8;
const MAX_STEPS = 40;

const plain = <G extends GameTypes>({ kind, option }: PlanStep<G>): PlanStep<G> => ({ kind, option });
const isProposed = (step: object): boolean => 'isDefault' in step && step.isDefault === true;

export class TurnPlan<G extends GameTypes = GameTypes> {
  /** The previewed steps. */
  steps = $state.raw<StagedStep<G>[]>([]);
  /** Answers that are chosen together with others and wait for them. */
  waiting = $state.raw<PlanStep<G>[]>([]);
  /** The index of the reopened step. */
  reopenedIndex = $state<number | null>(null);
  /** The number of later steps that no longer fitted after a change. */
  droppedCount = $state(0);
  /** The last confirmed steps. */
  lastSent = $state.raw<PlanStep<G>[]>([]);
  /** The answer that a hint marks, if a tap would send it; the player still has to tap. */
  hintedOption = $state<number | null>(null);
  /** Why a hint advises the staged steps. */
  advice = $state.raw<Sentence>([]);
  /** Whether Confirm was pressed: the last preview is awaited, or the steps are sent. */
  isConfirming = $state(false);

  #host: TurnPlanHost<G>;
  #policy: TurnPolicy<G>;
  #run = $state.raw<PreviewRun<G> | null>(null);
  /** Resolves when the present run ends: whether it was completed. */
  #runEnd: Promise<boolean> = Promise.resolve(true);
  /** Whether the steps are being sent; they cannot change meanwhile. */
  #isSending = false;
  #escaped = false;
  #reconsidering = false;
  /** The previews of lines from the table's question on, and the requests for them. */
  #previews = new SvelteMap<string, LinePreviewOf<G>>();
  #requests = new Map<string, Promise<LinePreviewOf<G> | null>>();

  constructor(host: TurnPlanHost<G>, policy: TurnPolicy<G>) {
    this.#host = host;
    this.#policy = policy;
  }

  isPreviewing = $derived(this.#run !== null);
  /** Everything that the player has staged. Boards draw a tap before its preview arrives. */
  shownSteps = $derived.by<readonly PlanStep<G>[]>(() =>
    this.#run ? [...this.#run.known, ...this.#run.wanted] : [...this.steps, ...this.waiting],
  );
  stagedMove = $derived.by<StagedMove<G> | null>(() => {
    if (!this.shownSteps.length) return null;
    return {
      steps: this.shownSteps,
      sentence: this.#policy.summary(this),
      warning: this.#policy.warning?.(this) ?? '',
      part: this.#policy.partOf?.(this) ?? '',
      canConfirm: this.#policy.isComplete?.(this) ?? this.steps.length > 0,
      reveals: this.diverged,
    };
  });
  /** The last step; the player's next question follows it. */
  last = $derived<StagedStep<G> | null>(this.steps.at(-1) ?? null);
  /** The player's current question: the table's, or the one after the staged steps. */
  ask = $derived.by<G['ask'] | null>(() => this.#askAt(this.#openIndex, this.steps));
  /** The known view at this question. */
  view = $derived.by<G['view']>(() => this.#viewAt(this.#openIndex));
  /** The known view after all steps. */
  finalView = $derived.by<G['view']>(() => this.#viewAt(this.steps.length));
  /** Whether the next question belongs to a later plan. */
  hasEnded = $derived.by<boolean>(() => this.#endsBefore(this.last?.preview.ask ?? null, this.last?.preview.view));
  /** Whether the outcome of the last step is unknown; then it cannot be undone freely. */
  diverged = $derived(this.last?.preview.diverged ?? false);
  /** All certain events. */
  events = $derived<G['event'][]>(this.last?.preview.events ?? []);
  /** The prompt while steps are staged; null if the question after them is open. */
  prompt = $derived.by<StagedPrompt<G> | null>(() =>
    this.steps.length ? (this.#policy.prompt?.(this) ?? null) : null,
  );
  questionKey = $derived([this.ask?.kind ?? '', ...this.#optionsUntil(this.#openIndex)].join(' '));

  get hintsWholePlan(): boolean {
    return this.#policy.hintsWholePlan ?? false;
  }

  get #openIndex(): number {
    return this.reopenedIndex ?? this.steps.length;
  }

  /** The known question after the first shown steps; null if the plan ends there, or if a preview is on its way. */
  questionAfter(count: number): G['ask'] | null {
    return this.#askAt(count, this.#run?.known ?? this.steps);
  }

  #askAt(index: number, steps: StagedStep<G>[]): G['ask'] | null {
    if (index <= 0) return this.#host.isInteractive ? this.#host.ask : null;
    if (steps[index]) return steps[index].ask;
    const preview = steps[index - 1]?.preview;
    return preview && !this.#endsBefore(preview.ask, preview.view) ? preview.ask : null;
  }

  #viewAt(index: number): G['view'] {
    return index > 0 ? this.steps[index - 1].preview.view : this.#host.view;
  }

  #endsBefore(ask: G['ask'] | null, view: G['view']): boolean {
    return ask !== null && (this.#policy.endsBefore?.(ask, view) ?? false);
  }

  #optionsUntil(until: number): number[] {
    return this.steps.slice(0, until).map((step) => step.option);
  }

  offers(option: number | null): boolean {
    return option !== null && (this.ask?.options.includes(option) ?? false);
  }

  /** Answers the current question; `times` gives the same answer to the following questions of its kind too. */
  async choose(option: number, times = 1): Promise<void> {
    const index = this.#openIndex;
    if (!this.ask || !this.#allows(this.ask, option, index)) return;
    const steps = Array.from({ length: times }, () => ({ kind: this.ask!.kind, option }));
    if (this.#sendsAtOnce(this.ask)) await this.#host.sendPlan([...steps, ...this.#followUps()]);
    else await this.#replaceFrom(index, steps);
  }

  /** Drops the staged steps and answers the table's question. */
  async restart(option: number): Promise<void> {
    const ask = this.#askAt(0, []);
    if (ask && this.#allows(ask, option, 0)) await this.#stage([], [{ kind: ask.kind, option }], 1);
  }

  /** Whether a question offers an option; otherwise it explains why not. */
  #allows(ask: G['ask'], option: number, index: number): boolean {
    if (!ask.options.includes(option)) return (this.whyNot(option, index), false);
    const blocked = index === 0 ? this.#host.blockReason?.(option) : '';
    if (blocked) this.#host.explain([blocked]);
    return !blocked;
  }

  /** Whether a tap sends the answer instead of staging it. */
  #sendsAtOnce(ask: G['ask']): boolean {
    return !this.shownSteps.length && (this.#policy.sendsAtOnce?.(ask) ?? false);
  }

  /** Stages the answers of a hint, or marks the first if a tap would send it. */
  async advise(steps: PlanStep<G>[], reason: Sentence = []): Promise<void> {
    const [{ option }] = steps;
    if (!this.ask || !this.#allows(this.ask, option, this.#openIndex)) return;
    if (this.#sendsAtOnce(this.ask)) return void (this.hintedOption = option);
    this.waiting = []; // the hint answers in place of them
    if (await this.#replaceFrom(this.#openIndex, steps.map(plain))) this.advice = reason;
  }

  /** Changes a staged answer; later steps stay if they still fit. */
  change(index: number, option: number): void {
    const { ask } = this.steps[index];
    if (ask.options.includes(option)) void this.#replaceFrom(index, [{ kind: ask.kind, option }]);
  }

  #replaceFrom(index: number, steps: PlanStep<G>[]): Promise<boolean> {
    const later = [...this.steps.slice(index + 1), ...this.waiting].filter((step) => !isProposed(step)).map(plain);
    return this.#stage(this.steps.slice(0, index), [...steps, ...later], steps.length);
  }

  /** Replaces all staged steps, or those from an index on. */
  replaceAll(steps: PlanStep<G>[], from = 0): void {
    const known = this.#run?.known ?? this.steps;
    if (from <= known.length) void this.#stage(known.slice(0, from), steps, steps.length);
  }

  /** Recomputes the default answers for a kind of question. */
  propose(kind: AskKind<G>): void {
    const { known, wanted, tapped } = this.#run ?? { known: this.steps, wanted: [], tapped: 0 };
    const until = (steps: readonly PlanStep<G>[]): number => steps.findIndex((step) => step.kind === kind);
    const [staged, first] = [until(this.steps), until(known)];
    if (staged < 0 && !this.isPreviewing) return;
    if (staged >= 0) this.truncate(staged); // a Confirm in the meantime must not send outdated steps
    const kept = first < 0 ? known : known.slice(0, first);
    const later = [...known.slice(kept.length).filter((one) => !one.isDefault), ...wanted].filter(
      (one) => one.kind !== kind,
    );
    void this.#stage(kept, later, tapped);
  }

  /** Reopens a staged question without dropping later steps; a second call closes it. */
  reopen(index: number): void {
    this.reopenedIndex = this.reopenedIndex === index || index >= this.steps.length ? null : index;
  }

  /** Takes back the last tap that is not previewed, or the last tapped answer and the default answers after it. */
  removeLast(): void {
    if (this.reopenedIndex !== null) return void (this.reopenedIndex = null);
    if (this.isPreviewing) return this.truncate(this.steps.length);
    if (this.waiting.length) return this.#setSteps(this.steps, this.waiting.slice(0, -1), 0);
    const tapped = this.steps.findLastIndex((step) => !step.isDefault);
    this.truncate(Math.max(0, tapped));
  }

  clear(): void {
    this.truncate(0);
  }

  /** Drops all steps, even while they are being sent: the question or the seat has changed. */
  reset(): void {
    this.#isSending = false;
    this.clear();
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
    if (this.#isSending) return;
    this.isConfirming = false;
    this.#host.explain([]);
    this.#setSteps(this.steps.slice(0, length), [], 0);
  }

  /** Handles a new question: keeps staged steps that fit, or else restores the draft or the stopped plan. */
  onQuestionChanged(): void {
    const own = this.#isSending ? [] : this.#ownSteps();
    const before = this.#reconsidering
      ? this.lastSent
      : this.#host.queuedPlan?.stop_reason
        ? this.#host.queuedPlan.steps.filter((step) => !step.bound && (this.#policy.restages?.(step) ?? true))
        : (this.#host.loadDraft?.() ?? []);
    this.#previews.clear();
    this.#requests.clear();
    this.reset();
    if (!this.#host.ask || !this.#host.isInteractive) return;
    this.#reconsidering = false;
    const restored = own.length ? own : before.map(plain);
    void this.#stage([], restored, restored.length);
  }

  /** The steps that are not default answers. */
  #ownSteps(): PlanStep<G>[] {
    return this.shownSteps.filter((step) => !isProposed(step)).map(plain);
  }

  /** Resolves when the last tap is previewed, or replaced by another one. */
  async previewed(): Promise<void> {
    if (this.isPreviewing) await this.#runEnd;
  }

  /** Sends the staged steps as one plan, after their previews. A tap in the meantime cancels it. */
  async confirm(): Promise<boolean> {
    if (this.isConfirming) return false;
    this.isConfirming = true;
    if (this.isPreviewing && !(await this.#runEnd)) return false;
    const accepted = this.isConfirming && (await this.#send());
    this.isConfirming = false;
    return accepted;
  }

  async #send(): Promise<boolean> {
    const { steps } = this;
    if (!this.stagedMove?.canConfirm) return false;
    this.#isSending = true;
    const accepted = await this.#host.sendPlan([...steps.map(plain), ...this.#followUps()]);
    if (accepted) this.lastSent = steps.map(plain);
    if (this.#isSending) {
      this.#isSending = false; // the question has not changed
      if (accepted) this.clear();
    } else if (!accepted && !this.shownSteps.length && this.#host.ask)
      void this.#stage([], steps.map(plain), steps.length);
    return accepted;
  }

  /** The automatic answers; none if the next question is known and unanswered. */
  #followUps(): PlanStep<G>[] {
    return this.last?.preview.ask ? [] : (this.#policy.followUps?.(this) ?? []);
  }

  /** Undoes the confirmed steps and stages them again. */
  reconsider(): void {
    this.#reconsidering = true;
    this.#host.undo();
  }

  /** Explains why the question at an index does not offer an option. */
  whyNot(option: number, index = this.#openIndex): void {
    if (index === 0) return this.#host.whyNot(option);
    void this.#host
      .previewLines([[...this.#optionsUntil(index), option]])
      .then((previews) => this.#host.explain(previews?.[0].refused ?? []));
  }

  /** The preview of an answer to the current question, after `loadPreviews`. */
  previewOf(option: number): LinePreviewOf<G> | null {
    return this.#previews.get([...this.#optionsUntil(this.#openIndex), option].join(' ')) ?? null;
  }

  /** Requests the previews of these answers. */
  async loadPreviews(options: number[]): Promise<void> {
    const { questionKey } = this;
    const before = this.#optionsUntil(this.#openIndex);
    for (let from = 0; from < options.length && questionKey === this.questionKey; from += MAX_LINES) {
      await Promise.all(this.#request(options.slice(from, from + MAX_LINES).map((option) => [...before, option])));
    }
  }

  /** The previews of lines; one message requests all that are not requested yet. */
  #request(lines: number[][]): Promise<LinePreviewOf<G> | null>[] {
    const missing = lines.filter((line) => !this.#requests.has(line.join(' ')));
    const reply = missing.length ? this.#host.previewLines(missing) : null;
    for (const [index, line] of missing.entries()) {
      const key = line.join(' ');
      const request = reply!.then((previews) => previews?.[index] ?? null);
      this.#requests.set(key, request);
      void request.then((preview) => {
        if (this.#requests.get(key) !== request) return;
        if (preview) this.#previews.set(key, preview);
        else this.#requests.delete(key);
      });
    }
    return lines.map((line) => this.#requests.get(line.join(' '))!);
  }

  /** Previews answers after the known steps, and inserts default answers. Returns false if a later change replaced it. */
  #stage(known: StagedStep<G>[], wanted: PlanStep<G>[], tapped: number): Promise<boolean> {
    if (this.#isSending) return Promise.resolve(false);
    this.#escaped = this.isConfirming = false;
    this.#host.explain([]);
    this.#run = { known, wanted, tapped };
    this.#saveDraft();
    this.#runEnd = this.#preview(this.#run);
    return this.#runEnd;
  }

  async #preview(run: PreviewRun<G>): Promise<boolean> {
    const { wanted, tapped } = run;
    const before = this.steps;
    const steps = [...run.known];
    const queue = [...wanted];
    let waiting: PlanStep<G>[] = [];
    while (steps.length < MAX_STEPS) {
      const last = steps.at(-1);
      if (last?.preview.diverged) break;
      const ask = last ? last.preview.ask : this.#host.ask;
      if (!ask || (last && this.#endsBefore(ask, last.preview.view))) break;
      if (this.#policy.waits?.(ask, queue)) waiting = queue.splice(0).filter((step) => step.kind === ask.kind);
      const next = this.#nextAnswer(ask, last ? last.preview.view : this.#host.view, queue, steps);
      if (waiting.length || !next || (!last && this.#isBlocked(next.option))) break;
      const step = await this.#previewStep(steps, ask, next, queue);
      if (run !== this.#run) return false;
      if (step === undefined && before.length) return this.#restore(before);
      if (!step) break;
      steps.push(step);
    }
    const diverging = steps.at(-1);
    while (diverging?.preview.diverged && wanted.length - queue.length < tapped && queue[0]?.kind === diverging.kind) {
      steps.push({ ...diverging, option: queue.shift()!.option, events: [] }); // the same answer again, whatever the outcome
    }
    this.#setSteps(steps, waiting, queue.length);
    return true;
  }

  /** Restores the steps if a change could not be previewed. */
  #restore(before: StagedStep<G>[]): boolean {
    this.isConfirming = false;
    this.#setSteps(before, this.waiting, 0);
    return false;
  }

  /** Whether the guided game blocks the first answer; it explains why. */
  #isBlocked(option: number): boolean {
    const reason = this.#host.blockReason?.(option) ?? '';
    if (reason) this.#host.explain([reason]);
    return reason !== '';
  }

  #nextAnswer(
    ask: G['ask'],
    view: G['view'],
    queue: PlanStep<G>[],
    before: readonly PlanStep<G>[],
  ): { option: number; isDefault: boolean } | null {
    const fits = queue[0]?.kind === ask.kind && ask.options.includes(queue[0].option);
    if (fits) return { option: queue.shift()!.option, isDefault: false };
    const option = ask.options.length === 1 ? ask.options[0] : this.#policy.defaultAnswer(ask, view, before);
    return option === null ? null : { option, isDefault: true };
  }

  /**
   * The previewed step; null if it is refused, undefined if there is no answer. The same message requests the
   * previews of the following answers of its kind.
   */
  async #previewStep(
    before: StagedStep<G>[],
    ask: G['ask'],
    { option, isDefault }: { option: number; isDefault: boolean },
    queue: readonly PlanStep<G>[],
  ): Promise<StagedStep<G> | null | undefined> {
    const lines = [[...before.map((one) => one.option), option]];
    for (const next of isDefault ? [] : queue) {
      if (next.kind !== ask.kind || lines.length === MAX_LINES) break;
      lines.push([...lines.at(-1)!, next.option]);
    }
    const preview = await this.#request(lines)[0];
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

  /** Sets the steps and ends the present run. */
  #setSteps(steps: StagedStep<G>[], waiting: PlanStep<G>[], dropped: number): void {
    this.#run = null;
    this.steps = steps;
    this.waiting = waiting;
    this.reopenedIndex = null;
    this.hintedOption = null;
    this.advice = [];
    this.droppedCount = dropped;
    this.#saveDraft();
  }

  #saveDraft(): void {
    this.#host.saveDraft?.(this.#ownSteps());
  }
}
