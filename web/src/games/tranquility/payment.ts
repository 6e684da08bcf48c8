// The cards that the staged answer costs: the question that asks for them, and the cards chosen so far.
import { readOption, type Ask, type Types } from '../../generated/tranquility';
import { factList, type PlanStep } from '../../lib/table/gameTypes';
import type { TranquilityModel } from './model';

/** The question about a card outside the hand. */
const FROM_ROW = 'TakeOpenCard' satisfies Ask['kind'];
/** A question that asks for some cards of the hand. */
export type HandAsk = Extract<Ask, { facts: { left: number; discardable: number[] } }>;

export const asksForHand = (ask: Ask | null): ask is HandAsk =>
  ask !== null && 'left' in ask.facts && 'discardable' in ask.facts;

/** The hand card that a step gives; null if it gives none. */
export function givenCard({ kind, option }: PlanStep<Types>): number | null {
  const answer = kind === FROM_ROW ? null : readOption(kind, option);
  return answer?.form === 'card' ? answer.values.card : null;
}

export const costOf = (ask: Ask | null, option: number): number =>
  factList(ask, 'price')[ask?.options.indexOf(option) ?? -1] ?? 0;

export interface Payment {
  /** The steps before the cards. */
  action: readonly PlanStep<Types>[];
  /** The question that asks for the first card; null if there is none, or if it is not known yet. */
  ask: HandAsk | null;
  /** The number of cards to choose. */
  count: number;
  /** The chosen cards, in ascending order. */
  cards: number[];
}

/** The payment of the staged answer. Its question comes from the preview; until then the price says how many cards it asks for. */
export function paymentOf({ turnPlan, ask: asked, view, seat }: TranquilityModel): Payment {
  const steps = turnPlan?.shownSteps ?? [];
  const from = steps.findIndex((step) => givenCard(step) !== null);
  const action = from < 0 ? steps : steps.slice(0, from);
  const given = steps.slice(action.length).filter((step, _, [first]) => step.kind === first.kind);
  const cards = given.map((step) => givenCard(step)!);
  const ask = turnPlan?.questionAfter(action.length) ?? null;
  if (asksForHand(ask)) return { action, ask, count: ask.facts.left, cards };
  const price = action.length ? costOf(asked, action[0].option) : 0;
  if (turnPlan?.isPreviewing) return { action, ask: null, count: price, cards };
  // a price without a question takes the rest of the hand
  return { action, ask: null, count: 0, cards: price ? handWithout(view.seats[seat]?.hand ?? [], action[0]) : cards };
}

/** The hand without the island that a step places. */
function handWithout(hand: number[], { kind, option }: PlanStep<Types>): number[] {
  const answer = readOption(kind, option);
  return answer?.form === 'play-island' ? hand.filter((card) => card !== answer.values.card) : hand;
}
