// The turn policy of Tranquility: a plan is one answer with the cards that it costs.
import { factNumber, isOneOf, type AskKind, type PlanStep } from '../../lib/table/gameTypes';
import { optionOf, readOption, type Ask, type Types } from '../../generated/tranquility';
import type { TurnPlan, TurnPolicy } from '../../lib/table/turnPlan.svelte';
import type { Sentence } from '../../generated/wire';
import { t } from '../../lib/browser/translations.svelte';
import { handName, type TranquilityModel } from './model';
import { asksForHand, givenCard, paymentOf } from './payment';
import { warningOf } from './placementRisk';
import { lastOffers } from './startOffers';

const TURN_KINDS: readonly AskKind<Types>[] = ['TakeTurn', 'DuelTurn'];
export const isTurnAsk = (ask: Ask | null): boolean => isOneOf(TURN_KINDS, ask?.kind ?? '');

/** The number of cards that an option offers. */
export const offeredCount = (option: number): number | null => readOption('OfferCards', option)?.values.count ?? null;

/** The default offer: this seat's last offer, or else the share that leaves all hands equally large. */
export function fairOffer(model: TranquilityModel, ask: Ask | null): number {
  const share = lastOffers(model)?.[model.seat] ?? factNumber(ask, 'share');
  const offers = (ask?.options ?? []).map((option) => offeredCount(option) ?? 0);
  return offers.sort((one, other) => Math.abs(one - share) - Math.abs(other - share))[0] ?? 0;
}

/** The cards of a gift follow an offer, but they are a separate plan. */
const isOwnPlan = (ask: Ask, model: TranquilityModel): boolean =>
  ask.kind === 'GiveCards' && model.ask?.kind !== ask.kind;

const placesIsland = (step: PlanStep<Types> | undefined): boolean =>
  step !== undefined && readOption(step.kind, step.option)?.form === 'play-island';

function missingCards(model: TranquilityModel): number {
  const { count, cards } = paymentOf(model);
  return Math.max(0, count - cards.length);
}

function summaryOf({ shownSteps: [first] }: TurnPlan<Types>, model: TranquilityModel): Sentence {
  const { cards } = paymentOf(model);
  const missing = missingCards(model);
  const named = cards.map((card) => handName(model, card)).join(', ');
  const parts = [
    first && givenCard(first) === null ? model.optionSentence(first.option) : [],
    cards.length ? [t('tranquility-discard', { cards: named })] : [],
    missing > 0
      ? [t(placesIsland(first) ? 'tranquility-choose-more' : 'tranquility-choose-two', { count: missing })]
      : [],
  ];
  return parts.filter((part) => part.length).flatMap((part, index) => (index ? [' · ', ...part] : part));
}

export const turnPolicy = (model: TranquilityModel): TurnPolicy<Types> => ({
  hintsWholePlan: true,
  defaultAnswer: (ask) =>
    ask.kind === 'OfferCards' ? optionOf('OfferCards', 'offer', { count: fairOffer(model, ask) }) : null,
  endsBefore: (ask) => !asksForHand(ask) || isOwnPlan(ask, model),
  // cards are chosen in any order, and asked for in ascending order
  waits: (ask, answers) =>
    asksForHand(ask) &&
    ask.options.length > 1 &&
    answers.length > 0 &&
    givenCard(answers[0]) !== null &&
    answers.filter(({ kind }) => kind === ask.kind).length < ask.facts.left,
  isComplete: ({ shownSteps }) => shownSteps.length > 0 && missingCards(model) === 0,
  summary: (turnPlan) => summaryOf(turnPlan, model),
  // a forced action keeps its prompt, which says that nothing else is possible
  prompt: ({ shownSteps: [first] }) =>
    isTurnAsk(model.ask) && model.ask?.options.length === 1 && first?.option === model.ask.options[0]
      ? { sentence: model.ask.prompt, ask: model.ask }
      : null,
  warning: ({ shownSteps: [first] }) => (isTurnAsk(model.ask) && first ? warningOf(model.ask, first.option) : ''),
});
