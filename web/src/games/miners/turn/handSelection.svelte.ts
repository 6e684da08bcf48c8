// The hand: what it holds, what can be played from it, and what is picked out of it.
import { optionOf } from '../../../generated/miners';
import type { RenderedAsk } from '../../../generated/wire';
import type { PlanStep } from '../../gamePlugin';
import type { MinersPlay } from '../model';
import type { Turn } from '../stagedTurn.svelte';

const PICKED = ['KeepCards', 'TrimHand'];
const GONE = ['DiscardSome', 'TrimHand', 'KeepCards'];

export class Holding {
  /** Places of the hand: those that stay at the beginning, those that go later. */
  picked = $state<number[]>([]);
  #play: () => MinersPlay;
  #turn: Turn;

  constructor(play: () => MinersPlay, turn: Turn) {
    this.#play = play;
    this.#turn = turn;
  }

  /** Where a card to play is chosen: at the open question, or at a staged one; -1 where it is not. */
  #at = $derived.by(() => (this.#turn.ask?.kind === 'ChooseCard' ? this.#turn.place : this.#turn.steps.findIndex((step) => step.kind === 'ChooseCard')));
  #chooser = $derived.by<RenderedAsk | null>(() => (this.#at < 0 ? null : (this.#turn.steps[this.#at]?.ask ?? this.#turn.ask)));

  /** The hand from which is chosen: what the turn brought before belongs to it. Equal cards need keys of their own. */
  cards = $derived.by(() => {
    const seat = this.#play().seat;
    const hand = (this.#at > 0 ? this.#turn.viewAt(this.#at) : this.#play().view).seats[seat]?.hand ?? [];
    return hand.map((card, index) => ({ card, key: `${card}.${hand.slice(0, index).filter((one) => one === card).length}` }));
  });

  #first = $derived.by(() => (this.#play().isInteractive ? this.#play().ask : null));
  #kind = $derived(this.#first?.kind ?? '');
  /** The four that stay are picked, not those that go. */
  keeping = $derived(this.#kind === 'KeepCards');
  picking = $derived(PICKED.includes(this.#kind));
  /** Cards go one by one, as a part of the turn. */
  discarding = $derived.by(() => !this.picking && GONE.includes(this.#turn.ask?.kind ?? ''));
  choosing = $derived(this.#chooser !== null);
  /** The card that is staged to be played. */
  chosen = $derived.by(() => (this.#turn.steps[this.#at]?.kind === 'ChooseCard' ? this.#turn.steps[this.#at].option : -1));
  /** How many are to be picked. */
  need = $derived.by(() => {
    const left = Number(this.#first?.facts.left ?? 0);
    return this.keeping ? this.cards.length - left : left;
  });

  /** What each card costs its player now. */
  costs = $derived.by<Map<number, number>>(() => {
    const about = this.#chooser?.facts ?? {};
    const [cards, costs] = [about.cards, about.costs];
    return new Map(Array.isArray(cards) && Array.isArray(costs) ? cards.map((card, index) => [card, costs[index]]) : []);
  });

  /** Nothing can be played: the top of the deck is dug up. */
  forced = $derived.by<number | null>(() => {
    const chosen = this.choosing ? optionOf('ChooseCard', 'take-forced') : null;
    return chosen !== null && this.#turn.ask?.kind === 'ChooseCard' && this.#turn.ask.options.includes(chosen) ? chosen : null;
  });

  playable(card: number): boolean {
    return this.#chooser?.options.includes(optionOf('ChooseCard', 'card', { card }) ?? -1) ?? false;
  }

  isPicked(place: number): boolean {
    if (this.picking && this.picked.length) return this.picked.includes(place);
    if (this.keeping) return this.#turn.steps.length > 0 && !this.#goes(place);
    return this.#goes(place);
  }

  /** Whether the card at a place of the hand is one of those that staged steps put away. */
  #goes(place: number): boolean {
    const gone = this.#turn.steps.filter((step) => GONE.includes(step.kind)).map((step) => step.option);
    const { card } = this.cards[place];
    const before = this.cards.slice(0, place).filter((one) => one.card === card).length;
    return gone.filter((one) => one === optionOf('DiscardSome', 'card', { card })).length > before; // cards have the same numbers everywhere
  }

  tap(place: number): void {
    const { card } = this.cards[place];
    const planning = this.#turn.planning;
    if (!planning) return;
    if (this.picking) this.#pick(place);
    else if (this.discarding) planning.choose(optionOf(this.#turn.ask!.kind as 'DiscardSome', 'card', { card })!);
    else if (this.choosing) this.#dig(card);
  }

  #dig(card: number): void {
    const planning = this.#turn.planning!;
    const chosen = optionOf('ChooseCard', 'card', { card })!;
    const staged = planning.steps[this.#at];
    if (!staged || planning.reopenedIndex === this.#at) planning.choose(chosen);
    else if (staged.option === chosen) planning.truncate(this.#at);
    else if (this.playable(card)) planning.change(this.#at, chosen);
    else this.#play().whyNot(chosen);
  }

  #pick(place: number): void {
    if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else this.picked = [...this.picked, place].slice(-this.need);
    const gone = this.cards.flatMap(({ card }, at) => (this.picked.includes(at) !== this.keeping ? [card] : []));
    const steps = gone.map((card): PlanStep => ({ kind: this.#kind, option: optionOf(this.#kind as 'KeepCards', 'card', { card })! }));
    if (this.picked.length < this.need) this.#turn.planning!.clear();
    else this.#turn.planning!.replaceAll(steps);
  }

  /** Another question: nothing is picked for it yet. */
  begin(): void {
    this.picked = [];
  }
}
