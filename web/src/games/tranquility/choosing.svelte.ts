// What the player has picked up so far: a card, an action, cards to discard. Nothing here decides what is legal.
import * as n from '../../generated/tranquility';
import type { TranquilityView, WireAsk } from '../../generated/wire';
import { t } from '../../lib/words.svelte';
import type { Plan, Play } from '../game';
import { handCardName, isIsland, naming } from './names';

const TURNS = ['TakeTurn', 'DuelTurn'];
const EIGHT = 8;
const ROWS = ['PlaceStorm', 'MoveRocks', 'PlaceRocks'];

export class Choosing {
  /** Places in the hand, not cards: equal cards are told apart by where they are held. */
  card = $state<number | null>(null);
  action = $state<number | null>(null);
  picked = $state<number[]>([]);
  #play: () => Play;

  constructor(play: () => Play) {
    this.#play = play;
  }

  view = $derived.by(() => this.#play().view as TranquilityView);
  ask = $derived.by<WireAsk | null>(() => (this.#play().live ? this.#play().ask : null));
  hand = $derived.by<number[]>(() => this.view.seats[this.#play().seat]?.hand ?? []);
  turning = $derived.by(() => this.ask !== null && TURNS.includes(this.ask.kind));
  rowing = $derived.by(() => this.ask !== null && ROWS.includes(this.ask.kind));
  picking = $derived.by(() => this.ask?.details.left !== undefined);
  dueling = $derived.by(() => this.ask?.kind === 'DuelTurn');
  held = $derived.by<number | null>(() => (this.card === null ? null : (this.hand[this.card] ?? null)));
  /** Whoever owes more cards than he holds gives those first, and is asked again. */
  need = $derived.by(() => (this.picking ? Math.min(this.ask?.details.left[0] ?? 0, this.loose.length) : this.action === null ? 0 : this.cost(this.action)));
  /** The hand is being asked for cards to discard. */
  paying = $derived.by(() => this.picking || (this.action !== null && this.need > 0));
  loose = $derived.by<number[]>(() => this.hand.flatMap((card, place) => (this.#isLoose(card, place) ? [place] : [])));

  #isLoose(card: number, place: number): boolean {
    const loose = this.ask?.details.loose ?? [];
    if (this.picking && !loose.some((one) => this.offers(one))) return false; // only a card from the pile is asked for
    return loose.includes(card) && !(this.#plays(this.action) && place === this.card);
  }

  #plays(option: number | null): boolean {
    return option !== null && option >= (this.dueling ? n.DUEL_ISLAND : n.PLAY_ISLAND);
  }

  offers(option: number): boolean {
    return this.ask?.options.includes(option) ?? false;
  }

  cost(option: number): number {
    const place = this.ask?.options.indexOf(option) ?? -1;
    return this.ask?.details.costs?.[place] ?? 0;
  }

  /** The answer that a tap on a cell would be, whether it is legal or not; null where a tap means nothing. */
  optionAt(cell: number): number | null {
    if (!this.turning) return null;
    const card = this.held;
    if (card !== null && isIsland(card)) {
      const place = (card - 1) * n.MOST_CELLS + cell;
      return this.dueling ? n.DUEL_ISLAND + place : n.PLAY_ISLAND + place;
    }
    if (card === n.MONSTER) return n.PLAY_MONSTER + cell;
    return this.view.terms.variant === n.DAY_AND_NIGHT && this.view.grid[cell] ? n.TURN_CARD + cell : null;
  }

  tapCard(place: number): void {
    if (!this.ask) return;
    const card = this.hand[place];
    if (this.paying && place !== this.card) this.#pick(place);
    else if (this.turning) this.#hold(place, card);
  }

  #hold(place: number, card: number): void {
    this.action = null;
    this.picked = [];
    this.card = this.card === place ? null : place;
    if (this.card !== null && card === n.START) this.act(n.PLAY_START);
    else if (this.card !== null && card === n.FINISH && !this.dueling) this.act(n.PLAY_FINISH);
    else this.#restage();
  }

  #pick(place: number): void {
    if (this.picking) this.action = null;
    if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else if (!this.loose.includes(place)) return this.#refuse(this.hand[place]);
    else this.picked = [...this.picked, place].slice(-this.need);
    this.#restage();
  }

  #refuse(card: number): void {
    if (this.picking) this.#play().whyNot(card);
    else this.#play().explain({ clause: 'TQ-23', key: 'monster-stays', values: {}, remedy: 'play-monster' });
  }

  tapCell(cell: number, row: number): void {
    if (this.rowing) return this.act(row);
    const option = this.optionAt(cell);
    if (option !== null) this.act(option);
  }

  /** Stage an answer, or ask why it is not possible. */
  act(option: number): void {
    if (!this.offers(option)) return this.#play().whyNot(option);
    if (this.turning && !this.#plays(option) && !this.#isTarget(option)) this.card = null;
    this.action = option;
    this.picked = [];
    if (!this.picking && this.need > 0 && this.loose.length === this.need) this.picked = [...this.loose];
    this.#restage();
  }

  #isTarget(option: number): boolean {
    return option >= n.PLAY_MONSTER && option < n.TURN_CARD;
  }

  drop(): void {
    this.action = null;
    this.picked = [];
  }

  /** An equal share of the eight, or the nearest that can be offered; it lies ready, and can be changed. */
  get fairOffer(): number {
    const share = Math.round(EIGHT / this.view.seats.length);
    const near = [...(this.ask?.options ?? [])].sort((one, other) => Math.abs(one - share) - Math.abs(other - share));
    return near[0] ?? 0;
  }

  /** A new question: forget the old picks, and hold the first island that can be played, or else a monster. */
  begin(): void {
    this.drop();
    this.card = null;
    if (this.ask?.kind === 'OfferCards') return this.act(this.fairOffer);
    const only = this.ask?.options.length === 1 && (this.turning || (this.picking && !this.loose.length));
    if (only) return this.act(this.ask!.options[0]); // nothing else can be done: it lies ready
    if (!this.turning) return;
    const island = this.hand.findIndex((card) => this.#playable(card));
    const first = island >= 0 ? island : this.#playableMonster();
    if (first >= 0) this.card = first;
  }

  #playableMonster(): number {
    return this.ask?.options.some((option) => option >= n.PLAY_MONSTER && option < n.TURN_CARD) ? this.hand.indexOf(n.MONSTER) : -1;
  }

  #playable(card: number): boolean {
    if (!isIsland(card)) return false;
    const base = (this.dueling ? n.DUEL_ISLAND : n.PLAY_ISLAND) + (card - 1) * n.MOST_CELLS;
    return this.ask?.options.some((option) => option >= base && option < base + n.MOST_CELLS) ?? false;
  }

  #restage(): void {
    this.#play().stage(this.#plan());
  }

  #plan(): Plan | null {
    const ask = this.ask;
    if (!ask || (this.action === null && !this.picked.length)) return null;
    const cards = this.picked.map((place) => this.hand[place]).sort((one, other) => one - other);
    const blind = this.picking && this.action !== null; // a card from the pile, in place of one from the hand
    const missing = this.paying && !blind ? this.need - cards.length : 0;
    const steps = this.picking && !blind ? cards.map((option) => ({ kind: ask.kind, option })) : this.#actionSteps(ask, cards);
    return { steps, text: this.#text(ask, cards, missing), ready: missing === 0, reveals: this.turning || this.picking };
  }

  #actionSteps(ask: WireAsk, cards: number[]): { kind: string; option: number }[] {
    const kind = this.action === n.DISCARD_TWO ? 'PickTwo' : this.#plays(this.action) ? 'PayCost' : 'DiscardToTurn';
    return [{ kind: ask.kind, option: this.action ?? 0 }, ...cards.map((option) => ({ kind, option }))];
  }

  #text(ask: WireAsk, cards: number[], missing: number): string {
    const { say, names } = this.#play();
    const told = this.action === null ? '' : naming.option(say, ask.kind, this.action, this.view, names);
    const named = cards.map((card) => handCardName(say, card, this.view)).join(', ');
    const parts = [told];
    if (cards.length) parts.push(t('tranquility-discard', { cards: named }));
    if (missing > 0) parts.push(t('tranquility-choose-more', { count: missing }));
    return parts.filter(Boolean).join(' · ');
  }
}
