// One table as this page sees it: what is known, what is staged, and the way to the server and back.
import type { GameRoom, Plan, Play } from '../games/game';
import type { WireAsk, WireEvent, WireRefusal } from '../generated/wire';
import { api, Trouble } from './api';
import { Connection, type Health } from './connection';
import type { Entry, Picture, SeatInfo, Sure, Table, Told, Vote } from './protocol';
import { keepSeal } from './seal';
import { recall, remember, settings } from './settings.svelte';
import { play as sound } from './sound';
import { LETTERS } from './seats';
import { t, words, type Say } from './words.svelte';

export const WATCHER = -1;

/** Everybody has a name of his own: equal ones get the letter of their seat. */
export function namesOf(seats: SeatInfo[]): string[] {
  const plain = seats.map((one, place) => nameOf(one) || words.say('seat-number', { number: place + 1 }));
  return plain.map((name, place) => (plain.indexOf(name) !== plain.lastIndexOf(name) ? `${name} ${LETTERS[place]}` : name));
}

function nameOf(seat: SeatInfo): string {
  if (seat.name && seat.name !== seat.bot) return seat.name;
  return seat.bot && words.has(`page-bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : (seat.bot ?? '');
}

export class Session implements Play {
  table = $state.raw<Table | null>(null);
  picture = $state.raw<Picture | null>(null);
  entries = $state.raw<Entry[]>([]);
  fresh = $state.raw<WireEvent[]>([]);
  plan = $state.raw<Plan | null>(null);
  refusal = $state.raw<WireRefusal | null>(null);
  possible = $state(false);
  vote = $state.raw<Vote | null>(null);
  sure = $state.raw<Sure | null>(null);
  health = $state<Health>('connecting');
  failure = $state('');
  busy = $state(false);
  seat = $state(WATCHER);
  /** Another seat of this device is asked: its hand stays covered until its owner says so. */
  curtain = $state(WATCHER);
  lastOwn = $state(-1);

  views = null;
  view = $derived<unknown>(this.picture?.view ?? null);
  seq = $derived(this.picture?.seq ?? 0);
  ask = $derived<WireAsk | null>(this.picture?.asks.find((one) => one.seat === this.seat) ?? null);
  names = $derived(namesOf(this.table?.seats ?? []));
  mine = $derived((this.table?.seats ?? []).flatMap((one, place) => (one.yours ? [place] : [])));
  live = $derived(this.picture?.status === 'running' && this.seat !== WATCHER && this.curtain === WATCHER);
  over = $derived(this.picture?.status === 'over');

  #connection: Connection | null = null;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly room: GameRoom,
    table: Table,
  ) {
    this.#meet(table);
    this.lastOwn = Number(recall(`own.${id}`) ?? -1);
    this.#connection = new Connection(this.#hear, (health) => (this.health = health), this.#greeting);
    void this.#remember();
  }

  get say(): Say {
    return words.for(this.game);
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
    this.#connection?.say(this.#greeting());
    void this.#remember();
  }

  stage(plan: Plan | null): void {
    this.plan = plan;
    this.refusal = null;
    this.possible = false;
  }

  /** Send the prepared answers one after the other, as long as the table asks for them. */
  async confirm(): Promise<void> {
    const plan = this.plan;
    if (!plan?.ready || this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      for (const step of plan.steps) {
        if (this.ask?.kind !== step.kind || !this.ask.options.includes(step.option)) break;
        await this.#answer(step.option);
      }
      if (this.plan === plan) this.plan = null;
    } catch (trouble) {
      this.#fail(trouble);
    } finally {
      this.busy = false;
    }
  }

  async #answer(option: number): Promise<void> {
    const told = await api.answer(this.id, this.seat, this.seq, option);
    this.#note(told.seq);
    this.#see(told);
  }

  #note(seq: number): void {
    this.lastOwn = seq;
    remember(`own.${this.id}`, String(seq));
  }

  #fail(trouble: unknown): void {
    if (!(trouble instanceof Trouble)) throw trouble;
    if (trouble.status === 409) this.plan = null;
    if (trouble.refusal) this.refusal = trouble.refusal;
    else this.failure = trouble.status === 0 ? 'unreachable' : trouble.status === 409 ? 'stale' : trouble.message;
    if (trouble.status === 409) void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      this.#see(await api.state(this.id, this.seat));
    } catch {
      // the socket will tell
    }
  }

  undo(sure = false): void {
    this.sure = null;
    if (this.plan) this.stage(null);
    else this.#connection?.say({ type: 'undo', table: this.id, seat: this.seat, seq: this.seq, sure });
  }

  answerVote(yes: boolean): void {
    this.#connection?.say({ type: 'vote', table: this.id, seat: this.seat, yes });
    this.vote = null;
  }

  whyNot(option: number): void {
    if (this.seat === WATCHER) return;
    void api
      .why(this.id, this.seat, option)
      .then((refusal) => {
        this.refusal = refusal;
        this.possible = refusal === null;
      })
      .catch((trouble) => this.#fail(trouble));
  }

  explain(refusal: WireRefusal): void {
    this.refusal = refusal;
  }

  meet(table: Table): void {
    const strange = !this.mine.length;
    this.#meet(table);
    if (strange && this.mine.length) this.#connection?.renew();
  }

  #greeting = (): object => ({
    type: 'watch',
    table: this.id,
    seat: this.seat,
    since: this.picture?.seq ?? null,
    lang: settings.language,
  });

  #hear = (told: Told): void => {
    if (told.type === 'table') this.#meet(told.table);
    else if (told.type === 'state' || told.type === 'update') this.#listen(told);
    else if (told.type === 'refused') this.refusal = told.refusal;
    else if (told.type === 'vote') this.#hearVote(told);
    else if (told.type === 'sure') this.sure = told;
    else if (told.type === 'stale') this.failure = 'stale';
  };

  /** Whoever asked is told what became of it. */
  #hearVote(told: Vote): void {
    this.vote = told.to_seq === null ? null : told;
    if (told.settled === 'refused' && told.seat === this.seat) this.failure = t('plea-refused', { name: this.names[told.by ?? 0] });
  }

  #meet(table: Table): void {
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
    if (old && told.seq < old.seq) return; // an answer by one way may be overtaken by news on the other
    if (told.view === null) return; // before the deal there is nothing to see
    this.picture = told;
    if (told.seq !== old?.seq) this.#forget(told);
    if (told.seq !== old?.seq) this.sure = null;
    if (told.status !== this.table?.status && this.table) void this.#renew();
  }

  /** What was staged for a question that is no longer asked is gone. */
  #forget(told: Picture): void {
    const ask = told.asks.find((one) => one.seat === this.seat);
    const first = this.plan?.steps[0];
    if (!this.busy && this.plan && ask?.kind !== first?.kind) this.plan = null;
    this.refusal = null;
    this.possible = false;
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
    const heard = this.fresh.map((event) => this.room.naming.sound(event)).find((one) => one !== null);
    if (heard) sound(heard);
  }

  /** The past, for the log: everything this viewer may know. */
  async #remember(): Promise<void> {
    if (this.table?.status === 'open') return;
    const seat = this.seat;
    try {
      const past = await api.events(this.id, seat, 0);
      if (seat === this.seat) this.entries = past.events.filter(([, events]) => events.length > 0);
    } catch {
      // without the past the log begins now
    }
  }
}
