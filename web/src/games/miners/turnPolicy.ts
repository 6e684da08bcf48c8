// The turn policy of Imperial Miners: answers sent at once, default answers, and the summary.
import { NOT_CHOSEN, optionOf, readOption, type Ask, type Types } from '../../generated/miners';
import type { TurnPolicy, TurnPlan } from '../../lib/table/turnPlan.svelte';
import type { PlanStep } from '../../lib/table/gameTypes';
import { settings } from '../../lib/browser/settings.svelte';
import { t } from '../../lib/browser/translations.svelte';
import { gainsBetween, nonZero, cardsToDraw, type Gains } from './turn/gains';
import type { MinersAskKind, MinersModel } from './model';

/** Answers with an unknown outcome are sent at once. */
const SENT_AT_ONCE: readonly MinersAskKind[] = ['DrawCard', 'SeekFaction', 'NameFaction'];
/** Questions whose cards are chosen together. */
const ALL_AT_ONCE: readonly MinersAskKind[] = ['KeepCards', 'TrimHand'];

/** Questions whose answers name cards that stay or go; nothing is gained or paid. */
const PICKS: readonly MinersAskKind[] = [...ALL_AT_ONCE, 'DiscardSome'];

const sendsAtOnce = (ask: Ask): boolean => !settings.confirmsAll && SENT_AT_ONCE.includes(ask.kind);

const timesOf = (option: number): number => readOption('BuyTimes', option)?.values.count ?? 0;

/** The largest purchase, or the only usable effect; never "no effect". Marker moves have none: a nearer space may pay more. */
function defaultAnswer(ask: Ask): number | null {
  if (ask.kind === 'BuyTimes')
    return ask.options.reduce((most, option) => (timesOf(option) > timesOf(most) ? option : most));
  const used =
    ask.kind === 'UseEffect' ? ask.options.filter((option) => readOption(ask.kind, option)?.form === 'use-effect') : [];
  return used.length === 1 ? used[0] : null;
}

/** The gains of the plan so far, and the cards drawn after it. */
export function gainsOf(model: MinersModel, turnPlan: TurnPlan<Types>): Gains {
  const [before, after] = [model.view, turnPlan.finalView];
  const open = turnPlan.diverged ? (turnPlan.last?.ask ?? null) : turnPlan.ask;
  return { ...gainsBetween(before?.seats[model.seat], after?.seats[model.seat]), cards: cardsToDraw(open) };
}

function summaryOf(model: MinersModel, turnPlan: TurnPlan<Types>): string {
  const parts = nonZero(gainsOf(model, turnPlan)).map(([key, count]) =>
    t(`miners-sum-${key === 'coins' && count < 0 ? 'pay' : key}`, { count: Math.abs(count) }),
  );
  if (!parts.length && turnPlan.steps.some((step) => PICKS.includes(step.kind))) return t('miners-sum-cards-picked');
  const said = parts.join(', ');
  return said ? `${said[0].toUpperCase()}${said.slice(1)}.` : t('miners-sum-nothing');
}

/** What Confirm would send of a turn that is not planned to its end; empty if it is. */
function partOf(turnPlan: TurnPlan<Types>): string {
  if (!turnPlan.ask || turnPlan.diverged || ALL_AT_ONCE.includes(turnPlan.ask.kind)) return '';
  const onlyCard = turnPlan.steps.every(({ kind }) => kind === 'ChooseCard' || kind === 'PlaceCard');
  return t(onlyCard ? 'miners-card-only' : 'miners-so-far');
}

/** The answers of a sent plan that waits, from its card on; a page that was loaded later has not staged them. */
export function sentSteps({ view, seat, queuedPlan }: MinersModel): PlanStep<Types>[] {
  const option = optionOf('ChooseCard', 'card', { card: view.seats[seat]?.chosen ?? NOT_CHOSEN });
  return option === null ? [] : [{ kind: 'ChooseCard', option }, ...(queuedPlan?.steps ?? [])];
}

export function turnPolicy(model: MinersModel): TurnPolicy<Types> {
  return {
    sendsAtOnce,
    defaultAnswer,
    summary: (turnPlan) => [turnPlan.steps.length ? summaryOf(model, turnPlan) : ''],
    partOf,
    isComplete: ({ steps, ask }) => steps.length > 0 && (!ask || !ALL_AT_ONCE.includes(ask.kind)),
  };
}
