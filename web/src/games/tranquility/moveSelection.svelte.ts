// What the player has picked up so far: a card, an action, cards to discard. Nothing here decides what is legal.
import * as n from '../../generated/tranquility';
import { optionOf, readOption } from '../../generated/tranquility';
import type { RenderedAsk } from '../../generated/wire';
import { t } from '../../lib/browser/translations.svelte';
import type { StagedMove } from '../gamePlugin';
import { evenShare, saidLast } from './startOffers';
import { isHopeless, warningOf } from './placementRisk';
import { cardName, isIsland, type TranquilityPlay } from './model';

const TURNS = ['TakeTurn', 'DuelTurn'];
/** Forms that are played from the hand onto the sea. */
const PLACED = 'play-island';
const DEVOURED = 'play-monster';
/** What is discarded for an action, by its form. */
const PAID: Record<string, string> = { 'discard-two': 'PickTwo', [PLACED]: 'PayCost' };
/** The question about a card that is not in the hand. */
const FROM_ROW = 'TakeOpenCard';
const ROWS = ['PlaceStorm', 'MoveRocks', 'PlaceRocks'];

export class Choosing {
  /** Places in the hand, not cards: equal cards are told apart by where they are held. */
  card = $state<number | null>(null);
  action = $state<number | null>(null);
  picked = $state<number[]>([]);
  #play: () => TranquilityPlay;
  /** The plan that was made here; any other one comes from a hint. */
  #own: StagedMove | null = null;

  constructor(play: () => TranquilityPlay) {
    this.#play = play;
  }

  view = $derived.by(() => this.#play().view);
  ask = $derived.by<RenderedAsk | null>(() => (this.#play().isInteractive ? this.#play().ask : null));
  hand = $derived.by<number[]>(() => this.view.seats[this.#play().seat]?.hand ?? []);
  turning = $derived.by(() => this.ask !== null && TURNS.includes(this.ask.kind));
  rowing = $derived.by(() => this.ask !== null && ROWS.includes(this.ask.kind));
  picking = $derived.by(() => typeof this.ask?.facts.left === 'number' && this.ask.facts.loose !== undefined);
  dueling = $derived.by(() => this.ask?.kind === 'DuelTurn');
  held = $derived.by<number | null>(() => (this.card === null ? null : (this.hand[this.card] ?? null)));
  /** Whoever owes more cards than he holds gives those first, and is asked again. */
  need = $derived.by(() => (this.picking ? Math.min(Number(this.ask?.facts.left ?? 0), this.loose.length) : this.action === null ? 0 : this.cost(this.action)));
  /** The hand is being asked for cards to discard. */
  paying = $derived.by(() => this.picking || (this.action !== null && this.need > 0));
  loose = $derived.by<number[]>(() => this.hand.flatMap((card, index) => (this.#isLoose(card, index) ? [index] : [])));

  #isLoose(card: number, place: number): boolean {
    const loose = this.#row('loose');
    if (this.picking && !loose.some((one) => this.offers(this.#named(one)))) return false; // only a card from the pile is asked for
    return loose.includes(card) && !(this.#plays(this.action) && place === this.card);
  }

  #plays(chosen: number | null): boolean {
    return this.formOf(chosen) === PLACED;
  }

  /** Numbers that the question says about itself. */
  #row(name: string): number[] {
    const told = this.ask?.facts[name];
    return Array.isArray(told) ? told : [];
  }

  /** The form of an option of the question that is asked. */
  formOf(chosen: number | null): string {
    return (this.ask && chosen !== null && readOption(this.ask.kind, chosen)?.form) || '';
  }

  /** The answer to the question that is asked, in a form without fields or with these; null where it has none. */
  answer(form: string, values: Record<string, number> = {}): number | null {
    return this.ask ? optionOf(this.ask.kind as 'TakeTurn', form as 'play-island', values) : null;
  }

  /** The answer that names a card. */
  #named(card: number): number | null {
    return this.answer('card', { card });
  }

  offers(chosen: number | null): boolean {
    return chosen !== null && (this.ask?.options.includes(chosen) ?? false);
  }

  cost(chosen: number): number {
    return this.#row('price')[this.ask?.options.indexOf(chosen) ?? -1] ?? 0;
  }

  /** Whether the sea could not be filled any more after it. */
  isHopeless(chosen: number | null): boolean {
    return chosen !== null && this.turning && isHopeless(this.ask, chosen);
  }

  /** The answer that a tap on a cell would be, whether it is legal or not; null where a tap means nothing. */
  optionAt(cell: number): number | null {
    if (!this.turning) return null;
    const card = this.held;
    if (card !== null && isIsland(card)) return this.answer(PLACED, { card, cell });
    if (card === n.MONSTER) return this.answer(DEVOURED, { cell });
    return this.view.terms.variant === n.DAY_AND_NIGHT && this.view.grid[cell] ? this.answer('turn-card', { cell }) : null;
  }

  tapCard(place: number): void {
    if (!this.ask) return;
    const card = this.hand[place];
    if (this.paying && place !== this.card) this.#pick(place);
    else if (this.turning) this.#hold(place, card);
  }

  /** Take a card into the hand, as who drags it does. */
  hold(place: number): void {
    if (this.turning && this.card !== place) this.#hold(place, this.hand[place]);
  }

  #hold(place: number, card: number): void {
    this.action = null;
    this.picked = [];
    this.card = this.card === place ? null : place;
    if (this.card !== null && card === n.START) this.act(this.answer('play-start'));
    else if (this.card !== null && card === n.FINISH && !this.dueling) this.act(this.answer('play-finish'));
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
    const named = this.#named(card);
    if (this.picking && named !== null) this.#play().whyNot(named);
    else this.#play().explain([`${t('tranquility-monster-stays')} (`, ['clause', 0, 'TQ-23'], ').']);
  }

  tapCell(cell: number, row: number): void {
    this.act(this.rowing ? this.answer('row', { row }) : this.optionAt(cell));
  }

  /** Stage an answer, or ask why it is not possible. */
  act(chosen: number | null): void {
    if (chosen === null) return;
    if (!this.offers(chosen)) return this.#play().whyNot(chosen);
    const kept = this.#play().blockReason?.(chosen);
    if (kept) return this.#play().explain([kept]);
    if (this.turning && ![PLACED, DEVOURED].includes(this.formOf(chosen))) this.card = null;
    this.action = chosen;
    this.picked = [];
    if (!this.picking && this.need > 0 && this.loose.length === this.need) this.picked = [...this.loose];
    this.#restage();
  }

  drop(): void {
    this.action = null;
    this.picked = [];
  }

  /** What lies ready to be offered: what was said last, as others move to it, or else the part that leaves all with as many cards. */
  get fairOffer(): number {
    const share = saidLast(this.#play())?.[this.#play().seat] ?? evenShare(this.view, this.#play().seat);
    const offers = (this.ask?.options ?? []).map((option) => this.offered(option) ?? 0);
    return offers.sort((one, other) => Math.abs(one - share) - Math.abs(other - share))[0] ?? 0;
  }

  /** How many cards an answer offers. */
  offered(chosen: number | undefined): number | null {
    return chosen === undefined ? null : (readOption('OfferCards', chosen)?.values.count ?? null);
  }

  /** A new question: forget the old picks, and hold the first island that can be played, or else a monster. */
  begin(): void {
    this.drop();
    this.card = null;
    if (this.ask?.kind === 'OfferCards') return this.act(this.answer('offer', { count: this.fairOffer }));
    const only = this.ask?.options.length === 1 && (this.turning || (this.picking && !this.loose.length));
    if (only) return this.act(this.ask!.options[0]); // nothing else can be done: it lies ready
    if (!this.turning) return;
    const island = this.hand.findIndex((card) => this.#playable(card));
    const first = island >= 0 ? island : this.#playableMonster();
    if (first >= 0) this.card = first;
  }

  #playableMonster(): number {
    return this.ask?.options.some((option) => this.formOf(option) === DEVOURED) ? this.hand.indexOf(n.MONSTER) : -1;
  }

  #playable(card: number): boolean {
    if (!isIsland(card)) return false;
    return this.view.grid.some((_, cell) => this.offers(this.answer(PLACED, { card, cell })));
  }

  #restage(): void {
    this.#own = this.#plan();
    this.#play().stage(this.#own);
  }

  /** Pick up what a hint has staged, as if the player had tapped it; its warning too. */
  adopt(plan: StagedMove): void {
    const [first] = plan.steps;
    if (plan === this.#own || !this.ask || first?.kind !== this.ask.kind) return;
    this.#own = plan;
    const { form, values } = readOption(first.kind, first.option) ?? { form: '', values: {} };
    const given = this.picking && form === 'card';
    this.action = given ? null : first.option;
    if (this.turning) this.card = form === PLACED ? this.hand.indexOf(values.card) : form === DEVOURED ? this.hand.indexOf(n.MONSTER) : null;
    this.picked = this.#placesOf(plan.steps.slice(given ? 0 : 1));
    const warning = this.turning ? warningOf(this.ask, first.option) : '';
    if (warning) this.#play().stage((this.#own = { ...plan, warning }));
  }

  /** Where the cards are held that these steps discard. */
  #placesOf(steps: StagedMove['steps']): number[] {
    const places: number[] = [];
    for (const { kind, option } of steps) {
      const named = kind === FROM_ROW ? null : readOption(kind, option);
      const place = this.hand.findIndex((card, at) => card === named?.values.card && at !== this.card && !places.includes(at));
      if (named?.form === 'card' && place >= 0) places.push(place);
    }
    return places;
  }

  #plan(): StagedMove | null {
    const ask = this.ask;
    if (!ask || (this.action === null && !this.picked.length)) return null;
    const cards = this.picked.map((place) => this.hand[place]).sort((one, other) => one - other);
    const blind = this.picking && this.action !== null; // a card from the pile, in place of one from the hand
    const missing = this.paying && !blind ? this.need - cards.length : 0;
    const steps = this.picking && !blind ? cards.map((card) => this.#step(ask.kind, card)) : this.#actionSteps(ask, cards);
    return { steps, describedOption: this.action, note: this.#note(cards, missing), warning: this.turning && this.action !== null ? warningOf(ask, this.action) : '', canConfirm: missing === 0, reveals: this.turning || this.picking };
  }

  #step(kind: string, card: number): StagedMove['steps'][number] {
    return { kind, option: optionOf(kind as 'PayCost', 'card', { card }) ?? -1 };
  }

  #actionSteps(ask: RenderedAsk, cards: number[]): StagedMove['steps'] {
    const kind = PAID[this.formOf(this.action)] ?? 'DiscardToTurn';
    return [{ kind: ask.kind, option: this.action ?? -1 }, ...cards.map((card) => this.#step(kind, card))];
  }

  /** A card of the hand, with its side where sides matter. */
  nameOf(card: number): string {
    const name = cardName(this.#play(), card);
    if (this.view.terms.variant !== n.DAY_AND_NIGHT || !isIsland(card) || this.view.viewer < 0) return name;
    const night = this.view.seats[this.view.viewer].night_hand.includes(card);
    return `${name}, ${t(night ? 'tranquility-night' : 'tranquility-day')}`;
  }

  #note(cards: number[], missing: number): string {
    const named = cards.map((card) => this.nameOf(card)).join(', ');
    const parts = cards.length ? [t('tranquility-discard', { cards: named })] : [];
    if (missing > 0) parts.push(t('tranquility-choose-more', { count: missing }));
    return parts.join(' · ');
  }
}
