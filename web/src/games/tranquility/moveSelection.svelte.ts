// What a tap on the board means: the lifted card, and the staged answer as the board draws it.
import * as n from '../../generated/tranquility';
import { optionOf, readOption, type Ask, type Forms, type Types } from '../../generated/tranquility';
import type { AskKind, PlanStep } from '../../lib/table/gameTypes';
import type { ValuesOf } from '../../lib/table/optionForms';
import { t } from '../../lib/browser/translations.svelte';
import { isHopeless } from './placementRisk';
import { handName, isIsland, type TranquilityModel } from './model';
import { asksForHand, costOf, paymentOf, type Payment } from './payment';
import { fairOffer, isTurnAsk, offeredCount } from './turnPolicy';

type Form = keyof Forms;

/** Forms that play a card from the hand to the sea. */
const PLAY_ISLAND = 'play-island';
const PLAY_MONSTER = 'play-monster';
const ROW_KINDS: readonly AskKind<Types>[] = ['PlaceStorm', 'MoveRocks', 'PlaceRocks'];

/** Cards picked for an answer, by index in the hand. */
interface Picks {
  readonly option: number | null;
  readonly indexes: number[];
}

export class MoveSelection {
  /** Indexes in the hand, because equal cards differ only by position. */
  liftedIndex = $state<number | null>(null);
  /** The last tapped cards: they choose among equal cards, and wait for the question that asks for them. */
  #tapped = $state.raw<Picks>({ option: null, indexes: [] });
  #model: () => TranquilityModel;

  constructor(model: () => TranquilityModel) {
    this.#model = model;
  }

  view = $derived.by(() => this.#model().view);
  /** The table's question. */
  ask = $derived.by<Ask | null>(() => (this.#model().isInteractive ? this.#model().ask : null));
  hand = $derived.by<number[]>(() => this.view.seats[this.#model().seat]?.hand ?? []);
  isTurn = $derived.by(() => isTurnAsk(this.ask));
  asksForRow = $derived.by(() => this.ask !== null && ROW_KINDS.includes(this.ask.kind));
  asksForCards = $derived.by(() => asksForHand(this.ask));
  isDuel = $derived.by(() => this.ask?.kind === 'DuelTurn');
  #payment = $derived.by<Payment>(() => paymentOf(this.#model()));
  /** The staged answer that the cards pay for. */
  #action = $derived.by<PlanStep<Types> | null>(() => (this.isTurn ? (this.#payment.action[0] ?? null) : null));
  /** The hand card that the staged answer plays, or else the lifted one. */
  heldIndex = $derived.by<number | null>(() => (this.#action ? this.#indexPlayed(this.#action) : this.liftedIndex));
  heldCard = $derived.by<number | null>(() => (this.heldIndex === null ? null : (this.hand[this.heldIndex] ?? null)));
  cardsNeeded = $derived.by(() => this.#payment.count);
  /** Whether the player picks cards to discard. */
  isPaying = $derived.by(() => this.cardsNeeded > 0);
  discardable = $derived.by<number[]>(() =>
    this.hand.flatMap((card, index) => (this.#isDiscardable(card, index) ? [index] : [])),
  );
  pickedIndexes = $derived.by<number[]>(() => {
    const { ask, cards } = this.#payment;
    return ask || cards.length ? this.#indexesOf(cards) : this.isPaying ? this.#tappedIndexes : [];
  });

  get #tappedIndexes(): number[] {
    return this.#tapped.option === (this.#action?.option ?? null) ? this.#tapped.indexes : [];
  }

  #indexPlayed({ kind, option }: PlanStep<Types>): number | null {
    const answer = readOption(kind, option);
    if (answer?.form === PLAY_ISLAND) return this.hand.indexOf(answer.values.card);
    if (answer?.form !== PLAY_MONSTER) return null;
    const lifted = this.liftedIndex;
    return lifted !== null && this.hand[lifted] === n.MONSTER ? lifted : this.hand.indexOf(n.MONSTER);
  }

  /** Until the question is known, every other card can be picked. */
  #isDiscardable(card: number, index: number): boolean {
    const { ask } = this.#payment;
    return index !== this.heldIndex && (ask?.facts.discardable.includes(card) ?? true);
  }

  /** The indexes of cards; of equal cards the tapped ones. */
  #indexesOf(cards: number[]): number[] {
    const indexes: number[] = [];
    for (const card of cards) {
      const equal = this.hand.flatMap((one, index) =>
        one === card && index !== this.heldIndex && !indexes.includes(index) ? [index] : [],
      );
      indexes.push(...[equal.find((index) => this.#tapped.indexes.includes(index)) ?? equal[0] ?? []].flat());
    }
    return indexes;
  }

  /** The form of an option of the table's question. */
  formOf(chosen: number | null): Form | '' {
    return (this.ask && chosen !== null && readOption(this.ask.kind, chosen)?.form) || '';
  }

  /** The option with this form and these values; null if there is none. */
  optionOf<Name extends Form>(form: Name, ...values: ValuesOf<Forms, Name>): number | null {
    return this.ask ? optionOf(this.ask.kind, form, ...values) : null;
  }

  offers(chosen: number | null): boolean {
    return chosen !== null && (this.ask?.options.includes(chosen) ?? false);
  }

  cost(chosen: number): number {
    return costOf(this.ask, chosen);
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
    if (this.isPaying && index !== this.heldIndex) this.#pick(index);
    else if (this.isTurn) this.#lift(this.heldIndex === index ? null : index);
  }

  /** Whether a card can be carried to a cell. */
  canPlace(index: number): boolean {
    const card = this.hand[index];
    return this.isTurn && (isIsland(card) || card === n.MONSTER);
  }

  /** Puts the lifted card back, with what is staged. */
  putBack(): void {
    this.#lift(null);
  }

  /** Holds a card when a drag starts. */
  holdCard(index: number): void {
    if (this.isTurn && this.heldIndex !== index) this.#lift(index);
  }

  #lift(index: number | null): void {
    this.#model().turnPlan?.clear();
    this.liftedIndex = index;
    const card = index === null ? null : this.hand[index];
    if (card === n.START) this.choose(this.optionOf('play-start'));
    else if (card === n.FINISH && !this.isDuel) this.choose(this.optionOf('play-finish'));
  }

  /** Picks a card to discard, or puts it back. Of too many the first goes back. */
  #pick(index: number): void {
    const picked = this.pickedIndexes;
    if (!picked.includes(index) && !this.discardable.includes(index)) return this.#explainRefusal(this.hand[index]);
    const indexes = picked.includes(index)
      ? picked.filter((one) => one !== index)
      : [...picked, index].slice(-this.cardsNeeded);
    this.#tapped = { option: this.#action?.option ?? null, indexes };
    if (this.#payment.ask) this.#stagePicks();
    else
      void this.#model()
        .turnPlan?.previewed()
        .then(() => this.#payment.ask && this.#stagePicks());
  }

  /** Stages the tapped cards in the order in which the table asks for them. */
  #stagePicks(): void {
    const { ask, action } = this.#payment;
    const cards = this.#tappedIndexes.filter((index) => this.discardable.includes(index)).map((at) => this.hand[at]);
    const options = cards.map((card) => optionOf(ask!.kind, 'card', { card })!).sort((one, other) => one - other);
    this.#model().turnPlan?.replaceAll(
      options.map((option) => ({ kind: ask!.kind, option })),
      action.length,
    );
  }

  #explainRefusal(card: number): void {
    const { ask, action } = this.#payment;
    const option = ask && optionOf(ask.kind, 'card', { card });
    if (option !== null) this.#model().turnPlan?.whyNot(option, action.length);
  }

  tapCell(cell: number, row: number): void {
    this.choose(this.asksForRow ? this.optionOf('row', { row }) : this.optionAt(cell));
  }

  /** Stages an answer to the table's question, or asks why it is not possible. A second unseen card is added to the first. */
  choose(chosen: number | null): void {
    const turnPlan = this.#model().turnPlan;
    if (chosen === null || !turnPlan) return;
    if (this.asksForCards && turnPlan.offers(chosen)) void turnPlan.choose(chosen);
    else void turnPlan.restart(chosen);
  }

  get fairOffer(): number {
    return fairOffer(this.#model(), this.ask);
  }

  offeredCount(chosen: number | undefined): number | null {
    return chosen === undefined ? null : offeredCount(chosen);
  }

  /** Holds the first playable island of a new question, or else a monster. */
  reset(): void {
    this.#tapped = { option: null, indexes: [] };
    const island = this.isTurn ? this.hand.findIndex((card) => this.#isPlayable(card)) : -1;
    const first = island >= 0 ? island : this.#playableMonster();
    this.liftedIndex = first >= 0 ? first : null;
  }

  #playableMonster(): number {
    return this.ask?.options.some((option) => this.formOf(option) === PLAY_MONSTER) ? this.hand.indexOf(n.MONSTER) : -1;
  }

  #isPlayable(card: number): boolean {
    if (!isIsland(card)) return false;
    return this.view.grid.some((_, cell) => this.offers(this.optionOf(PLAY_ISLAND, { card, cell })));
  }

  /** What the player can do next: a text of the page. */
  get instruction(): string {
    if (!this.ask) return '';
    if (this.asksForRow) return t('tranquility-tap-row');
    if (this.ask.kind === 'TakeOpenCard') return t('tranquility-tap-open');
    if (!this.isTurn) return '';
    const card = this.heldCard;
    if (card === n.MONSTER) return t('tranquility-tap-prey');
    if (card !== null && isIsland(card))
      return t(this.#isPlayable(card) ? 'tranquility-tap-cell' : 'tranquility-no-cell', { card });
    return t(this.turnsCards ? 'tranquility-tap-card-or-turn' : 'tranquility-tap-card');
  }

  /** Whether a tap on an island turns it over (TQ-H5). */
  get turnsCards(): boolean {
    return this.isTurn && this.heldCard === null && this.view.terms.variant === n.DAY_AND_NIGHT;
  }

  nameOf(card: number): string {
    return handName(this.#model(), card);
  }
}
