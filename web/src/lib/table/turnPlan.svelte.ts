// A turn that is prepared step by step: every step is tried at once, and nothing is given before it is confirmed.
import { SvelteMap } from 'svelte/reactivity';
import type { Plan, Step } from '../../games/gamePlugin';
import type { RenderedAsk, PlanInfo, Sentence, RenderedEvent, LinePreview } from '../../generated/wire';

/** The table at which somebody plans. */
export interface Desk {
  readonly ask: RenderedAsk | null;
  readonly view: unknown;
  readonly live: boolean;
  /** What was planned before and is not given yet. */
  readonly queued: PlanInfo | null;
  /** What lines of answers would lead to; null where nobody could say. */
  attempt(lines: number[][]): Promise<LinePreview[] | null>;
  stage(plan: Plan | null): void;
  send(steps: Step[]): Promise<boolean>;
  undo(): void;
  whyNot(option: number): void;
  explain(reason: Sentence): void;
  /** What was staged for the present question before the page was loaded anew. */
  left?(): Step[];
  /** Why the guided game keeps an option of the table's question back. */
  keptBack?(option: number): string;
}

/** How turns of a game are planned. */
export interface Manner {
  /** Whether a tap answers the question at once while nothing else is staged. */
  taps(ask: RenderedAsk): boolean;
  /** The answer that lies ready behind the steps before it and may be changed; null where the player shall choose. */
  ready(ask: RenderedAsk, view: any, before: readonly Step[]): number | null;
  /** Whether a plan ends before this question: it is asked on its own. */
  ends?(ask: RenderedAsk, view: any): boolean;
  /** Whether a step of a plan that has stopped is staged again. */
  restages?(step: Step): boolean;
  /** What the staged steps bring, in one sentence. */
  sum(planning: Planning): string;
  /** Whether enough is staged to be confirmed. */
  complete?(planning: Planning): boolean;
  /** Answers that shall follow by themselves when the table asks for them, behind all that can be tried now. */
  tail?(planning: Planning): Step[];
}

/** A step that was tried. */
export interface Staged extends Step {
  readonly ask: RenderedAsk;
  /** It lay ready: nobody has tapped it. */
  readonly ready: boolean;
  readonly told: Sentence;
  /** What it brings, as far as that is certain. */
  readonly events: RenderedEvent[];
  /** What is known after it. */
  readonly trial: LinePreview;
}

const MOST_LINES = 8;
const MOST_STEPS = 40;

export class Planning {
  steps = $state.raw<Staged[]>([]);
  /** The step that is open again. */
  opened = $state<number | null>(null);
  /** So many later steps did not fit any more after a change. */
  dropped = $state(0);
  trying = $state(false);
  /** What was confirmed last. */
  sent = $state.raw<Step[]>([]);
  /** The answer that a hint has marked: a tap would send it, and the tap is the player's own. */
  hinted = $state<number | null>(null);

  #desk: Desk;
  #manner: Manner;
  #walks = 0;
  #escaped = false;
  #reconsidering = false;
  #forecasts = new SvelteMap<string, LinePreview>();
  /** What is being tried. */
  #walking: { known: Staged[]; wanted: Step[]; tapped: number } = { known: [], wanted: [], tapped: 0 };

  constructor(desk: Desk, manner: Manner) {
    this.#desk = desk;
    this.#manner = manner;
  }

  /** The last step; behind it stands what the player decides next. */
  last = $derived<Staged | null>(this.steps.at(-1) ?? null);
  /** The question that the player is at: asked by the table, or by the trial of what is staged. */
  ask = $derived.by<RenderedAsk | null>(() => this.#askAt(this.opened ?? this.steps.length));
  /** What is certain there. */
  view = $derived.by<any>(() => this.#viewAt(this.opened ?? this.steps.length));
  /** What is certain when all is done. */
  end = $derived.by<any>(() => this.#viewAt(this.steps.length));
  /** The question behind the last step is asked on its own, after this plan. */
  ended = $derived.by<boolean>(() => this.#ends(this.last?.trial.ask ?? null, this.last?.trial.view));
  /** Nobody can know what the last step brings: there is no way back behind it. */
  parted = $derived(this.last?.trial.parted ?? false);
  /** All that is certain to happen. */
  events = $derived<RenderedEvent[]>(this.last?.trial.events ?? []);
  key = $derived([this.ask?.kind ?? '', ...this.steps.slice(0, this.opened ?? this.steps.length).map((one) => one.option)].join(' '));

  #askAt(place: number): RenderedAsk | null {
    if (place > 0) return this.steps[place]?.ask ?? (this.ended ? null : this.steps[place - 1].trial.ask);
    return this.#desk.live ? this.#desk.ask : null;
  }

  #viewAt(place: number): unknown {
    return place > 0 ? this.steps[place - 1].trial.view : this.#desk.view;
  }

  #ends(ask: RenderedAsk | null, view: unknown): boolean {
    return ask !== null && (this.#manner.ends?.(ask, view) ?? false);
  }

  #line(until: number): number[] {
    return this.steps.slice(0, until).map((one) => one.option);
  }

  offers(option: number | null): boolean {
    return option !== null && (this.ask?.options.includes(option) ?? false);
  }

  /** Answer the question at which the player is; `times` asks for the same again, as often as it comes. */
  async choose(option: number, times = 1): Promise<void> {
    const { ask } = this;
    if (!ask) return;
    if (!ask.options.includes(option)) return this.whyNot(option);
    const kept = ask === this.#desk.ask ? this.#desk.keptBack?.(option) : '';
    if (kept) return this.#desk.explain([kept]);
    const steps = Array.from({ length: times }, () => ({ kind: ask.kind, option }));
    if (this.#sends(ask)) await this.#desk.send([...steps, ...this.#tail()]);
    else await this.#replace(this.opened ?? this.steps.length, steps);
  }

  /** Whether a tap sends the answer instead of staging it. */
  #sends(ask: RenderedAsk): boolean {
    return !this.steps.length && this.#manner.taps(ask);
  }

  /** Take advice: stage the answer, or mark it where a tap would send it. */
  async advise(option: number): Promise<void> {
    if (this.ask && this.#sends(this.ask)) this.hinted = option;
    else await this.choose(option);
  }

  /** Another answer to a staged question; what was staged behind it stays where it still fits. */
  change(place: number, option: number): void {
    const { ask } = this.steps[place];
    if (ask.options.includes(option)) void this.#replace(place, [{ kind: ask.kind, option }]);
  }

  #replace(place: number, steps: Step[]): Promise<void> {
    this.#escaped = false;
    const later = this.steps.slice(place + 1).filter((one) => !one.ready);
    return this.#walk(this.steps.slice(0, place), [...steps, ...later], steps.length);
  }

  /** Stage these answers instead of everything else. */
  lay(steps: Step[]): void {
    this.#escaped = false;
    void this.#walk([], steps, steps.length);
  }

  /** Propose the answers to a kind of question again: what lay ready for it is out of date. */
  propose(kind: string): void {
    const { known, wanted, tapped } = this.trying ? this.#walking : { known: this.steps, wanted: [], tapped: 0 };
    const until = (steps: readonly Step[]): number => steps.findIndex((one) => one.kind === kind);
    const [staged, first] = [until(this.steps), until(known)];
    if (staged < 0 && !this.trying) return;
    if (staged >= 0) this.cut(staged); // whoever confirms meanwhile does not send what is out of date
    const kept = first < 0 ? known : known.slice(0, first);
    const later = [...known.slice(kept.length).filter((one) => !one.ready), ...wanted].filter((one) => one.kind !== kind);
    void this.#walk(kept, later, tapped);
  }

  /** Go back to a staged question and leave the rest as it is; once more closes it again. */
  reopen(place: number): void {
    this.opened = this.opened === place || place >= this.steps.length ? null : place;
  }

  /** Without the last answer that was tapped, and all that lay ready behind it. */
  back(): void {
    if (this.opened !== null) return void (this.opened = null);
    const tapped = this.steps.findLastIndex((one) => !one.ready);
    this.cut(Math.max(0, tapped));
  }

  drop(): void {
    this.cut(0);
  }

  /** Once takes the last step back, twice all of them. */
  escape(): void {
    const again = this.#escaped;
    if (again) this.drop();
    else this.back();
    this.#escaped = !again;
  }

  /** Without a step and all behind it. */
  cut(length: number): void {
    this.#walks += 1;
    this.trying = false;
    this.#settle(this.steps.slice(0, length), 0);
  }

  /** The table asks something else: what was staged stays as far as it fits, or else what was planned before. */
  meet(): void {
    const own = this.steps.filter((one) => !one.ready);
    const before = this.#reconsidering ? this.sent : this.#desk.queued?.stopped ? this.#desk.queued.steps.filter((step) => !step.bound && (this.#manner.restages?.(step) ?? true)) : (this.#desk.left?.() ?? []);
    this.#forecasts.clear();
    this.cut(0);
    if (!this.#desk.ask || !this.#desk.live) return;
    this.#reconsidering = false;
    void this.#walk([], own.length ? own : before, 0);
  }

  /** What is staged is on its way to the table; if it does not arrive it is staged again. */
  async confirm(): Promise<boolean> {
    const steps = this.steps.map(({ kind, option }) => ({ kind, option }));
    if (!steps.length) return false;
    const tail = this.#tail();
    this.cut(0);
    const well = await this.#desk.send([...steps, ...tail]);
    if (well) this.sent = steps;
    else if (!this.steps.length && this.#desk.ask) void this.#walk([], steps, 0);
    return well;
  }

  /** Nothing follows where the player is known to be asked something that he has not answered. */
  #tail(): Step[] {
    return this.last?.trial.ask ? [] : (this.#manner.tail?.(this) ?? []);
  }

  /** Take back what was confirmed, and stage it again to be changed. */
  reconsider(): void {
    this.#reconsidering = true;
    this.#desk.undo();
  }

  whyNot(option: number): void {
    const place = this.opened ?? this.steps.length;
    if (place === 0) return this.#desk.whyNot(option);
    void this.#desk.attempt([[...this.#line(place), option]]).then((tried) => this.#desk.explain(tried?.[0].refused ?? []));
  }

  /** What an answer to the question at which the player is would lead to, once `foresee` has asked. */
  forecast(option: number): LinePreview | null {
    return this.#forecasts.get(`${this.key} ${option}`) ?? null;
  }

  /** Ask what each of these answers would lead to. */
  async foresee(options: number[]): Promise<void> {
    const { key } = this;
    const line = this.#line(this.opened ?? this.steps.length);
    const open = options.filter((option) => !this.#forecasts.has(`${key} ${option}`));
    for (let from = 0; from < open.length && key === this.key; from += MOST_LINES) {
      const some = open.slice(from, from + MOST_LINES);
      const tried = await this.#desk.attempt(some.map((option) => [...line, option]));
      tried?.forEach((one, place) => this.#forecasts.set(`${key} ${some[place]}`, one));
    }
  }

  /** Try answers one after the other behind those that are known; what lies ready is laid in between. */
  async #walk(known: Staged[], wanted: Step[], tapped: number): Promise<void> {
    this.#walks += 1;
    const walk = this.#walks;
    const before = this.steps;
    const steps = [...known];
    const queue = [...wanted];
    this.#walking = { known, wanted, tapped };
    this.trying = true;
    while (steps.length < MOST_STEPS) {
      const last = steps.at(-1);
      if (last?.trial.parted) break;
      const ask = last ? last.trial.ask : this.#desk.ask;
      if (!ask || (last && this.#ends(ask, last.trial.view))) break;
      const next = this.#next(ask, last ? last.trial.view : this.#desk.view, queue, steps);
      if (!next) break;
      const staged = await this.#try(steps, ask, next.option, next.ready);
      if (walk !== this.#walks) return;
      if (staged === undefined && before.length) return this.#stay(before);
      if (!staged) break;
      steps.push(staged);
    }
    const parting = steps.at(-1);
    while (parting?.trial.parted && wanted.length - queue.length < tapped && queue[0]?.kind === parting.kind) {
      steps.push({ ...parting, option: queue.shift()!.option, events: [] }); // the same again, whatever comes
    }
    this.trying = false;
    this.#settle(steps, queue.length);
  }

  /** Nobody could say what a change leads to: all is as it was. */
  #stay(before: Staged[]): void {
    this.trying = false;
    this.#settle(before, 0);
  }

  #next(ask: RenderedAsk, view: unknown, queue: Step[], before: readonly Step[]): { option: number; ready: boolean } | null {
    const fits = queue[0]?.kind === ask.kind && ask.options.includes(queue[0].option);
    if (fits) return { option: queue.shift()!.option, ready: false };
    const option = ask.options.length === 1 ? ask.options[0] : this.#manner.ready(ask, view, before);
    return option === null ? null : { option, ready: true };
  }

  /** The step; null where it is refused, undefined where nobody could say. */
  async #try(before: Staged[], ask: RenderedAsk, option: number, ready: boolean): Promise<Staged | null | undefined> {
    const line = [...before.map((one) => one.option), option];
    const trial = (await this.#desk.attempt([line]))?.[0];
    if (!trial) return undefined;
    if (trial.refused.length) {
      this.#desk.explain(trial.refused);
      return null;
    }
    const known = before.at(-1)?.trial.events.length ?? 0;
    return { kind: ask.kind, option, ask, ready, told: ask.told[ask.options.indexOf(option)] ?? [], events: trial.events.slice(known), trial };
  }

  #settle(steps: Staged[], dropped: number): void {
    this.steps = steps;
    this.opened = null;
    this.hinted = null;
    this.dropped = dropped;
    this.#desk.stage(steps.length ? this.#plan(steps) : null);
  }

  #plan(steps: Staged[]): Plan {
    const ready = this.#manner.complete?.(this) ?? true;
    return { steps: steps.map(({ kind, option }) => ({ kind, option })), option: null, note: this.#manner.sum(this), ready, reveals: this.parted, planning: this };
  }
}
