// The hand: what it holds, what can be played from it, and what is picked out of it.
import { optionOf } from '../../../generated/miners';
import type { RenderedAsk } from '../../../generated/wire';
import type { PlanStep } from '../../gamePlugin';
import type { MinersModel } from '../model';
import type { StagedTurn } from '../stagedTurn.svelte';

const PICK_KINDS = ['KeepCards', 'TrimHand'];
const DISCARD_KINDS = ['DiscardSome', 'TrimHand', 'KeepCards'];

export class HandSelection {
  /** Places of the hand: those that stay at the beginning, those that go later. */
  pickedIndexes = $state<number[]>([]);
  #model: () => MinersModel;
  #turn: StagedTurn;

  constructor(model: () => MinersModel, turn: StagedTurn) {
    this.#model = model;
    this.#turn = turn;
  }

  /** Where a card to play is chosen: at the open question, or at a staged one; -1 where it is not. */
  #chooseIndex = $derived.by(() => (this.#turn.ask?.kind === 'ChooseCard' ? this.#turn.openIndex : this.#turn.steps.findIndex((step) => step.kind === 'ChooseCard')));
  #chooseAsk = $derived.by<RenderedAsk | null>(() => (this.#chooseIndex < 0 ? null : (this.#turn.steps[this.#chooseIndex]?.ask ?? this.#turn.ask)));

  /** The hand from which is chosen: what the turn brought before belongs to it. Equal cards need keys of their own. */
  cards = $derived.by(() => {
    const seat = this.#model().seat;
    const hand = (this.#chooseIndex > 0 ? this.#turn.viewAt(this.#chooseIndex) : this.#model().view).seats[seat]?.hand ?? [];
    return hand.map((card, index) => ({ card, key: `${card}.${hand.slice(0, index).filter((one) => one === card).length}` }));
  });

  #tableAsk = $derived.by(() => (this.#model().isInteractive ? this.#model().ask : null));
  #kind = $derived(this.#tableAsk?.kind ?? '');
  /** The four that stay are picked, not those that go. */
  picksKeepers = $derived(this.#kind === 'KeepCards');
  asksForCards = $derived(PICK_KINDS.includes(this.#kind));
  /** Cards go one by one, as a part of the turn. */
  isDiscarding = $derived.by(() => !this.asksForCards && DISCARD_KINDS.includes(this.#turn.ask?.kind ?? ''));
  isChoosing = $derived(this.#chooseAsk !== null);
  /** The card that is staged to be played. */
  chosenOption = $derived.by(() => (this.#turn.steps[this.#chooseIndex]?.kind === 'ChooseCard' ? this.#turn.steps[this.#chooseIndex].option : -1));
  /** How many are to be picked. */
  cardsNeeded = $derived.by(() => {
    const left = Number(this.#tableAsk?.facts.left ?? 0);
    return this.picksKeepers ? this.cards.length - left : left;
  });

  /** What each card costs its player now. */
  costs = $derived.by<Map<number, number>>(() => {
    const facts = this.#chooseAsk?.facts ?? {};
    const [cards, costs] = [facts.cards, facts.costs];
    return new Map(Array.isArray(cards) && Array.isArray(costs) ? cards.map((card, index) => [card, costs[index]]) : []);
  });

  /** Nothing can be played: the top of the deck is dug up. */
  forcedOption = $derived.by<number | null>(() => {
    const chosen = this.isChoosing ? optionOf('ChooseCard', 'take-forced') : null;
    return chosen !== null && this.#turn.ask?.kind === 'ChooseCard' && this.#turn.ask.options.includes(chosen) ? chosen : null;
  });

  isPlayable(card: number): boolean {
    return this.#chooseAsk?.options.includes(optionOf('ChooseCard', 'card', { card }) ?? -1) ?? false;
  }

  isPicked(index: number): boolean {
    if (this.asksForCards && this.pickedIndexes.length) return this.pickedIndexes.includes(index);
    if (this.picksKeepers) return this.#turn.steps.length > 0 && !this.#isDiscarded(index);
    return this.#isDiscarded(index);
  }

  /** Whether the card at a place of the hand is one of those that staged steps put away. */
  #isDiscarded(index: number): boolean {
    const gone = this.#turn.steps.filter((step) => DISCARD_KINDS.includes(step.kind)).map((step) => step.option);
    const { card } = this.cards[index];
    const before = this.cards.slice(0, index).filter((one) => one.card === card).length;
    return gone.filter((one) => one === optionOf('DiscardSome', 'card', { card })).length > before; // cards have the same numbers everywhere
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
    const gone = this.cards.flatMap(({ card }, at) => (this.pickedIndexes.includes(at) !== this.picksKeepers ? [card] : []));
    const steps = gone.map((card): PlanStep => ({ kind: this.#kind, option: optionOf(this.#kind as 'KeepCards', 'card', { card })! }));
    if (this.pickedIndexes.length < this.cardsNeeded) this.#turn.turnPlan!.clear();
    else this.#turn.turnPlan!.replaceAll(steps);
  }

  /** Another question: nothing is picked for it yet. */
  reset(): void {
    this.pickedIndexes = [];
  }
}
