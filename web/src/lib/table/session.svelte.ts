// One table as this page sees it: state, staged move, and the connection to the server.
import { SvelteMap } from 'svelte/reactivity';
import type { BestLine, GamePlugin, BoardModel } from '../../games/gamePlugin';
import type {
  RenderedAsk,
  ClientMessage,
  EarlierView,
  RevealPreview,
  MakePlan,
  TableState,
  PlanInfo,
  SeatInfo,
  SendAnswer,
  Sentence,
  ServerMessage,
  SolvedBody,
  ConfirmUndoMessage,
  TableInfo,
  RenderedOutcome,
  LinePreview,
  PreviewLines,
  VoteMessage,
  AskedSeat,
  Language,
  WireOutcome,
} from '../../generated/wire';
import { api } from './api';
import { Connection, type ConnectionStatus } from './connection';
import { saveDraft, loadDraft, takeSuggestion } from './drafts';
import type { AnyEvent, LogEntry, PlanStep } from './gameTypes';
import { Guide } from '../learning/guide.svelte';
import { modulesOf, type ModuleText } from '../learning/modules';
import { TurnPlan, type StagedMove } from './turnPlan.svelte';
import { Playback } from './playback.svelte';
import { rememberSeal } from './seal';
import { namesOf } from './seats';
import { settings } from '../browser/settings.svelte';
import { readStored, writeStored } from '../browser/storage';
import { playSound as sound } from '../browser/sound';
import { t } from '../browser/translations.svelte';

export const SPECTATOR = -1;
const MAX_SENTENCES = 200;
/** The number of pending previews that are sent again after a reconnect; only the latest matter. */
const MAX_RESENT_PREVIEWS = 8;
/** Delay in milliseconds before the page sends the only possible answer. */
const AUTO_ANSWER_MS = 250;

/** Identifies a question by seat, kind, options and numeric facts; it changes when the question is asked again. */
export function keyOf({ seat, kind, options, facts, after }: RenderedAsk): string {
  const numbers = Object.values(facts).filter((one) => typeof one === 'number');
  return [seat, after, kind, ...numbers, '', ...options].join(' ');
}

/** An answer in flight. It is sent again after a reconnect, until the server reports its result. */
interface Pending {
  message: SendAnswer | MakePlan;
  takenSeq: number | null;
  resolve: (accepted: boolean) => void;
}

export class Session implements BoardModel {
  table = $state.raw<TableInfo | null>(null);
  tableState = $state.raw<TableState | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  newEvents = $state.raw<AnyEvent[]>([]);
  /** Why something is not possible. */
  explanation = $state.raw<Sentence>([]);
  /** The title of the explanation; empty for "why not". */
  explanationTitle = $state('');
  vote = $state.raw<Omit<VoteMessage, 'settled' | 'by'> | null>(null);
  undoToConfirm = $state.raw<ConfirmUndoMessage | null>(null);
  connectionStatus = $state<ConnectionStatus>('connecting');
  errorText = $state('');
  isSending = $state(false);
  seat = $state(SPECTATOR);
  /** Another seat of this device is asked. Its hand stays hidden until its owner confirms. */
  handoverSeat = $state(SPECTATOR);
  lastOwnSeq = $state(-1);
  /** The seat whose board is shown next to the player's own. */
  comparedSeat = $state(SPECTATOR);
  catalogue = $state.raw<unknown>(null);
  /** While the board still shows what came before the present question or the end, its heading. */
  held = $state('');
  /** Whether the board shows all seats itself and takes their room. */
  showsAllSeats = $state(false);
  /** The best line of a finished mission, while it is shown. */
  bestLine = $state.raw<BestLine | null>(null);
  /** The guide of a guided game. */
  guide = $state.raw<Guide | null>(null);

  allViews = null;
  title = $derived((this.catalogue as { title?: string } | null)?.title ?? 'Kazamata');
  view = $derived<unknown>(this.tableState?.view ?? null);
  seq = $derived(this.tableState?.seq ?? 0);
  ask = $derived<RenderedAsk | null>(this.tableState?.asks.find((ask) => ask.seat === this.seat) ?? null);
  askKey = $derived(this.ask ? keyOf(this.ask) : '');
  names = $derived(this.tableState?.view ? this.tableState.names : namesOf(this.table?.seats ?? []));
  ownSeats = $derived((this.table?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : [])));
  isInteractive = $derived(
    this.tableState?.status === 'running' && this.seat !== SPECTATOR && this.handoverSeat === SPECTATOR,
  );
  isOver = $derived(this.tableState?.status === 'over');
  seats = $derived<SeatInfo[]>(this.table?.seats ?? []);
  hasOtherPeople = $derived(this.seats.some((seat, index) => seat.owned && index !== this.seat));
  /** An own seat that a bot plays at the moment; the current seat comes first. */
  replacedSeat = $derived.by<number | null>(() => {
    const isReplaced = (seat: number): boolean => this.seats[seat]?.yours && this.seats[seat].kind === 'bot';
    if (this.isOver || this.table?.status !== 'running') return null;
    return [this.seat, ...this.ownSeats].find(isReplaced) ?? null;
  });
  /** Whether hints are allowed: nobody else has a seat at the table, or the table has agreed on hints. */
  hintsAllowed = $derived(Boolean(this.table?.hints) || !this.hasOtherPeople);
  waiting = $derived<AskedSeat[]>(this.tableState?.asked_seats ?? []);
  modules = $derived<ModuleText[]>(modulesOf(this.catalogue, this.table?.choices ?? {}));
  outcome = $derived<RenderedOutcome | null>(this.tableState?.outcome ?? null);
  currentScore = $derived<WireOutcome | null>(this.tableState?.current_score ?? null);
  queuedPlan = $derived<PlanInfo | null>(this.tableState?.plan ?? null);
  undoable = $derived(this.tableState?.undoable ?? false);
  readonly playback: Playback;
  readonly turnPlan: TurnPlan;
  stagedMove = $derived.by<StagedMove | null>(() => this.turnPlan.stagedMove);

  #connection: Connection | null = null;
  #language: Language = settings.language;
  #set = '';
  #pending: Pending | null = null;
  #optionSentences = new SvelteMap<string, Sentence>();
  #wantedOptions = new Map<number, string>();
  #refs = 0;
  #requestedOptions = new Map<number, string[]>();
  /** Pending previews, sent again after a reconnect. */
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
    this.playback = new Playback(plugin.pace);
    this.turnPlan = new TurnPlan(this, plugin.turnPolicy(this));
    this.#applyTable(table);
    this.#set = table.set;
    this.lastOwnSeq = Number(readStored(`own.${id}`) ?? -1);
    this.#connection = new Connection(
      this.#receive,
      (connectionStatus) => (this.connectionStatus = connectionStatus),
      this.#openingMessages,
    );
    void this.#loadLog();
  }

  close(): void {
    clearTimeout(this.#autoAnswerTimer);
    this.playback.skip();
    this.#connection?.close();
  }

  /** Switches to another seat of this device, or to watching. */
  switchSeat(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.handoverSeat = SPECTATOR;
    this.turnPlan.reset();
    this.playback.skip();
    this.entries = [];
    this.#send(this.#watchMessage());
    void this.#loadLog();
  }

  toggleCompared(seat: number): void {
    this.comparedSeat = this.comparedSeat === seat ? SPECTATOR : seat;
  }

  /** Changes the language of the state, the log and the component names. */
  async setLanguage(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    this.explanation = [];
    this.#send(this.#watchMessage());
    this.turnPlan.onQuestionChanged(); // previews have sentences
    void this.#loadLog();
    await this.#loadCatalogue();
  }

  /** Loads the texts of another set of components, which the host has chosen before the deal. */
  async setComponents(set: string): Promise<void> {
    if (set === this.#set) return;
    this.#set = set;
    await this.#loadCatalogue();
  }

  async #loadCatalogue(): Promise<void> {
    const [set, language] = [this.#set, this.#language];
    const catalogue = await api.catalogue(this.game, set, language).catch(() => null);
    if (catalogue !== null && language === this.#language && set === this.#set) this.catalogue = catalogue;
  }

  /** Keeps the staged steps over a reload. */
  saveDraft(steps: PlanStep[]): void {
    if (this.ask) saveDraft(this.id, this.seat, this.askKey, steps);
  }

  /** The draft for this question from before a reload. */
  loadDraft(): PlanStep[] {
    return loadDraft(this.id, this.seat, this.askKey);
  }

  blockReason(option: number): string {
    return this.guide?.blockReason(option) ?? '';
  }

  get isGuided(): boolean {
    return this.guide !== null && !this.modules.length;
  }

  /** Starts the guide; tables with a prepared deal start it automatically. */
  startGuide(): void {
    this.guide ??= new Guide(this);
  }

  /** Sends the staged move. */
  async confirm(): Promise<void> {
    if (this.stagedMove?.canConfirm && !this.isSending) await this.turnPlan.confirm();
  }

  /** Sends several answers. The server applies those that are possible now, and the others when they are asked. */
  async sendPlan(steps: PlanStep[]): Promise<boolean> {
    if (this.isSending) return false;
    const pairs = steps.map(({ kind, option }): [string, number] => [kind, option]);
    const conditions = steps.some((step) => step.conditions)
      ? steps.map((step) => (step.conditions ?? {}) as Record<string, number[]>)
      : [];
    return this.#whileSending(() =>
      this.#sendAndWait({
        type: 'plan',
        table: this.id,
        seat: this.seat,
        seq: this.seq,
        steps: pairs,
        ignores_news: true,
        conditions: conditions,
      }),
    );
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
      this.#send(message); // without a connection it waits for the next one
    });
  }

  /** Sends the only possible answer, unless its timing would reveal something about a hand. */
  #scheduleAutoAnswer(): void {
    clearTimeout(this.#autoAnswerTimer);
    const { ask, askKey } = this;
    if (!ask || ask.hides_timing || ask.options.length !== 1 || !this.isInteractive || this.isSending) return;
    this.#autoAnswerTimer = setTimeout(() => {
      const staged = this.turnPlan.steps.some((step) => !step.isDefault);
      if (askKey === this.askKey && this.isInteractive && !this.isSending && !staged)
        void this.#whileSending(() => this.#answer(ask.options[0], true));
    }, AUTO_ANSWER_MS);
  }

  /** Previews lines of answers; null if the table has moved on. Without a connection it waits for the next one. */
  previewLines(lines: number[][]): Promise<LinePreview[] | null> {
    this.#refs += 1;
    const ref = this.#refs;
    const message = { type: 'preview_lines', table: this.id, seat: this.seat, seq: this.seq, lines, ref } as const;
    return new Promise((resolve) => {
      this.#pendingPreviews.set(ref, { message, resolve });
      this.#send(message);
    });
  }

  /** Previews staged answers for each card that may be revealed; null if the table has moved on or there is no answer. */
  async previewReveals(
    steps: PlanStep[],
    defaultAnswers: Record<string, number[][]>,
    stopKinds: string[],
  ): Promise<RevealPreview[] | null> {
    const request = {
      seat: this.seat,
      seq: this.seq,
      steps: steps.map(({ kind, option }): [string, number] => [kind, option]),
      default_answers: defaultAnswers,
      stop_kinds: stopKinds,
    };
    return api.previewReveals(this.id, request).then(
      ({ reveals }) => reveals,
      () => null,
    );
  }

  /** The best line from here, or of a finished game from position `at`; null if hints are not allowed or none was found. */
  async solve(at?: number): Promise<SolvedBody | null> {
    return api.solve(this.id, this.seat, at).catch(() => null);
  }

  #resolvePreviews(ref: number, lines: LinePreview[]): void {
    this.#pendingPreviews.get(ref)?.resolve(lines);
    this.#pendingPreviews.delete(ref);
  }

  /** Resolves pending previews with null, except the latest ones. */
  #abandonPreviews(except = 0): void {
    const waiting = [...this.#pendingPreviews].slice(0, Math.max(0, this.#pendingPreviews.size - except));
    for (const [ref] of waiting) this.#pendingPreviews.delete(ref);
    for (const [, { resolve }] of waiting) resolve(null);
  }

  /** Resolves an answer when the server has taken it and the state includes it. */
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
    if (this.stagedMove) this.turnPlan.removeLast();
    else this.#send({ type: 'undo', table: this.id, seat: this.seat, seq: this.seq, confirmed: confirmed });
  }

  castVote(yes: boolean): void {
    this.#send({ type: 'vote', table: this.id, seat: this.seat, yes });
    this.vote = null;
  }

  whyNot(option: number): void {
    if (this.seat === SPECTATOR) return;
    this.#refs += 1;
    if (!this.#send({ type: 'why', table: this.id, seat: this.seat, option, ref: this.#refs }))
      this.errorText = 'unreachable';
  }

  explain(explanation: Sentence, title = ''): void {
    this.explanationTitle = title;
    this.explanation = explanation;
  }

  /** What the board asks the player to do next. */
  instruction = $state('');
  instruct(text: string): void {
    this.instruction = text;
  }

  /** Opens the rulebook; the page that shows the table sets it. */
  openClause?: (clause: string) => void;

  /** The sentence of an option: sent with its question, or requested once. */
  optionSentence(option: number): Sentence {
    const index = this.ask?.options.indexOf(option) ?? -1;
    const known = this.ask?.option_sentences[index];
    if (known || index < 0) return known ?? [];
    const key = `${this.#language} ${this.seat} ${this.seq} ${option}`;
    const sentence = this.#optionSentences.get(key);
    if (!sentence) this.#requestSentence(option, key);
    return sentence ?? [];
  }

  /** Requests sentences in one message for all options of the same moment. */
  #requestSentence(option: number, key: string): void {
    if ([...this.#requestedOptions.values()].some((keys) => keys.includes(key))) return;
    if (this.#wantedOptions.size === 0) queueMicrotask(() => this.#sendSentenceRequest());
    this.#wantedOptions.set(option, key);
  }

  #sendSentenceRequest(): void {
    const wanted = [...this.#wantedOptions].slice(0, MAX_SENTENCES);
    this.#wantedOptions.clear();
    this.#refs += 1;
    const asked = this.#send({
      type: 'option_sentences',
      table: this.id,
      seat: this.seat,
      options: wanted.map(([option]) => option),
      ref: this.#refs,
    });
    if (asked)
      this.#requestedOptions.set(
        this.#refs,
        wanted.map(([, key]) => key),
      );
  }

  #storeSentences(ref: number, sentences: Sentence[]): void {
    (this.#requestedOptions.get(ref) ?? []).forEach((key, index) =>
      this.#optionSentences.set(key, sentences[index] ?? []),
    );
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
    return {
      type: 'watch',
      table: this.id,
      seat: this.seat,
      since: this.tableState?.seq ?? null,
      lang: this.#language,
    };
  }

  /** Messages after a reconnect: the watched table, the pending answer and the pending previews. */
  #openingMessages = (): ClientMessage[] => {
    this.#requestedOptions.clear();
    this.#abandonPreviews(MAX_RESENT_PREVIEWS);
    return [
      this.#watchMessage(),
      ...(this.#pending ? [this.#pending.message] : []),
      ...[...this.#pendingPreviews.values()].map((one) => one.message),
    ];
  };

  #receive = (message: ServerMessage): void => {
    if (message.type === 'table') this.#applyTable(message.table);
    else if (message.type === 'state' || message.type === 'update') this.#receiveState(message);
    else if (message.type === 'vote') this.#receiveVote(message);
    else if (message.type === 'confirm_undo') this.undoToConfirm = message;
    else if (message.type === 'option_sentences') this.#storeSentences(message.ref, message.sentences);
    else if (message.type === 'line_previews') this.#resolvePreviews(message.ref, message.lines);
    else if (message.type === 'why') this.explain(message.sentence);
    else this.#receiveAnswerResult(message);
  };

  #receiveAnswerResult(message: ServerMessage): void {
    if (message.type === 'taken' && this.#pending) {
      this.#pending.takenSeq = message.at;
      this.#resolveAnswer();
    } else if (message.type === 'refused') {
      this.explain(message.sentence);
      this.#resolvePending(false);
    } else if (message.type === 'stale') {
      if (this.#pending) this.errorText = 'stale'; // a late preview is requested again
      this.#abandonPreviews();
      this.#resolvePending(false);
    } else if (message.type === 'error') {
      this.errorText = message.text;
      this.#abandonPreviews();
      this.#resolvePending(false);
    }
  }

  /** The seat that started a vote learns who refused it. */
  #receiveVote(vote: VoteMessage): void {
    this.vote = vote.to_seq === null ? null : vote;
    if (vote.settled === 'refused' && vote.seat === this.seat)
      this.errorText = t('vote-refused', { name: this.names[vote.by ?? 0] });
  }

  #applyTable(table: TableInfo): void {
    if (table.id !== this.id) return;
    this.table = table;
    rememberSeal(table);
    this.vote = table.vote ? { type: 'vote', table: table.id, ...table.vote } : null;
    const ownSeats = table.seats.flatMap((seat, index) => (seat.yours ? [index] : []));
    if (!ownSeats.includes(this.seat)) this.switchSeat(ownSeats[0] ?? SPECTATOR);
  }

  #receiveState(update: TableState): void {
    if (update.table !== this.id) return;
    const wasAsked = this.ask !== null;
    if (update.type === 'state') this.playback.forgetViews();
    this.#addEntries(update.events, update.earlier_views);
    this.#applyState(update);
    if (update.type === 'state') void this.#loadLog();
    if (!wasAsked && this.ask) sound('turn');
    this.#passDevice();
    this.#resolveAnswer();
    this.#scheduleAutoAnswer();
  }

  /** One device with several seats: if another own seat is asked, hides this hand and calls its owner. */
  #passDevice(): void {
    const asked = (this.tableState?.asked_seats ?? []).map((one) => one.seat);
    if (this.ownSeats.length < 2 || asked.includes(this.seat)) return;
    const next = this.ownSeats.find((seat) => asked.includes(seat));
    if (next !== undefined) this.handoverSeat = next;
  }

  #applyState(update: TableState): void {
    const old = this.tableState;
    if (old && update.seq < old.seq) return;
    if (update.view === null) return; // before the deal there is no view
    const before = this.askKey;
    this.tableState = update;
    if (update.seq !== old?.seq) this.#optionSentences.clear();
    if (update.seq !== old?.seq) this.undoToConfirm = null;
    if (this.askKey !== before) {
      this.explanation = [];
      this.turnPlan.onQuestionChanged();
    }
    if (old === null && this.ask) this.#stageSuggestion(this.ask);
    if (update.status !== this.table?.status && this.table) void this.#reloadTable();
  }

  /** Stages the better move of a review at the table that plays on from there. */
  #stageSuggestion({ kind, options }: RenderedAsk): void {
    const step = takeSuggestion(this.id);
    if (step?.kind === kind && options.includes(step.option)) void this.turnPlan.advise([step]);
  }

  async #reloadTable(): Promise<void> {
    try {
      this.#applyTable(await api.table(this.id));
    } catch {
      // the socket will report it
    }
  }

  #addEntries(entries: LogEntry[], earlierViews: EarlierView[]): void {
    const known = new Set(this.entries.map(([seq]) => seq));
    const added = entries.filter(([seq]) => !known.has(seq));
    if (!added.length) return;
    this.entries = [...this.entries, ...added].sort(([one], [other]) => one - other);
    this.newEvents = added.flatMap(([, events]) => events);
    const animates = (event: AnyEvent): boolean => this.plugin.animates?.(event, this) ?? false;
    if (this.tableState) this.playback.feed(added, animates, earlierViews);
    const wanted = this.newEvents.map((event) => this.plugin.sounds[event.kind]).find((one) => one !== undefined);
    if (wanted) sound(wanted);
  }

  /** Loads all earlier events that this viewer may know, in the current language. */
  async #loadLog(): Promise<void> {
    if (this.table?.status === 'open') return;
    const [seat, language] = [this.seat, this.#language];
    try {
      const past = await api.events(this.id, seat, 0);
      if (seat !== this.seat || language !== this.#language) return;
      const later = this.entries.filter(([seq]) => seq > past.seq);
      this.entries = [...past.events.filter(([, events]) => events.length > 0), ...later];
    } catch {
      // without earlier events the log starts now
    }
  }
}
