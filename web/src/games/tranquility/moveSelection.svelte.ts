// The player's selection: held card, chosen action, cards to discard. It does not decide legality.
import * as n from '../../generated/tranquility';
import { optionOf, readOption } from '../../generated/tranquility';
import type { RenderedAsk } from '../../generated/wire';
import { t } from '../../lib/browser/translations.svelte';
import type { StagedMove } from '../gamePlugin';
import { evenShare, lastOffers } from './startOffers';
import { isHopeless, warningOf } from './placementRisk';
import { cardName, isIsland, type TranquilityModel } from './model';

const TURN_KINDS = ['TakeTurn', 'DuelTurn'];
/** Forms that play a card from the hand to the sea. */
const PLAY_ISLAND = 'play-island';
const PLAY_MONSTER = 'play-monster';
/** The question that pays for an action, by its form. */
const PAYMENT_KINDS: Record<string, string> = { 'discard-two': 'PickTwo', [PLAY_ISLAND]: 'PayCost' };
/** The question about a card outside the hand. */
const FROM_ROW = 'TakeOpenCard';
const ROW_KINDS = ['PlaceStorm', 'MoveRocks', 'PlaceRocks'];

export class MoveSelection {
  /** Indexes in the hand, because equal cards differ only by position. */
  heldIndex = $state<number | null>(null);
  chosenOption = $state<number | null>(null);
  pickedIndexes = $state<number[]>([]);
  #model: () => TranquilityModel;
  /** The move staged by this selection; any other move comes from a hint. */
  #ownMove: StagedMove | null = null;

  constructor(model: () => TranquilityModel) {
    this.#model = model;
  }

  view = $derived.by(() => this.#model().view);
  ask = $derived.by<RenderedAsk | null>(() => (this.#model().isInteractive ? this.#model().ask : null));
  hand = $derived.by<number[]>(() => this.view.seats[this.#model().seat]?.hand ?? []);
  isTurn = $derived.by(() => this.ask !== null && TURN_KINDS.includes(this.ask.kind));
  asksForRow = $derived.by(() => this.ask !== null && ROW_KINDS.includes(this.ask.kind));
  asksForCards = $derived.by(
    () => typeof this.ask?.facts.left === 'number' && this.ask.facts.discardable !== undefined,
  );
  isDuel = $derived.by(() => this.ask?.kind === 'DuelTurn');
  heldCard = $derived.by<number | null>(() => (this.heldIndex === null ? null : (this.hand[this.heldIndex] ?? null)));
  /** A player who owes more cards than the hand holds gives those first and is asked again. */
  cardsNeeded = $derived.by(() =>
    this.asksForCards
      ? Math.min(Number(this.ask?.facts.left ?? 0), this.discardable.length)
      : this.chosenOption === null
        ? 0
        : this.cost(this.chosenOption),
  );
  /** Whether the player picks cards to discard. */
  isPaying = $derived.by(() => this.asksForCards || (this.chosenOption !== null && this.cardsNeeded > 0));
  discardable = $derived.by<number[]>(() =>
    this.hand.flatMap((card, index) => (this.#isDiscardable(card, index) ? [index] : [])),
  );

  #isDiscardable(card: number, index: number): boolean {
    const loose = this.#factList('discardable');
    if (this.asksForCards && !loose.some((one) => this.offers(this.#cardOption(one)))) return false; // only a card from the pile is possible
    return loose.includes(card) && !(this.#playsIsland(this.chosenOption) && index === this.heldIndex);
  }

  #playsIsland(chosen: number | null): boolean {
    return this.formOf(chosen) === PLAY_ISLAND;
  }

  /** A list of numbers among the facts of the question. */
  #factList(name: string): number[] {
    const values = this.ask?.facts[name];
    return Array.isArray(values) ? values : [];
  }

  /** The form of an option of the current question. */
  formOf(chosen: number | null): string {
    return (this.ask && chosen !== null && readOption(this.ask.kind, chosen)?.form) || '';
  }

  /** The option with this form and these values; null if there is none. */
  optionOf(form: string, values: Record<string, number> = {}): number | null {
    return this.ask ? optionOf(this.ask.kind as 'TakeTurn', form as 'play-island', values) : null;
  }

  /** The option that names a card. */
  #cardOption(card: number): number | null {
    return this.optionOf('card', { card });
  }

  offers(chosen: number | null): boolean {
    return chosen !== null && (this.ask?.options.includes(chosen) ?? false);
  }

  cost(chosen: number): number {
    return this.#factList('price')[this.ask?.options.indexOf(chosen) ?? -1] ?? 0;
  }

  /** Whether the sea could no longer be filled afterwards. */
  isHopeless(chosen: number | null): boolean {
    return chosen !== null && this.isTurn && isHopeless(this.ask, chosen);
  }

  /** The option for a tap on a cell, legal or not; null if there is none. */
  optionAt(cell: number): number | null {
    if (!this.isTurn) return null;
    const card = this.heldCard;
    if (card !== null && isIsland(card)) return this.optionOf(PLAY_ISLAND, { card, cell });
    if (card === n.MONSTER) return this.optionOf(PLAY_MONSTER, { cell });
    return this.view.terms.variant === n.DAY_AND_NIGHT && this.view.grid[cell]
      ? this.optionOf('turn-card', { cell })
      : null;
  }

  tapCard(index: number): void {
    if (!this.ask) return;
    const card = this.hand[index];
    if (this.isPaying && index !== this.heldIndex) this.#pick(index);
    else if (this.isTurn) this.#toggleHeld(index, card);
  }

  /** Holds a card when a drag starts. */
  holdCard(index: number): void {
    if (this.isTurn && this.heldIndex !== index) this.#toggleHeld(index, this.hand[index]);
  }

  #toggleHeld(index: number, card: number): void {
    this.chosenOption = null;
    this.pickedIndexes = [];
    this.heldIndex = this.heldIndex === index ? null : index;
    if (this.heldIndex !== null && card === n.START) this.choose(this.optionOf('play-start'));
    else if (this.heldIndex !== null && card === n.FINISH && !this.isDuel) this.choose(this.optionOf('play-finish'));
    else this.#restage();
  }

  #pick(index: number): void {
    if (this.asksForCards) this.chosenOption = null;
    if (this.pickedIndexes.includes(index)) this.pickedIndexes = this.pickedIndexes.filter((one) => one !== index);
    else if (!this.discardable.includes(index)) return this.#explainRefusal(this.hand[index]);
    else this.pickedIndexes = [...this.pickedIndexes, index].slice(-this.cardsNeeded);
    this.#restage();
  }

  #explainRefusal(card: number): void {
    const named = this.#cardOption(card);
    if (this.asksForCards && named !== null) this.#model().whyNot(named);
    else this.#model().explain([`${t('tranquility-monster-stays')} (`, ['clause', 0, 'TQ-23'], ').']);
  }

  tapCell(cell: number, row: number): void {
    this.choose(this.asksForRow ? this.optionOf('row', { row }) : this.optionAt(cell));
  }

  /** Stages an answer, or asks why it is not possible. */
  choose(chosen: number | null): void {
    if (chosen === null) return;
    if (!this.offers(chosen)) return this.#model().whyNot(chosen);
    const blocked = this.#model().blockReason?.(chosen);
    if (blocked) return this.#model().explain([blocked]);
    if (this.isTurn && ![PLAY_ISLAND, PLAY_MONSTER].includes(this.formOf(chosen))) this.heldIndex = null;
    this.chosenOption = chosen;
    this.pickedIndexes = [];
    if (!this.asksForCards && this.cardsNeeded > 0 && this.discardable.length === this.cardsNeeded)
      this.pickedIndexes = [...this.discardable];
    this.#restage();
  }

  clear(): void {
    this.chosenOption = null;
    this.pickedIndexes = [];
  }

  /** The default offer: this seat's last offer, or else the share that leaves all hands equally large. */
  get fairOffer(): number {
    const share = lastOffers(this.#model())?.[this.#model().seat] ?? evenShare(this.view, this.#model().seat);
    const offers = (this.ask?.options ?? []).map((option) => this.offeredCount(option) ?? 0);
    return offers.sort((one, other) => Math.abs(one - share) - Math.abs(other - share))[0] ?? 0;
  }

  /** The number of cards that an option offers. */
  offeredCount(chosen: number | undefined): number | null {
    return chosen === undefined ? null : (readOption('OfferCards', chosen)?.values.count ?? null);
  }

  /** Resets for a new question; holds the first playable island, or else a monster. */
  reset(): void {
    this.clear();
    this.heldIndex = null;
    if (this.ask?.kind === 'OfferCards') return this.choose(this.optionOf('offer', { count: this.fairOffer }));
    const only = this.ask?.options.length === 1 && (this.isTurn || (this.asksForCards && !this.discardable.length));
    if (only) return this.choose(this.ask!.options[0]); // the only option is staged
    if (!this.isTurn) return;
    const island = this.hand.findIndex((card) => this.#isPlayable(card));
    const first = island >= 0 ? island : this.#playableMonster();
    if (first >= 0) this.heldIndex = first;
  }

  #playableMonster(): number {
    return this.ask?.options.some((option) => this.formOf(option) === PLAY_MONSTER) ? this.hand.indexOf(n.MONSTER) : -1;
  }

  #isPlayable(card: number): boolean {
    if (!isIsland(card)) return false;
    return this.view.grid.some((_, cell) => this.offers(this.optionOf(PLAY_ISLAND, { card, cell })));
  }

  #restage(): void {
    this.#ownMove = this.#stagedMove();
    this.#model().stage(this.#ownMove);
  }

  /** Adopts a hint as if the player had tapped it, with its warning. */
  adopt(move: StagedMove): void {
    const [first] = move.steps;
    if (move === this.#ownMove || !this.ask || first?.kind !== this.ask.kind) return;
    this.#ownMove = move;
    const { form, values } = readOption(first.kind, first.option) ?? { form: '', values: {} };
    const givesCards = this.asksForCards && form === 'card';
    this.chosenOption = givesCards ? null : first.option;
    if (this.isTurn)
      this.heldIndex =
        form === PLAY_ISLAND
          ? this.hand.indexOf(values.card)
          : form === PLAY_MONSTER
            ? this.hand.indexOf(n.MONSTER)
            : null;
    this.pickedIndexes = this.#indexesOf(move.steps.slice(givesCards ? 0 : 1));
    const warning = this.isTurn ? warningOf(this.ask, first.option) : '';
    if (warning) this.#model().stage((this.#ownMove = { ...move, warning }));
  }

  /** The indexes of the cards that these steps discard. */
  #indexesOf(steps: StagedMove['steps']): number[] {
    const indexes: number[] = [];
    for (const { kind, option } of steps) {
      const named = kind === FROM_ROW ? null : readOption(kind, option);
      const index = this.hand.findIndex(
        (card, at) => card === named?.values.card && at !== this.heldIndex && !indexes.includes(at),
      );
      if (named?.form === 'card' && index >= 0) indexes.push(index);
    }
    return indexes;
  }

  #stagedMove(): StagedMove | null {
    const ask = this.ask;
    if (!ask || (this.chosenOption === null && !this.pickedIndexes.length)) return null;
    const cards = this.pickedIndexes.map((index) => this.hand[index]).sort((one, other) => one - other);
    const fromPile = this.asksForCards && this.chosenOption !== null; // a card from the pile instead of the hand
    const missing = this.isPaying && !fromPile ? this.cardsNeeded - cards.length : 0;
    const steps =
      this.asksForCards && !fromPile ? cards.map((card) => this.#step(ask.kind, card)) : this.#actionSteps(ask, cards);
    return {
      steps,
      describedOption: this.chosenOption,
      note: this.#note(cards, missing),
      warning: this.isTurn && this.chosenOption !== null ? warningOf(ask, this.chosenOption) : '',
      canConfirm: missing === 0,
      reveals: this.isTurn || this.asksForCards,
    };
  }

  #step(kind: string, card: number): StagedMove['steps'][number] {
    return { kind, option: optionOf(kind as 'PayCost', 'card', { card }) ?? -1 };
  }

  #actionSteps(ask: RenderedAsk, cards: number[]): StagedMove['steps'] {
    const kind = PAYMENT_KINDS[this.formOf(this.chosenOption)] ?? 'DiscardToTurn';
    return [{ kind: ask.kind, option: this.chosenOption ?? -1 }, ...cards.map((card) => this.#step(kind, card))];
  }

  /** The name of a card in the hand, with its side if sides matter. */
  nameOf(card: number): string {
    const name = cardName(this.#model(), card);
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
