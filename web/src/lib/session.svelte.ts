// One table as this page sees it: what is known, what is staged, and the way to the server and back.
import { SvelteMap } from 'svelte/reactivity';
import type { GameRoom, Plan, Play } from '../games/game';
import type { Asked, ClientMessage, Picture, SeatInfo, SendAnswer, Sentence, ServerMessage, SureNews, TableInfo, ToldEvent, VoteNews } from '../generated/wire';
import { api } from './api';
import { Connection, type Health } from './connection';
import type { Entry } from './log';
import { keepSeal } from './seal';
import { LETTERS } from './seats';
import { recall, remember, settings, type Language } from './settings.svelte';
import { play as sound } from './sound';
import { t, words } from './words.svelte';

export const WATCHER = -1;
const MOST_TOLD = 200;

/** Before the deal: everybody has a name of his own, equal ones get the letter of their seat. */
export function namesOf(seats: SeatInfo[]): string[] {
  const plain = seats.map((one, place) => nameOf(one) || t('seat', { number: place + 1 }));
  return plain.map((name, place) => (plain.indexOf(name) !== plain.lastIndexOf(name) ? `${name} ${LETTERS[place]}` : name));
}

function nameOf(seat: SeatInfo): string {
  if (seat.name && seat.name !== seat.bot) return seat.name;
  return seat.bot && words.has(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : (seat.bot ?? '');
}

/** A question is another one when its kind, its options or a number that it says about itself is another. */
function keyOf({ seat, kind, options, about }: Asked): string {
  const numbers = Object.values(about).filter((one) => typeof one === 'number');
  return [seat, kind, ...numbers, '', ...options].join(' ');
}

/** An answer on its way: it is said again on a new line until the server says what became of it. */
interface Pending {
  answer: SendAnswer;
  taken: number | null;
  settle: (well: boolean) => void;
}

export class Session implements Play {
  table = $state.raw<TableInfo | null>(null);
  picture = $state.raw<Picture | null>(null);
  entries = $state.raw<Entry[]>([]);
  fresh = $state.raw<ToldEvent[]>([]);
  plan = $state.raw<Plan | null>(null);
  /** Why something is not possible. */
  reason = $state.raw<Sentence>([]);
  vote = $state.raw<Omit<VoteNews, 'settled' | 'by'> | null>(null);
  sure = $state.raw<SureNews | null>(null);
  health = $state<Health>('connecting');
  failure = $state('');
  busy = $state(false);
  seat = $state(WATCHER);
  /** Another seat of this device is asked: its hand stays covered until its owner says so. */
  curtain = $state(WATCHER);
  lastOwn = $state(-1);
  catalogue = $state.raw<unknown>(null);

  views = null;
  title = $derived((this.catalogue as { title?: string } | null)?.title ?? 'Kazamata');
  view = $derived<unknown>(this.picture?.view ?? null);
  seq = $derived(this.picture?.seq ?? 0);
  ask = $derived<Asked | null>(this.picture?.asks.find((one) => one.seat === this.seat) ?? null);
  askKey = $derived(this.ask ? keyOf(this.ask) : '');
  names = $derived(this.picture?.view ? this.picture.names : namesOf(this.table?.seats ?? []));
  mine = $derived((this.table?.seats ?? []).flatMap((one, place) => (one.yours ? [place] : [])));
  live = $derived(this.picture?.status === 'running' && this.seat !== WATCHER && this.curtain === WATCHER);
  over = $derived(this.picture?.status === 'over');

  #connection: Connection | null = null;
  #language: Language = settings.language;
  #pending: Pending | null = null;
  #told = new SvelteMap<string, Sentence>();
  #wanted = new Map<number, string>();
  #refs = 0;
  #asked = new Map<number, string[]>();

  constructor(
    readonly id: string,
    readonly game: string,
    readonly room: GameRoom,
    table: TableInfo,
    catalogue: unknown,
  ) {
    this.catalogue = catalogue;
    this.#meet(table);
    this.lastOwn = Number(recall(`own.${id}`) ?? -1);
    this.#connection = new Connection(this.#hear, (health) => (this.health = health), this.#greeting);
    void this.#remember();
  }

  close(): void {
    this.#connection?.close();
  }

  /** Sit on another seat of this device, or watch. */
  look(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.curtain = WATCHER;
    this.plan = null;
    this.entries = [];
    this.#say(this.#watch());
    void this.#remember();
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

  stage(plan: Plan | null): void {
    this.plan = plan;
    this.reason = [];
  }

  /** Send the prepared answers one after the other, as long as the table asks for them. */
  async confirm(): Promise<void> {
    const plan = this.plan;
    if (!plan?.ready || this.busy) return;
    this.busy = true;
    this.failure = '';
    let well = true;
    for (const step of plan.steps) {
      if (this.ask?.kind !== step.kind || !this.ask.options.includes(step.option)) break;
      well = await this.#answer(step.option);
      if (!well) break;
    }
    if (well && this.plan === plan) this.plan = null;
    this.busy = false;
  }

  #answer(option: number): Promise<boolean> {
    const answer: SendAnswer = { type: 'answer', table: this.id, seat: this.seat, seq: this.seq, option };
    return new Promise((settle) => {
      this.#pending = { answer, taken: null, settle };
      this.#say(answer); // without a line it waits for the next one
    });
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
    if (this.plan) this.stage(null);
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

  explain(reason: Sentence): void {
    this.reason = reason;
  }

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
    return this.#pending ? [this.#watch(), this.#pending.answer] : [this.#watch()];
  };

  #hear = (told: ServerMessage): void => {
    if (told.type === 'table') this.#meet(told.table);
    else if (told.type === 'state' || told.type === 'update') this.#listen(told);
    else if (told.type === 'vote') this.#hearVote(told);
    else if (told.type === 'sure') this.sure = told;
    else if (told.type === 'told') this.#learn(told.ref, told.told);
    else if (told.type === 'why') this.reason = told.told;
    else this.#hearAbout(told);
  };

  /** What became of an answer. */
  #hearAbout(told: ServerMessage): void {
    if (told.type === 'taken' && this.#pending) {
      this.#pending.taken = told.at;
      this.#settleAnswer();
    } else if (told.type === 'refused') {
      this.reason = told.told;
      this.#finish(false);
    } else if (told.type === 'stale') {
      this.failure = 'stale';
      this.plan = null;
      this.#finish(false);
    } else if (told.type === 'error') {
      this.failure = told.text;
      this.#finish(false);
    }
  }

  /** Whoever asked is told what became of it. */
  #hearVote(told: VoteNews): void {
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

  #listen(told: Picture): void {
    if (told.table !== this.id) return;
    const wasAsked = this.ask !== null;
    this.#keep(told.events);
    this.#see(told);
    if (told.type === 'state') void this.#remember();
    if (!wasAsked && this.ask) sound('turn');
    this.#pass();
    this.#settleAnswer();
  }

  /** One device for all: when another of my seats is asked, hide this hand and call its owner. */
  #pass(): void {
    const asked = (this.picture?.waiting ?? []).map((one) => one.seat);
    if (this.mine.length < 2 || asked.includes(this.seat)) return;
    const next = this.mine.find((seat) => asked.includes(seat));
    if (next !== undefined) this.curtain = next;
  }

  #see(told: Picture): void {
    const old = this.picture;
    if (old && told.seq < old.seq) return;
    if (told.view === null) return; // before the deal there is nothing to see
    const before = this.askKey;
    this.picture = told;
    if (told.seq !== old?.seq) this.#told.clear();
    if (told.seq !== old?.seq) this.sure = null;
    if (this.askKey !== before) this.#forget();
    if (told.status !== this.table?.status && this.table) void this.#renew();
  }

  /** What was staged for a question that is no longer asked is gone. */
  #forget(): void {
    if (!this.busy && this.plan && this.ask?.kind !== this.plan.steps[0]?.kind) this.plan = null;
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
