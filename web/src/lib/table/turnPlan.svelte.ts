// A turn that is prepared step by step: every step is tried at once, and nothing is given before it is confirmed.
import { SvelteMap } from 'svelte/reactivity';
import type { StagedMove, PlanStep } from '../../games/gamePlugin';
import type { RenderedAsk, PlanInfo, Sentence, RenderedEvent, LinePreview } from '../../generated/wire';

/** The table at which somebody plans. */
export interface TurnPlanHost {
  readonly ask: RenderedAsk | null;
  readonly view: unknown;
  readonly isInteractive: boolean;
  /** What was planned before and is not given yet. */
  readonly queuedPlan: PlanInfo | null;
  /** What lines of answers would lead to; null where nobody could say. */
  previewLines(lines: number[][]): Promise<LinePreview[] | null>;
  stage(move: StagedMove | null): void;
  sendPlan(steps: PlanStep[]): Promise<boolean>;
  undo(): void;
  whyNot(option: number): void;
  explain(reason: Sentence): void;
  /** What was staged for the present question before the page was loaded anew. */
  loadDraft?(): PlanStep[];
  /** Why the guided game keeps an option of the table's question back. */
  blockReason?(option: number): string;
}

/** How turns of a game are planned. */
export interface TurnPolicy {
  /** Whether a tap answers the question at once while nothing else is staged. */
  sendsAtOnce(ask: RenderedAsk): boolean;
  /** The answer that lies ready behind the steps before it and may be changed; null where the player shall choose. */
  defaultAnswer(ask: RenderedAsk, view: any, before: readonly PlanStep[]): number | null;
  /** Whether a plan ends before this question: it is asked on its own. */
  endsBefore?(ask: RenderedAsk, view: any): boolean;
  /** Whether a step of a plan that has stopped is staged again. */
  restages?(step: PlanStep): boolean;
  /** What the staged steps bring, in one sentence. */
  summary(turnPlan: TurnPlan): string;
  /** Whether enough is staged to be confirmed. */
  isComplete?(turnPlan: TurnPlan): boolean;
  /** Answers that shall follow by themselves when the table asks for them, behind all that can be tried now. */
  followUps?(turnPlan: TurnPlan): PlanStep[];
}

/** A step that was tried. */
export interface StagedStep extends PlanStep {
  readonly ask: RenderedAsk;
  /** It lay ready: nobody has tapped it. */
  readonly isDefault: boolean;
  readonly sentence: Sentence;
  /** What it brings, as far as that is certain. */
  readonly events: RenderedEvent[];
  /** What is known after it. */
  readonly preview: LinePreview;
}

const MAX_LINES = 8;
const MAX_STEPS = 40;

export class TurnPlan {
  steps = $state.raw<StagedStep[]>([]);
  /** The step that is open again. */
  reopenedIndex = $state<number | null>(null);
  /** So many later steps did not fit any more after a change. */
  droppedCount = $state(0);
  isPreviewing = $state(false);
  /** What was confirmed last. */
  lastSent = $state.raw<PlanStep[]>([]);
  /** The answer that a hint has marked: a tap would send it, and the tap is the player's own. */
  hintedOption = $state<number | null>(null);

  #host: TurnPlanHost;
  #policy: TurnPolicy;
  #previewRun = 0;
  #escaped = false;
  #reconsidering = false;
  #optionPreviews = new SvelteMap<string, LinePreview>();
  /** What is being tried. */
  #inProgress: { known: StagedStep[]; wanted: PlanStep[]; tapped: number } = { known: [], wanted: [], tapped: 0 };

  constructor(host: TurnPlanHost, policy: TurnPolicy) {
    this.#host = host;
    this.#policy = policy;
  }

  /** The last step; behind it stands what the player decides next. */
  last = $derived<StagedStep | null>(this.steps.at(-1) ?? null);
  /** The question that the player is at: asked by the table, or by the trial of what is staged. */
  ask = $derived.by<RenderedAsk | null>(() => this.#askAt(this.reopenedIndex ?? this.steps.length));
  /** What is certain there. */
  view = $derived.by<any>(() => this.#viewAt(this.reopenedIndex ?? this.steps.length));
  /** What is certain when all is done. */
  finalView = $derived.by<any>(() => this.#viewAt(this.steps.length));
  /** The question behind the last step is asked on its own, after this plan. */
  hasEnded = $derived.by<boolean>(() => this.#endsBefore(this.last?.preview.ask ?? null, this.last?.preview.view));
  /** Nobody can know what the last step brings: there is no way back behind it. */
  diverged = $derived(this.last?.preview.parted ?? false);
  /** All that is certain to happen. */
  events = $derived<RenderedEvent[]>(this.last?.preview.events ?? []);
  questionKey = $derived([this.ask?.kind ?? '', ...this.steps.slice(0, this.reopenedIndex ?? this.steps.length).map((step) => step.option)].join(' '));

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

  /** Answer the question at which the player is; `times` asks for the same again, as often as it comes. */
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

  /** Take advice: stage the answer, or mark it where a tap would send it. */
  async advise(option: number): Promise<void> {
    if (this.ask && this.#sendsAtOnce(this.ask)) this.hintedOption = option;
    else await this.choose(option);
  }

  /** Another answer to a staged question; what was staged behind it stays where it still fits. */
  change(index: number, option: number): void {
    const { ask } = this.steps[index];
    if (ask.options.includes(option)) void this.#replaceFrom(index, [{ kind: ask.kind, option }]);
  }

  #replaceFrom(index: number, steps: PlanStep[]): Promise<void> {
    this.#escaped = false;
    const later = this.steps.slice(index + 1).filter((step) => !step.isDefault);
    return this.#previewSteps(this.steps.slice(0, index), [...steps, ...later], steps.length);
  }

  /** Stage these answers instead of everything else. */
  replaceAll(steps: PlanStep[]): void {
    this.#escaped = false;
    void this.#previewSteps([], steps, steps.length);
  }

  /** Propose the answers to a kind of question again: what lay ready for it is out of date. */
  propose(kind: string): void {
    const { known, wanted, tapped } = this.isPreviewing ? this.#inProgress : { known: this.steps, wanted: [], tapped: 0 };
    const until = (steps: readonly PlanStep[]): number => steps.findIndex((step) => step.kind === kind);
    const [staged, first] = [until(this.steps), until(known)];
    if (staged < 0 && !this.isPreviewing) return;
    if (staged >= 0) this.truncate(staged); // whoever confirms meanwhile does not send what is out of date
    const kept = first < 0 ? known : known.slice(0, first);
    const later = [...known.slice(kept.length).filter((one) => !one.isDefault), ...wanted].filter((one) => one.kind !== kind);
    void this.#previewSteps(kept, later, tapped);
  }

  /** Go back to a staged question and leave the rest as it is; once more closes it again. */
  reopen(index: number): void {
    this.reopenedIndex = this.reopenedIndex === index || index >= this.steps.length ? null : index;
  }

  /** Without the last answer that was tapped, and all that lay ready behind it. */
  removeLast(): void {
    if (this.reopenedIndex !== null) return void (this.reopenedIndex = null);
    const tapped = this.steps.findLastIndex((step) => !step.isDefault);
    this.truncate(Math.max(0, tapped));
  }

  clear(): void {
    this.truncate(0);
  }

  /** Once takes the last step back, twice all of them. */
  handleEscape(): void {
    const again = this.#escaped;
    if (again) this.clear();
    else this.removeLast();
    this.#escaped = !again;
  }

  /** Without a step and all behind it. */
  truncate(length: number): void {
    this.#previewRun += 1;
    this.isPreviewing = false;
    this.#setSteps(this.steps.slice(0, length), 0);
  }

  /** The table asks something else: what was staged stays as far as it fits, or else what was planned before. */
  onQuestionChanged(): void {
    const own = this.steps.filter((step) => !step.isDefault);
    const before = this.#reconsidering ? this.lastSent : this.#host.queuedPlan?.stopped ? this.#host.queuedPlan.steps.filter((step) => !step.bound && (this.#policy.restages?.(step) ?? true)) : (this.#host.loadDraft?.() ?? []);
    this.#optionPreviews.clear();
    this.truncate(0);
    if (!this.#host.ask || !this.#host.isInteractive) return;
    this.#reconsidering = false;
    void this.#previewSteps([], own.length ? own : before, 0);
  }

  /** What is staged is on its way to the table; if it does not arrive it is staged again. */
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

  /** Nothing follows where the player is known to be asked something that he has not answered. */
  #followUps(): PlanStep[] {
    return this.last?.preview.ask ? [] : (this.#policy.followUps?.(this) ?? []);
  }

  /** Take back what was confirmed, and stage it again to be changed. */
  reconsider(): void {
    this.#reconsidering = true;
    this.#host.undo();
  }

  whyNot(option: number): void {
    const index = this.reopenedIndex ?? this.steps.length;
    if (index === 0) return this.#host.whyNot(option);
    void this.#host.previewLines([[...this.#optionsUntil(index), option]]).then((previews) => this.#host.explain(previews?.[0].refused ?? []));
  }

  /** What an answer to the question at which the player is would lead to, once `foresee` has asked. */
  previewOf(option: number): LinePreview | null {
    return this.#optionPreviews.get(`${this.questionKey} ${option}`) ?? null;
  }

  /** Ask what each of these answers would lead to. */
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

  /** Try answers one after the other behind those that are known; what lies ready is laid in between. */
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
      if (last?.preview.parted) break;
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
    while (diverging?.preview.parted && wanted.length - queue.length < tapped && queue[0]?.kind === diverging.kind) {
      steps.push({ ...diverging, option: queue.shift()!.option, events: [] }); // the same again, whatever comes
    }
    this.isPreviewing = false;
    this.#setSteps(steps, queue.length);
  }

  /** Nobody could say what a change leads to: all is as it was. */
  #restoreSteps(before: StagedStep[]): void {
    this.isPreviewing = false;
    this.#setSteps(before, 0);
  }

  #nextAnswer(ask: RenderedAsk, view: unknown, queue: PlanStep[], before: readonly PlanStep[]): { option: number; ready: boolean } | null {
    const fits = queue[0]?.kind === ask.kind && ask.options.includes(queue[0].option);
    if (fits) return { option: queue.shift()!.option, ready: false };
    const option = ask.options.length === 1 ? ask.options[0] : this.#policy.defaultAnswer(ask, view, before);
    return option === null ? null : { option, ready: true };
  }

  /** The step; null where it is refused, undefined where nobody could say. */
  async #previewStep(before: StagedStep[], ask: RenderedAsk, option: number, isDefault: boolean): Promise<StagedStep | null | undefined> {
    const options = [...before.map((one) => one.option), option];
    const preview = (await this.#host.previewLines([options]))?.[0];
    if (!preview) return undefined;
    if (preview.refused.length) {
      this.#host.explain(preview.refused);
      return null;
    }
    const known = before.at(-1)?.preview.events.length ?? 0;
    return { kind: ask.kind, option, ask, isDefault, sentence: ask.told[ask.options.indexOf(option)] ?? [], events: preview.events.slice(known), preview };
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
    return { steps: steps.map(({ kind, option }) => ({ kind, option })), describedOption: null, note: this.#policy.summary(this), canConfirm, reveals: this.diverged, turnPlan: this };
  }
}
