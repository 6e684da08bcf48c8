// One table as this page sees it: what is known, what is staged, and the way to the server and back.
import { SvelteMap } from 'svelte/reactivity';
import type { BestLine, GameRoom, Plan, Play, Step } from '../../games/gamePlugin';
import type { RenderedAsk, ClientMessage, RevealPreview, MakePlan, TableState, PlanInfo, SeatInfo, SendAnswer, Sentence, ServerMessage, SolvedBody, ConfirmUndoMessage, TableInfo, RenderedEvent, RenderedOutcome, LinePreview, PreviewLines, VoteMessage, WaitingSeat, WireOutcome } from '../../generated/wire';
import { api } from './api';
import { Connection, type Health } from './connection';
import { keep, left } from './drafts';
import type { Entry } from './gameLog';
import { Guide } from '../learning/guide.svelte';
import { Planning } from './turnPlan.svelte';
import { Playback } from './playback.svelte';
import { keepSeal } from './seal';
import { namesOf } from './seats';
import { recall, remember, settings, type Language } from '../browser/settings.svelte';
import { play as sound } from '../browser/sound';
import { t } from '../browser/translations.svelte';

export const WATCHER = -1;
const MOST_TOLD = 200;
/** So many trials are said again on a new line: the last ones are those that somebody waits for. */
const MOST_TRIED = 8;
/** So long the only answer is looked at before the page gives it, in milliseconds. */
const GLANCE = 250;

/** A question is another one when its kind, its options or a number that it says about itself is another, and when it is asked again. */
export function keyOf({ seat, kind, options, facts, after }: RenderedAsk): string {
  const numbers = Object.values(facts).filter((one) => typeof one === 'number');
  return [seat, after, kind, ...numbers, '', ...options].join(' ');
}

/** Answers on their way: they are said again on a new line until the server says what became of them. */
interface Pending {
  said: SendAnswer | MakePlan;
  taken: number | null;
  settle: (well: boolean) => void;
}

export class Session implements Play {
  table = $state.raw<TableInfo | null>(null);
  picture = $state.raw<TableState | null>(null);
  entries = $state.raw<Entry[]>([]);
  fresh = $state.raw<RenderedEvent[]>([]);
  plan = $state.raw<Plan | null>(null);
  /** Why something is not possible. */
  reason = $state.raw<Sentence>([]);
  /** What is said above it; empty where it says why not. */
  reasonTitle = $state('');
  vote = $state.raw<Omit<VoteMessage, 'settled' | 'by'> | null>(null);
  sure = $state.raw<ConfirmUndoMessage | null>(null);
  health = $state<Health>('connecting');
  failure = $state('');
  busy = $state(false);
  seat = $state(WATCHER);
  /** Another seat of this device is asked: its hand stays covered until its owner says so. */
  curtain = $state(WATCHER);
  lastOwn = $state(-1);
  /** The seat whose board is looked at beside the own. */
  compared = $state(WATCHER);
  catalogue = $state.raw<unknown>(null);
  /** The best line of a mission that is over, while somebody watches it. */
  line = $state.raw<BestLine | null>(null);
  /** At a guided game. */
  guide = $state.raw<Guide | null>(null);

  views = null;
  title = $derived((this.catalogue as { title?: string } | null)?.title ?? 'Kazamata');
  view = $derived<unknown>(this.picture?.view ?? null);
  seq = $derived(this.picture?.seq ?? 0);
  ask = $derived<RenderedAsk | null>(this.picture?.asks.find((one) => one.seat === this.seat) ?? null);
  askKey = $derived(this.ask ? keyOf(this.ask) : '');
  names = $derived(this.picture?.view ? this.picture.names : namesOf(this.table?.seats ?? []));
  mine = $derived((this.table?.seats ?? []).flatMap((one, place) => (one.yours ? [place] : [])));
  live = $derived(this.picture?.status === 'running' && this.seat !== WATCHER && this.curtain === WATCHER);
  over = $derived(this.picture?.status === 'over');
  seats = $derived<SeatInfo[]>(this.picture?.seats ?? this.table?.seats ?? []);
  waiting = $derived<WaitingSeat[]>(this.picture?.waiting ?? []);
  outcome = $derived<RenderedOutcome | null>(this.picture?.outcome ?? null);
  standing = $derived<WireOutcome | null>(this.picture?.standing ?? null);
  queued = $derived<PlanInfo | null>(this.picture?.plan ?? null);
  undoable = $derived(this.picture?.undoable ?? false);
  readonly playback = new Playback();
  readonly planning: Planning | null;

  #connection: Connection | null = null;
  #language: Language = settings.language;
  #pending: Pending | null = null;
  #told = new SvelteMap<string, Sentence>();
  #wanted = new Map<number, string>();
  #refs = 0;
  #asked = new Map<number, string[]>();
  /** Lines on the way: they are said again on a new line. */
  #trials = new Map<number, { said: PreviewLines; settle: (lines: LinePreview[] | null) => void }>();
  #glance: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly room: GameRoom,
    table: TableInfo,
    catalogue: unknown,
  ) {
    this.catalogue = catalogue;
    this.planning = room.manner ? new Planning(this, room.manner(this)) : null;
    this.#meet(table);
    this.lastOwn = Number(recall(`own.${id}`) ?? -1);
    this.#connection = new Connection(this.#hear, (health) => (this.health = health), this.#greeting);
    void this.#remember();
  }

  close(): void {
    clearTimeout(this.#glance);
    this.playback.skip();
    this.#connection?.close();
  }

  /** Sit on another seat of this device, or watch. */
  look(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.curtain = WATCHER;
    this.plan = null;
    this.planning?.drop();
    this.playback.skip();
    this.entries = [];
    this.#say(this.#watch());
    void this.#remember();
  }

  compare(seat: number): void {
    this.compared = this.compared === seat ? WATCHER : seat;
  }

  /** Everything is told anew in another language: the picture, the log and the names of components. */
  async speak(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    this.reason = [];
    this.#say(this.#watch());
    void this.#remember();
    const named = await api.catalogue(this.game, this.table?.set ?? '', language).catch(() => null);
    if (named !== null && language === this.#language) this.catalogue = named;
  }

  /** Prepare answers; what the guided game keeps back is explained instead. */
  stage(plan: Plan | null): void {
    const first = plan?.steps[0];
    const kept = first && first.kind === this.ask?.kind ? this.keptBack(first.option) : '';
    this.plan = kept ? null : plan;
    if (this.planning && this.ask) keep(this.id, this.seat, this.askKey, plan?.planning?.steps.filter((one) => !one.ready).map(({ kind, option }) => ({ kind, option })) ?? []);
    this.reason = kept ? [kept] : [];
  }

  /** What was staged for this question before the page was loaded anew. */
  left(): Step[] {
    return left(this.id, this.seat, this.askKey);
  }

  keptBack(option: number): string {
    return this.guide?.keptBack(option) ?? '';
  }

  /** Let the coach speak at this table: a chosen deal brings him along. */
  learn(): void {
    this.guide ??= new Guide(this);
  }

  /** Give what is prepared. */
  async confirm(): Promise<void> {
    const plan = this.plan;
    if (!plan?.ready || this.busy) return;
    if (plan.planning) await plan.planning.confirm();
    else await this.#busily(() => this.#oneByOne(plan));
  }

  /** The prepared answers one after the other, as long as the table asks for them. */
  async #oneByOne(plan: Plan): Promise<boolean> {
    for (const step of plan.steps) {
      if (this.ask?.kind !== step.kind || !this.ask.options.includes(step.option)) break;
      if (!(await this.#answer(step.option))) return false;
    }
    if (this.plan === plan) this.plan = null;
    return true;
  }

  /** Several answers at once: those that can be given now are, the others when the table asks for them. */
  async send(steps: Step[]): Promise<boolean> {
    if (this.busy) return false;
    const rows = steps.map(({ kind, option }): [string, number] => [kind, option]);
    const fits = steps.some((step) => step.fits) ? steps.map((step) => step.fits ?? {}) : [];
    return this.#busily(() => this.#give({ type: 'plan', table: this.id, seat: this.seat, seq: this.seq, steps: rows, through: true, fits }));
  }

  async #busily(work: () => Promise<boolean>): Promise<boolean> {
    this.busy = true;
    this.failure = '';
    clearTimeout(this.#glance);
    const well = await work();
    this.busy = false;
    this.#glimpse();
    return well;
  }

  #answer(option: number, auto = false): Promise<boolean> {
    return this.#give({ type: 'answer', table: this.id, seat: this.seat, seq: this.seq, option, auto });
  }

  #give(said: SendAnswer | MakePlan): Promise<boolean> {
    return new Promise((settle) => {
      this.#pending = { said, taken: null, settle };
      this.#say(said); // without a line it waits for the next one
    });
  }

  /** Where there is only one answer the page gives it, unless that would tell something about a hand. */
  #glimpse(): void {
    clearTimeout(this.#glance);
    const { ask, askKey } = this;
    if (!this.planning || !ask || ask.hides_timing || ask.options.length !== 1 || !this.live || this.busy) return;
    this.#glance = setTimeout(() => {
      const staged = this.planning?.steps.some((one) => !one.ready);
      if (askKey === this.askKey && this.live && !this.busy && !staged) void this.#busily(() => this.#answer(ask.options[0], true));
    }, GLANCE);
  }

  /** What lines of answers would lead to; null where the table has moved on. Without a line it waits for the next one. */
  attempt(lines: number[][]): Promise<LinePreview[] | null> {
    this.#refs += 1;
    const ref = this.#refs;
    const said = { type: 'try', table: this.id, seat: this.seat, seq: this.seq, lines, ref } as const;
    return new Promise((settle) => {
      this.#trials.set(ref, { said, settle });
      this.#say(said);
    });
  }

  /** What staged answers come to with each thing that may be turned up; null where the table has moved on or does not answer. */
  async foretell(steps: Step[], wishes: Record<string, number[]>, stops: string[]): Promise<RevealPreview[] | null> {
    const wish = { seat: this.seat, seq: this.seq, steps: steps.map(({ kind, option }): [string, number] => [kind, option]), wishes, stops };
    return api.fates(this.id, wish).then(({ fates }) => fates, () => null);
  }

  /** The best line from here, or of a finished game from its beginning; null where nobody may be advised or nothing was found. */
  async solve(at?: number): Promise<SolvedBody | null> {
    return api.solve(this.id, this.seat, at).catch(() => null);
  }

  #judge(ref: number, lines: LinePreview[]): void {
    this.#trials.get(ref)?.settle(lines);
    this.#trials.delete(ref);
  }

  /** Nobody will say any more what the lines on the way lead to, but for the last ones. */
  #giveUpTrials(but = 0): void {
    const waiting = [...this.#trials].slice(0, Math.max(0, this.#trials.size - but));
    for (const [ref] of waiting) this.#trials.delete(ref);
    for (const [, { settle }] of waiting) settle(null);
  }

  /** An answer is done when the server has taken it and the picture knows of it. */
  #settleAnswer(): void {
    const pending = this.#pending;
    if (pending === null || pending.taken === null || this.seq < pending.taken) return;
    this.#note(pending.taken);
    this.#finish(true);
  }

  #finish(well: boolean): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.settle(well);
  }

  #note(seq: number): void {
    this.lastOwn = seq;
    remember(`own.${this.id}`, String(seq));
  }

  undo(sure = false): void {
    this.sure = null;
    if (this.plan?.planning) this.plan.planning.back();
    else if (this.plan) this.stage(null);
    else this.#say({ type: 'undo', table: this.id, seat: this.seat, seq: this.seq, sure });
  }

  answerVote(yes: boolean): void {
    this.#say({ type: 'vote', table: this.id, seat: this.seat, yes });
    this.vote = null;
  }

  whyNot(option: number): void {
    if (this.seat === WATCHER) return;
    this.#refs += 1;
    if (!this.#say({ type: 'why', table: this.id, seat: this.seat, option, ref: this.#refs })) this.failure = 'unreachable';
  }

  explain(reason: Sentence, title = ''): void {
    this.reasonTitle = title;
    this.reason = reason;
  }

  /** Whoever shows the table opens the rulebook. */
  cite?: (clause: string) => void;

  /** What an option says: with its question, or asked for once. */
  told(option: number): Sentence {
    const place = this.ask?.options.indexOf(option) ?? -1;
    const known = this.ask?.told[place];
    if (known || place < 0) return known ?? [];
    const key = `${this.#language} ${this.seat} ${this.seq} ${option}`;
    const told = this.#told.get(key);
    if (!told) this.#wonder(option, key);
    return told ?? [];
  }

  /** Options that are wondered about together are asked for together. */
  #wonder(option: number, key: string): void {
    if ([...this.#asked.values()].some((keys) => keys.includes(key))) return;
    if (this.#wanted.size === 0) queueMicrotask(() => this.#askAbout());
    this.#wanted.set(option, key);
  }

  #askAbout(): void {
    const wanted = [...this.#wanted].slice(0, MOST_TOLD);
    this.#wanted.clear();
    this.#refs += 1;
    const asked = this.#say({ type: 'tell', table: this.id, seat: this.seat, options: wanted.map(([option]) => option), ref: this.#refs });
    if (asked) this.#asked.set(this.#refs, wanted.map(([, key]) => key));
  }

  #learn(ref: number, told: Sentence[]): void {
    (this.#asked.get(ref) ?? []).forEach((key, place) => this.#told.set(key, told[place] ?? []));
    this.#asked.delete(ref);
  }

  meet(table: TableInfo): void {
    const strange = !this.mine.length;
    this.#meet(table);
    if (strange && this.mine.length) this.#connection?.renew();
  }

  #say(message: ClientMessage): boolean {
    return this.#connection?.say(message) ?? false;
  }

  #watch(): ClientMessage {
    return { type: 'watch', table: this.id, seat: this.seat, since: this.picture?.seq ?? null, lang: this.#language };
  }

  /** On a new line: where we look, and the answer of which we do not know whether it has arrived. */
  #greeting = (): ClientMessage[] => {
    this.#asked.clear();
    this.#giveUpTrials(MOST_TRIED);
    return [this.#watch(), ...(this.#pending ? [this.#pending.said] : []), ...[...this.#trials.values()].map((one) => one.said)];
  };

  #hear = (told: ServerMessage): void => {
    if (told.type === 'table') this.#meet(told.table);
    else if (told.type === 'state' || told.type === 'update') this.#listen(told);
    else if (told.type === 'vote') this.#hearVote(told);
    else if (told.type === 'sure') this.sure = told;
    else if (told.type === 'told') this.#learn(told.ref, told.told);
    else if (told.type === 'tried') this.#judge(told.ref, told.lines);
    else if (told.type === 'why') this.explain(told.told);
    else this.#hearAbout(told);
  };

  /** What became of an answer. */
  #hearAbout(told: ServerMessage): void {
    if (told.type === 'taken' && this.#pending) {
      this.#pending.taken = told.at;
      this.#settleAnswer();
    } else if (told.type === 'refused') {
      this.explain(told.told);
      this.#finish(false);
    } else if (told.type === 'stale') {
      if (this.#pending || !this.planning) this.failure = 'stale'; // a trial that came too late is made anew
      this.plan = null;
      this.#giveUpTrials();
      this.#finish(false);
    } else if (told.type === 'error') {
      this.failure = told.text;
      this.#giveUpTrials();
      this.#finish(false);
    }
  }

  /** Whoever asked is told what became of it. */
  #hearVote(told: VoteMessage): void {
    this.vote = told.to_seq === null ? null : told;
    if (told.settled === 'refused' && told.seat === this.seat) this.failure = t('plea-refused', { name: this.names[told.by ?? 0] });
  }

  #meet(table: TableInfo): void {
    if (table.id !== this.id) return;
    this.table = table;
    keepSeal(table);
    this.vote = table.plea ? { type: 'vote', table: table.id, ...table.plea } : null;
    const mine = table.seats.flatMap((one, place) => (one.yours ? [place] : []));
    if (!mine.includes(this.seat)) this.look(mine[0] ?? WATCHER);
  }

  #listen(told: TableState): void {
    if (told.table !== this.id) return;
    const wasAsked = this.ask !== null;
    this.#keep(told.events);
    this.#see(told);
    if (told.type === 'state') void this.#remember();
    if (!wasAsked && this.ask) sound('turn');
    this.#pass();
    this.#settleAnswer();
    this.#glimpse();
  }

  /** One device for all: when another of my seats is asked, hide this hand and call its owner. */
  #pass(): void {
    const asked = (this.picture?.waiting ?? []).map((one) => one.seat);
    if (this.mine.length < 2 || asked.includes(this.seat)) return;
    const next = this.mine.find((seat) => asked.includes(seat));
    if (next !== undefined) this.curtain = next;
  }

  #see(told: TableState): void {
    const old = this.picture;
    if (old && told.seq < old.seq) return;
    if (told.view === null) return; // before the deal there is nothing to see
    const before = this.askKey;
    this.picture = told;
    if (told.seq !== old?.seq) this.#told.clear();
    if (told.seq !== old?.seq) this.sure = null;
    if (this.askKey !== before) this.#forget();
    if (this.askKey !== before) this.planning?.meet();
    if (told.status !== this.table?.status && this.table) void this.#renew();
  }

  /** What was staged for a question that is no longer asked is gone. */
  #forget(): void {
    if (!this.busy && !this.planning && this.plan && this.ask?.kind !== this.plan.steps[0]?.kind) this.plan = null;
    this.reason = [];
  }

  async #renew(): Promise<void> {
    try {
      this.#meet(await api.table(this.id));
    } catch {
      // the socket will tell
    }
  }

  #keep(entries: Entry[]): void {
    const known = new Set(this.entries.map(([seq]) => seq));
    const added = entries.filter(([seq]) => !known.has(seq));
    if (!added.length) return;
    this.entries = [...this.entries, ...added].sort(([one], [other]) => one - other);
    this.fresh = added.flatMap(([, events]) => events);
    if (this.picture) this.playback.feed(added, (event) => this.room.shows?.(event, this) ?? false);
    const heard = this.fresh.map((event) => this.room.sounds[event.kind]).find((one) => one !== undefined);
    if (heard) sound(heard);
  }

  /** The past, for the log: everything this viewer may know, in his language. */
  async #remember(): Promise<void> {
    if (this.table?.status === 'open') return;
    const [seat, language] = [this.seat, this.#language];
    try {
      const past = await api.events(this.id, seat, 0);
      if (seat !== this.seat || language !== this.#language) return;
      const later = this.entries.filter(([seq]) => seq > past.seq);
      this.entries = [...past.events.filter(([, events]) => events.length > 0), ...later];
    } catch {
      // without the past the log begins now
    }
  }
}
