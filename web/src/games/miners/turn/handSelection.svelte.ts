// The hand: its cards, playable cards and picked cards.
import { optionOf, readOption, type Types, type View } from '../../../generated/miners';
import { isOneOf, type PlanStep } from '../../../lib/table/gameTypes';
import type { AskAbout, MinersAskKind, MinersModel } from '../model';
import type { StagedTurn } from '../stagedTurn.svelte';

const PICK_KINDS = ['KeepCards', 'TrimHand'] as const satisfies readonly MinersAskKind[];
const DISCARD_KINDS = ['DiscardSome', ...PICK_KINDS] as const satisfies readonly MinersAskKind[];

export class HandSelection {
  /** Indexes of tapped cards, until enough are tapped to be staged: cards to keep at the start, cards to discard later. */
  #tapped = $state.raw<number[]>([]);
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
  #chooseAsk = $derived.by<AskAbout<'ChooseCard'> | null>(() => {
    const ask = this.#chooseIndex < 0 ? null : (this.#turn.steps[this.#chooseIndex]?.ask ?? this.#turn.ask);
    return ask?.kind === 'ChooseCard' ? ask : null;
  });
  /** The view at the question which card to play; the current one if it is not asked. */
  #chooseView = $derived.by<View>(() =>
    this.#chooseIndex > 0 ? this.#turn.viewAt(this.#chooseIndex) : this.#model().view,
  );

  /** The hand to choose from, with cards gained earlier in the turn. Equal cards get different keys. */
  cards = $derived.by(() => {
    const seat = this.#model().seat;
    const hand = this.#chooseView.seats[seat]?.hand ?? [];
    return hand.map((card, index) => ({
      card,
      key: `${card}.${hand.slice(0, index).filter((one) => one === card).length}`,
    }));
  });

  /** The table's question if it is about cards that are picked together. */
  #pickAsk = $derived.by<AskAbout<(typeof PICK_KINDS)[number]> | null>(() => {
    const ask = this.#model().isInteractive ? this.#model().ask : null;
    return ask?.kind === 'KeepCards' || ask?.kind === 'TrimHand' ? ask : null;
  });
  /** The player picks the four cards to keep, not those to discard. */
  picksKeepers = $derived(this.#pickAsk?.kind === 'KeepCards');
  asksForCards = $derived(this.#pickAsk !== null);
  /** Cards are discarded one by one, as part of the turn. */
  isDiscarding = $derived.by(() => !this.asksForCards && isOneOf(DISCARD_KINDS, this.#turn.ask?.kind ?? ''));
  isChoosing = $derived(this.#chooseAsk !== null);
  /** The option of the staged card; -1 if there is none. */
  chosenOption = $derived.by(() =>
    this.#turn.steps[this.#chooseIndex]?.kind === 'ChooseCard' ? this.#turn.steps[this.#chooseIndex].option : -1,
  );
  /** The number of cards to pick. */
  cardsNeeded = $derived.by(() => {
    const ask = this.#pickAsk;
    return ask?.kind === 'KeepCards' ? ask.facts.kept : (ask?.facts.left ?? 0);
  });

  /** The current cost of each card. */
  costs = $derived.by<Map<number, number>>(() => {
    const { cards, costs } = this.#chooseAsk?.facts ?? { cards: [], costs: [] };
    return new Map(cards.map((card, index) => [card, costs[index]]));
  });

  /** The coins that each card lacks, and the free cells of its row. */
  obstacles = $derived.by<Map<number, { missingCoins: number; freeCells: number }>>(() => {
    const facts = this.#chooseAsk?.facts;
    return new Map(
      (facts?.cards ?? []).map((card, index) => [
        card,
        { missingCoins: facts!.missing_coins[index], freeCells: facts!.free_cells[index] },
      ]),
    );
  });

  /** No card is playable: the top card of the deck is played. */
  forcedOption = $derived.by<number | null>(() => {
    const chosen = this.isChoosing ? optionOf('ChooseCard', 'take-forced') : null;
    return chosen !== null && this.#turn.ask?.kind === 'ChooseCard' && this.#turn.ask.options.includes(chosen)
      ? chosen
      : null;
  });

  /** Whether the open question is answered with cards of the hand. */
  takesDigits = $derived.by(() => this.asksForCards || this.isDiscarding || this.#turn.ask?.kind === 'ChooseCard');

  /** The option of a card at the open question; undefined if it asks for no card. */
  optionOf(card: number): number | undefined {
    const { ask } = this.#turn;
    if (ask && isOneOf(DISCARD_KINDS, ask.kind)) return optionOf(ask.kind, 'card', { card }) ?? undefined;
    return ask?.kind === 'ChooseCard' ? (optionOf('ChooseCard', 'card', { card }) ?? undefined) : undefined;
  }

  isPlayable(card: number): boolean {
    return this.#chooseAsk?.options.includes(optionOf('ChooseCard', 'card', { card }) ?? -1) ?? false;
  }

  /** The staged cards, or else the tapped ones. */
  pickedIndexes = $derived.by<number[]>(() =>
    this.asksForCards && !this.#staged.length
      ? this.#tapped
      : this.cards.flatMap((_, index) => (this.#isDiscarded(index) !== this.picksKeepers ? [index] : [])),
  );

  isPicked(index: number): boolean {
    return this.pickedIndexes.includes(index);
  }

  #staged = $derived.by(() => this.#turn.turnPlan?.shownSteps ?? []);

  /** Whether the staged steps discard the card at this index. */
  #isDiscarded(index: number): boolean {
    const gone = this.#staged.flatMap(({ kind, option }) => {
      const answer = isOneOf(DISCARD_KINDS, kind) ? readOption(kind, option) : null;
      return answer?.form === 'card' ? [answer.values.card] : [];
    });
    const { card } = this.cards[index];
    const before = this.cards.slice(0, index).filter((one) => one.card === card).length;
    return gone.filter((one) => one === card).length > before;
  }

  tap(index: number): void {
    const { card } = this.cards[index];
    const { turnPlan, ask } = this.#turn;
    if (!turnPlan) return;
    if (this.#pickAsk) this.#pick(index, this.#pickAsk.kind);
    else if (ask && isOneOf(DISCARD_KINDS, ask.kind)) void turnPlan.choose(optionOf(ask.kind, 'card', { card })!);
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

  #pick(index: number, kind: (typeof PICK_KINDS)[number]): void {
    const picked = this.isPicked(index)
      ? this.pickedIndexes.filter((one) => one !== index)
      : [...this.pickedIndexes, index].slice(-this.cardsNeeded);
    const gone = this.cards.flatMap(({ card }, at) => (picked.includes(at) !== this.picksKeepers ? [card] : []));
    const steps = gone.map((card): PlanStep<Types> => ({ kind, option: optionOf(kind, 'card', { card })! }));
    this.#tapped = picked;
    if (picked.length < this.cardsNeeded) this.#turn.turnPlan!.clear();
    else this.#turn.turnPlan!.replaceAll(steps);
  }

  /** Resets the selection for a new question. */
  reset(): void {
    this.#tapped = [];
  }
}
