// The hand: its cards, playable cards and picked cards.
import { optionOf } from '../../../generated/miners';
import type { RenderedAsk } from '../../../generated/wire';
import type { PlanStep } from '../../gamePlugin';
import type { MinersModel } from '../model';
import type { StagedTurn } from '../stagedTurn.svelte';

const PICK_KINDS = ['KeepCards', 'TrimHand'];
const DISCARD_KINDS = ['DiscardSome', 'TrimHand', 'KeepCards'];

export class HandSelection {
  /** Indexes in the hand: cards to keep at the start, cards to discard later. */
  pickedIndexes = $state<number[]>([]);
  #model: () => MinersModel;
  #turn: StagedTurn;

  constructor(model: () => MinersModel, turn: StagedTurn) {
    this.#model = model;
    this.#turn = turn;
  }

  /** The index of the step that chooses the card to play, staged or open; -1 if there is none. */
  #chooseIndex = $derived.by(() =>
    this.#turn.ask?.kind === 'ChooseCard'
      ? this.#turn.openIndex
      : this.#turn.steps.findIndex((step) => step.kind === 'ChooseCard'),
  );
  #chooseAsk = $derived.by<RenderedAsk | null>(() =>
    this.#chooseIndex < 0 ? null : (this.#turn.steps[this.#chooseIndex]?.ask ?? this.#turn.ask),
  );

  /** The hand to choose from, with cards gained earlier in the turn. Equal cards get different keys. */
  cards = $derived.by(() => {
    const seat = this.#model().seat;
    const hand =
      (this.#chooseIndex > 0 ? this.#turn.viewAt(this.#chooseIndex) : this.#model().view).seats[seat]?.hand ?? [];
    return hand.map((card, index) => ({
      card,
      key: `${card}.${hand.slice(0, index).filter((one) => one === card).length}`,
    }));
  });

  #tableAsk = $derived.by(() => (this.#model().isInteractive ? this.#model().ask : null));
  #kind = $derived(this.#tableAsk?.kind ?? '');
  /** The player picks the four cards to keep, not those to discard. */
  picksKeepers = $derived(this.#kind === 'KeepCards');
  asksForCards = $derived(PICK_KINDS.includes(this.#kind));
  /** Cards are discarded one by one, as part of the turn. */
  isDiscarding = $derived.by(() => !this.asksForCards && DISCARD_KINDS.includes(this.#turn.ask?.kind ?? ''));
  isChoosing = $derived(this.#chooseAsk !== null);
  /** The staged card. */
  chosenOption = $derived.by(() =>
    this.#turn.steps[this.#chooseIndex]?.kind === 'ChooseCard' ? this.#turn.steps[this.#chooseIndex].option : -1,
  );
  /** The number of cards to pick. */
  cardsNeeded = $derived.by(() => {
    const left = Number(this.#tableAsk?.facts.left ?? 0);
    return this.picksKeepers ? this.cards.length - left : left;
  });

  /** The current cost of each card. */
  costs = $derived.by<Map<number, number>>(() => {
    const facts = this.#chooseAsk?.facts ?? {};
    const [cards, costs] = [facts.cards, facts.costs];
    return new Map(
      Array.isArray(cards) && Array.isArray(costs) ? cards.map((card, index) => [card, costs[index]]) : [],
    );
  });

  /** No card is playable: the top card of the deck is played. */
  forcedOption = $derived.by<number | null>(() => {
    const chosen = this.isChoosing ? optionOf('ChooseCard', 'take-forced') : null;
    return chosen !== null && this.#turn.ask?.kind === 'ChooseCard' && this.#turn.ask.options.includes(chosen)
      ? chosen
      : null;
  });

  isPlayable(card: number): boolean {
    return this.#chooseAsk?.options.includes(optionOf('ChooseCard', 'card', { card }) ?? -1) ?? false;
  }

  isPicked(index: number): boolean {
    if (this.asksForCards && this.pickedIndexes.length) return this.pickedIndexes.includes(index);
    if (this.picksKeepers) return this.#turn.steps.length > 0 && !this.#isDiscarded(index);
    return this.#isDiscarded(index);
  }

  /** Whether the staged steps discard the card at this index. */
  #isDiscarded(index: number): boolean {
    const gone = this.#turn.steps.filter((step) => DISCARD_KINDS.includes(step.kind)).map((step) => step.option);
    const { card } = this.cards[index];
    const before = this.cards.slice(0, index).filter((one) => one.card === card).length;
    return gone.filter((one) => one === optionOf('DiscardSome', 'card', { card })).length > before; // card options have the same number in all these questions
  }

  tap(index: number): void {
    const { card } = this.cards[index];
    const turnPlan = this.#turn.turnPlan;
    if (!turnPlan) return;
    if (this.asksForCards) this.#pick(index);
    else if (this.isDiscarding) turnPlan.choose(optionOf(this.#turn.ask!.kind as 'DiscardSome', 'card', { card })!);
    else if (this.isChoosing) this.#playCard(card);
  }

  #playCard(card: number): void {
    const turnPlan = this.#turn.turnPlan!;
    const chosen = optionOf('ChooseCard', 'card', { card })!;
    const staged = turnPlan.steps[this.#chooseIndex];
    if (!staged || turnPlan.reopenedIndex === this.#chooseIndex) turnPlan.choose(chosen);
    else if (staged.option === chosen) turnPlan.truncate(this.#chooseIndex);
    else if (this.isPlayable(card)) turnPlan.change(this.#chooseIndex, chosen);
    else this.#model().whyNot(chosen);
  }

  #pick(index: number): void {
    if (this.pickedIndexes.includes(index)) this.pickedIndexes = this.pickedIndexes.filter((one) => one !== index);
    else this.pickedIndexes = [...this.pickedIndexes, index].slice(-this.cardsNeeded);
    const gone = this.cards.flatMap(({ card }, at) =>
      this.pickedIndexes.includes(at) !== this.picksKeepers ? [card] : [],
    );
    const steps = gone.map((card): PlanStep => ({
      kind: this.#kind,
      option: optionOf(this.#kind as 'KeepCards', 'card', { card })!,
    }));
    if (this.pickedIndexes.length < this.cardsNeeded) this.#turn.turnPlan!.clear();
    else this.#turn.turnPlan!.replaceAll(steps);
  }

  /** Resets the selection for a new question. */
  reset(): void {
    this.pickedIndexes = [];
  }
}
