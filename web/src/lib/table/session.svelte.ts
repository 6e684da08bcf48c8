// One table as this page sees it: what is known, what is staged, and the way to the server and back.
import { SvelteMap } from 'svelte/reactivity';
import type { BestLine, GamePlugin, StagedMove, BoardModel, PlanStep } from '../../games/gamePlugin';
import type { RenderedAsk, ClientMessage, RevealPreview, MakePlan, TableState, PlanInfo, SeatInfo, SendAnswer, Sentence, ServerMessage, SolvedBody, ConfirmUndoMessage, TableInfo, RenderedEvent, RenderedOutcome, LinePreview, PreviewLines, VoteMessage, WaitingSeat, WireOutcome } from '../../generated/wire';
import { api } from './api';
import { Connection, type ConnectionStatus } from './connection';
import { saveDraft, loadDraft } from './drafts';
import type { LogEntry } from './gameLog';
import { Guide } from '../learning/guide.svelte';
import { TurnPlan } from './turnPlan.svelte';
import { Playback } from './playback.svelte';
import { rememberSeal } from './seal';
import { namesOf } from './seats';
import { settings, type Language } from '../browser/settings.svelte';
import { readStored, writeStored } from '../browser/storage';
import { playSound as sound } from '../browser/sound';
import { t } from '../browser/translations.svelte';

export const SPECTATOR = -1;
const MAX_SENTENCES = 200;
/** So many trials are said again on a new line: the last ones are those that somebody waits for. */
const MAX_RESENT_PREVIEWS = 8;
/** So long the only answer is looked at before the page gives it, in milliseconds. */
const AUTO_ANSWER_MS = 250;

/** A question is another one when its kind, its options or a number that it says about itself is another, and when it is asked again. */
export function keyOf({ seat, kind, options, facts, after }: RenderedAsk): string {
  const numbers = Object.values(facts).filter((one) => typeof one === 'number');
  return [seat, after, kind, ...numbers, '', ...options].join(' ');
}

/** Answers on their way: they are said again on a new line until the server says what became of them. */
interface Pending {
  message: SendAnswer | MakePlan;
  takenSeq: number | null;
  resolve: (accepted: boolean) => void;
}

export class Session implements BoardModel {
  table = $state.raw<TableInfo | null>(null);
  tableState = $state.raw<TableState | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  newEvents = $state.raw<RenderedEvent[]>([]);
  stagedMove = $state.raw<StagedMove | null>(null);
  /** Why something is not possible. */
  explanation = $state.raw<Sentence>([]);
  /** What is said above it; empty where it says why not. */
  explanationTitle = $state('');
  vote = $state.raw<Omit<VoteMessage, 'settled' | 'by'> | null>(null);
  undoToConfirm = $state.raw<ConfirmUndoMessage | null>(null);
  connectionStatus = $state<ConnectionStatus>('connecting');
  errorText = $state('');
  isSending = $state(false);
  seat = $state(SPECTATOR);
  /** Another seat of this device is asked: its hand stays covered until its owner says so. */
  handoverSeat = $state(SPECTATOR);
  lastOwnSeq = $state(-1);
  /** The seat whose board is looked at beside the own. */
  comparedSeat = $state(SPECTATOR);
  catalogue = $state.raw<unknown>(null);
  /** The best line of a mission that is over, while somebody watches it. */
  bestLine = $state.raw<BestLine | null>(null);
  /** At a guided game. */
  guide = $state.raw<Guide | null>(null);

  allViews = null;
  title = $derived((this.catalogue as { title?: string } | null)?.title ?? 'Kazamata');
  view = $derived<unknown>(this.tableState?.view ?? null);
  seq = $derived(this.tableState?.seq ?? 0);
  ask = $derived<RenderedAsk | null>(this.tableState?.asks.find((ask) => ask.seat === this.seat) ?? null);
  askKey = $derived(this.ask ? keyOf(this.ask) : '');
  names = $derived(this.tableState?.view ? this.tableState.names : namesOf(this.table?.seats ?? []));
  ownSeats = $derived((this.table?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : [])));
  isInteractive = $derived(this.tableState?.status === 'running' && this.seat !== SPECTATOR && this.handoverSeat === SPECTATOR);
  isOver = $derived(this.tableState?.status === 'over');
  seats = $derived<SeatInfo[]>(this.tableState?.seats ?? this.table?.seats ?? []);
  waiting = $derived<WaitingSeat[]>(this.tableState?.waiting ?? []);
  outcome = $derived<RenderedOutcome | null>(this.tableState?.outcome ?? null);
  currentScore = $derived<WireOutcome | null>(this.tableState?.standing ?? null);
  queuedPlan = $derived<PlanInfo | null>(this.tableState?.plan ?? null);
  undoable = $derived(this.tableState?.undoable ?? false);
  readonly playback = new Playback();
  readonly turnPlan: TurnPlan | null;

  #connection: Connection | null = null;
  #language: Language = settings.language;
  #pending: Pending | null = null;
  #optionSentences = new SvelteMap<string, Sentence>();
  #wantedOptions = new Map<number, string>();
  #refs = 0;
  #requestedOptions = new Map<number, string[]>();
  /** Lines on the way: they are said again on a new line. */
  #pendingPreviews = new Map<number, { message: PreviewLines; resolve: (lines: LinePreview[] | null) => void }>();
  #autoAnswerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly plugin: GamePlugin,
    table: TableInfo,
    catalogue: unknown,
  ) {
    this.catalogue = catalogue;
    this.turnPlan = plugin.turnPolicy ? new TurnPlan(this, plugin.turnPolicy(this)) : null;
    this.#applyTable(table);
    this.lastOwnSeq = Number(readStored(`own.${id}`) ?? -1);
    this.#connection = new Connection(this.#receive, (connectionStatus) => (this.connectionStatus = connectionStatus), this.#openingMessages);
    void this.#loadLog();
  }

  close(): void {
    clearTimeout(this.#autoAnswerTimer);
    this.playback.skip();
    this.#connection?.close();
  }

  /** Sit on another seat of this device, or watch. */
  switchSeat(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.handoverSeat = SPECTATOR;
    this.stagedMove = null;
    this.turnPlan?.clear();
    this.playback.skip();
    this.entries = [];
    this.#send(this.#watchMessage());
    void this.#loadLog();
  }

  toggleCompared(seat: number): void {
    this.comparedSeat = this.comparedSeat === seat ? SPECTATOR : seat;
  }

  /** Everything is told anew in another language: the picture, the log and the names of components. */
  async setLanguage(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    this.explanation = [];
    this.#send(this.#watchMessage());
    void this.#loadLog();
    const catalogue = await api.catalogue(this.game, this.table?.set ?? '', language).catch(() => null);
    if (catalogue !== null && language === this.#language) this.catalogue = catalogue;
  }

  /** Prepare answers; what the guided game keeps back is explained instead. */
  stage(move: StagedMove | null): void {
    const first = move?.steps[0];
    const blocked = first && first.kind === this.ask?.kind ? this.blockReason(first.option) : '';
    this.stagedMove = blocked ? null : move;
    if (this.turnPlan && this.ask) saveDraft(this.id, this.seat, this.askKey, move?.turnPlan?.steps.filter((step) => !step.isDefault).map(({ kind, option }) => ({ kind, option })) ?? []);
    this.explanation = blocked ? [blocked] : [];
  }

  /** What was staged for this question before the page was loaded anew. */
  loadDraft(): PlanStep[] {
    return loadDraft(this.id, this.seat, this.askKey);
  }

  blockReason(option: number): string {
    return this.guide?.blockReason(option) ?? '';
  }

  /** Let the coach speak at this table: a chosen deal brings him along. */
  startGuide(): void {
    this.guide ??= new Guide(this);
  }

  /** Give what is prepared. */
  async confirm(): Promise<void> {
    const move = this.stagedMove;
    if (!move?.canConfirm || this.isSending) return;
    if (move.turnPlan) await move.turnPlan.confirm();
    else await this.#whileSending(() => this.#sendOneByOne(move));
  }

  /** The prepared answers one after the other, as long as the table asks for them. */
  async #sendOneByOne(move: StagedMove): Promise<boolean> {
    for (const step of move.steps) {
      if (this.ask?.kind !== step.kind || !this.ask.options.includes(step.option)) break;
      if (!(await this.#answer(step.option))) return false;
    }
    if (this.stagedMove === move) this.stagedMove = null;
    return true;
  }

  /** Several answers at once: those that can be given now are, the others when the table asks for them. */
  async sendPlan(steps: PlanStep[]): Promise<boolean> {
    if (this.isSending) return false;
    const pairs = steps.map(({ kind, option }): [string, number] => [kind, option]);
    const conditions = steps.some((step) => step.conditions) ? steps.map((step) => step.conditions ?? {}) : [];
    return this.#whileSending(() => this.#sendAndWait({ type: 'plan', table: this.id, seat: this.seat, seq: this.seq, steps: pairs, through: true, fits: conditions }));
  }

  async #whileSending(work: () => Promise<boolean>): Promise<boolean> {
    this.isSending = true;
    this.errorText = '';
    clearTimeout(this.#autoAnswerTimer);
    const accepted = await work();
    this.isSending = false;
    this.#scheduleAutoAnswer();
    return accepted;
  }

  #answer(option: number, auto = false): Promise<boolean> {
    return this.#sendAndWait({ type: 'answer', table: this.id, seat: this.seat, seq: this.seq, option, auto });
  }

  #sendAndWait(message: SendAnswer | MakePlan): Promise<boolean> {
    return new Promise((resolve) => {
      this.#pending = { message, takenSeq: null, resolve };
      this.#send(message); // without a line it waits for the next one
    });
  }

  /** Where there is only one answer the page gives it, unless that would tell something about a hand. */
  #scheduleAutoAnswer(): void {
    clearTimeout(this.#autoAnswerTimer);
    const { ask, askKey } = this;
    if (!this.turnPlan || !ask || ask.hides_timing || ask.options.length !== 1 || !this.isInteractive || this.isSending) return;
    this.#autoAnswerTimer = setTimeout(() => {
      const staged = this.turnPlan?.steps.some((step) => !step.isDefault);
      if (askKey === this.askKey && this.isInteractive && !this.isSending && !staged) void this.#whileSending(() => this.#answer(ask.options[0], true));
    }, AUTO_ANSWER_MS);
  }

  /** What lines of answers would lead to; null where the table has moved on. Without a line it waits for the next one. */
  previewLines(lines: number[][]): Promise<LinePreview[] | null> {
    this.#refs += 1;
    const ref = this.#refs;
    const message = { type: 'try', table: this.id, seat: this.seat, seq: this.seq, lines, ref } as const;
    return new Promise((resolve) => {
      this.#pendingPreviews.set(ref, { message, resolve });
      this.#send(message);
    });
  }

  /** What staged answers come to with each thing that may be turned up; null where the table has moved on or does not answer. */
  async previewReveals(steps: PlanStep[], wishes: Record<string, number[]>, stops: string[]): Promise<RevealPreview[] | null> {
    const request = { seat: this.seat, seq: this.seq, steps: steps.map(({ kind, option }): [string, number] => [kind, option]), wishes, stops };
    return api.previewReveals(this.id, request).then(({ fates }) => fates, () => null);
  }

  /** The best line from here, or of a finished game from its beginning; null where nobody may be advised or nothing was found. */
  async solve(at?: number): Promise<SolvedBody | null> {
    return api.solve(this.id, this.seat, at).catch(() => null);
  }

  #resolvePreviews(ref: number, lines: LinePreview[]): void {
    this.#pendingPreviews.get(ref)?.resolve(lines);
    this.#pendingPreviews.delete(ref);
  }

  /** Nobody will say any more what the lines on the way lead to, but for the last ones. */
  #abandonPreviews(except = 0): void {
    const waiting = [...this.#pendingPreviews].slice(0, Math.max(0, this.#pendingPreviews.size - except));
    for (const [ref] of waiting) this.#pendingPreviews.delete(ref);
    for (const [, { resolve }] of waiting) resolve(null);
  }

  /** An answer is done when the server has taken it and the picture knows of it. */
  #resolveAnswer(): void {
    const pending = this.#pending;
    if (pending === null || pending.takenSeq === null || this.seq < pending.takenSeq) return;
    this.#rememberOwnSeq(pending.takenSeq);
    this.#resolvePending(true);
  }

  #resolvePending(accepted: boolean): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.resolve(accepted);
  }

  #rememberOwnSeq(seq: number): void {
    this.lastOwnSeq = seq;
    writeStored(`own.${this.id}`, String(seq));
  }

  undo(confirmed = false): void {
    this.undoToConfirm = null;
    if (this.stagedMove?.turnPlan) this.stagedMove.turnPlan.removeLast();
    else if (this.stagedMove) this.stage(null);
    else this.#send({ type: 'undo', table: this.id, seat: this.seat, seq: this.seq, sure: confirmed });
  }

  castVote(yes: boolean): void {
    this.#send({ type: 'vote', table: this.id, seat: this.seat, yes });
    this.vote = null;
  }

  whyNot(option: number): void {
    if (this.seat === SPECTATOR) return;
    this.#refs += 1;
    if (!this.#send({ type: 'why', table: this.id, seat: this.seat, option, ref: this.#refs })) this.errorText = 'unreachable';
  }

  explain(explanation: Sentence, title = ''): void {
    this.explanationTitle = title;
    this.explanation = explanation;
  }

  /** Whoever shows the table opens the rulebook. */
  openClause?: (clause: string) => void;

  /** What an option says: with its question, or asked for once. */
  optionSentence(option: number): Sentence {
    const index = this.ask?.options.indexOf(option) ?? -1;
    const known = this.ask?.told[index];
    if (known || index < 0) return known ?? [];
    const key = `${this.#language} ${this.seat} ${this.seq} ${option}`;
    const sentence = this.#optionSentences.get(key);
    if (!sentence) this.#requestSentence(option, key);
    return sentence ?? [];
  }

  /** Options that are wondered about together are asked for together. */
  #requestSentence(option: number, key: string): void {
    if ([...this.#requestedOptions.values()].some((keys) => keys.includes(key))) return;
    if (this.#wantedOptions.size === 0) queueMicrotask(() => this.#sendSentenceRequest());
    this.#wantedOptions.set(option, key);
  }

  #sendSentenceRequest(): void {
    const wanted = [...this.#wantedOptions].slice(0, MAX_SENTENCES);
    this.#wantedOptions.clear();
    this.#refs += 1;
    const asked = this.#send({ type: 'tell', table: this.id, seat: this.seat, options: wanted.map(([option]) => option), ref: this.#refs });
    if (asked) this.#requestedOptions.set(this.#refs, wanted.map(([, key]) => key));
  }

  #storeSentences(ref: number, sentences: Sentence[]): void {
    (this.#requestedOptions.get(ref) ?? []).forEach((key, index) => this.#optionSentences.set(key, sentences[index] ?? []));
    this.#requestedOptions.delete(ref);
  }

  updateTable(table: TableInfo): void {
    const wasSpectator = !this.ownSeats.length;
    this.#applyTable(table);
    if (wasSpectator && this.ownSeats.length) this.#connection?.reconnect();
  }

  #send(message: ClientMessage): boolean {
    return this.#connection?.send(message) ?? false;
  }

  #watchMessage(): ClientMessage {
    return { type: 'watch', table: this.id, seat: this.seat, since: this.tableState?.seq ?? null, lang: this.#language };
  }

  /** On a new line: where we look, and the answer of which we do not know whether it has arrived. */
  #openingMessages = (): ClientMessage[] => {
    this.#requestedOptions.clear();
    this.#abandonPreviews(MAX_RESENT_PREVIEWS);
    return [this.#watchMessage(), ...(this.#pending ? [this.#pending.message] : []), ...[...this.#pendingPreviews.values()].map((one) => one.message)];
  };

  #receive = (message: ServerMessage): void => {
    if (message.type === 'table') this.#applyTable(message.table);
    else if (message.type === 'state' || message.type === 'update') this.#receiveState(message);
    else if (message.type === 'vote') this.#receiveVote(message);
    else if (message.type === 'sure') this.undoToConfirm = message;
    else if (message.type === 'told') this.#storeSentences(message.ref, message.told);
    else if (message.type === 'tried') this.#resolvePreviews(message.ref, message.lines);
    else if (message.type === 'why') this.explain(message.told);
    else this.#receiveAnswerResult(message);
  };

  /** What became of an answer. */
  #receiveAnswerResult(message: ServerMessage): void {
    if (message.type === 'taken' && this.#pending) {
      this.#pending.takenSeq = message.at;
      this.#resolveAnswer();
    } else if (message.type === 'refused') {
      this.explain(message.told);
      this.#resolvePending(false);
    } else if (message.type === 'stale') {
      if (this.#pending || !this.turnPlan) this.errorText = 'stale'; // a trial that came too late is made anew
      this.stagedMove = null;
      this.#abandonPreviews();
      this.#resolvePending(false);
    } else if (message.type === 'error') {
      this.errorText = message.text;
      this.#abandonPreviews();
      this.#resolvePending(false);
    }
  }

  /** Whoever asked is told what became of it. */
  #receiveVote(vote: VoteMessage): void {
    this.vote = vote.to_seq === null ? null : vote;
    if (vote.settled === 'refused' && vote.seat === this.seat) this.errorText = t('vote-refused', { name: this.names[vote.by ?? 0] });
  }

  #applyTable(table: TableInfo): void {
    if (table.id !== this.id) return;
    this.table = table;
    rememberSeal(table);
    this.vote = table.plea ? { type: 'vote', table: table.id, ...table.plea } : null;
    const ownSeats = table.seats.flatMap((seat, index) => (seat.yours ? [index] : []));
    if (!ownSeats.includes(this.seat)) this.switchSeat(ownSeats[0] ?? SPECTATOR);
  }

  #receiveState(update: TableState): void {
    if (update.table !== this.id) return;
    const wasAsked = this.ask !== null;
    this.#addEntries(update.events);
    this.#applyState(update);
    if (update.type === 'state') void this.#loadLog();
    if (!wasAsked && this.ask) sound('turn');
    this.#passDevice();
    this.#resolveAnswer();
    this.#scheduleAutoAnswer();
  }

  /** One device for all: when another of my seats is asked, hide this hand and call its owner. */
  #passDevice(): void {
    const asked = (this.tableState?.waiting ?? []).map((one) => one.seat);
    if (this.ownSeats.length < 2 || asked.includes(this.seat)) return;
    const next = this.ownSeats.find((seat) => asked.includes(seat));
    if (next !== undefined) this.handoverSeat = next;
  }

  #applyState(update: TableState): void {
    const old = this.tableState;
    if (old && update.seq < old.seq) return;
    if (update.view === null) return; // before the deal there is nothing to see
    const before = this.askKey;
    this.tableState = update;
    if (update.seq !== old?.seq) this.#optionSentences.clear();
    if (update.seq !== old?.seq) this.undoToConfirm = null;
    if (this.askKey !== before) this.#dropOutdated();
    if (this.askKey !== before) this.turnPlan?.onQuestionChanged();
    if (update.status !== this.table?.status && this.table) void this.#reloadTable();
  }

  /** What was staged for a question that is no longer asked is gone. */
  #dropOutdated(): void {
    if (!this.isSending && !this.turnPlan && this.stagedMove && this.ask?.kind !== this.stagedMove.steps[0]?.kind) this.stagedMove = null;
    this.explanation = [];
  }

  async #reloadTable(): Promise<void> {
    try {
      this.#applyTable(await api.table(this.id));
    } catch {
      // the socket will tell
    }
  }

  #addEntries(entries: LogEntry[]): void {
    const known = new Set(this.entries.map(([seq]) => seq));
    const added = entries.filter(([seq]) => !known.has(seq));
    if (!added.length) return;
    this.entries = [...this.entries, ...added].sort(([one], [other]) => one - other);
    this.newEvents = added.flatMap(([, events]) => events);
    if (this.tableState) this.playback.feed(added, (event) => this.plugin.animates?.(event, this) ?? false);
    const wanted = this.newEvents.map((event) => this.plugin.sounds[event.kind]).find((one) => one !== undefined);
    if (wanted) sound(wanted);
  }

  /** The past, for the log: everything this viewer may know, in his language. */
  async #loadLog(): Promise<void> {
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
