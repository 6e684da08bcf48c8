// The turn policy of Dungeon Lords: default answers, answers sent at once, and answers that follow automatically.
import {
  CUBE_POINTS,
  EXECUTION,
  NO_ORDER,
  SEASONS,
  optionOf,
  readOption,
  type Ask,
  type EventForecast,
  type OrderForecast,
  type Types,
  type View,
} from '../../generated/lords';
import type { StagedPrompt, TurnPolicy, TurnPlan } from '../../lib/table/turnPlan.svelte';
import { factList, factNumber, isOneOf, type AskKind, type PlanStep } from '../../lib/table/gameTypes';
import { textOf } from '../../lib/table/sentences';
import { isWideScreen } from '../../lib/browser/screenSize';
import { settings } from '../../lib/browser/settings.svelte';
import { t } from '../../lib/browser/translations.svelte';
import { changedIndex, expandPack, ownLord, signed, viewAfter, type LordsModel } from './model';
import { AUTO_RUN_KINDS, autoRunSteps, withAutoRun, type ForecastOrder } from './orders/orderForecast';
import { battleVerdict } from './combat/battleVerdict.svelte';
import { attackPreferences } from './combat/attackPreferences.svelte';
import { asConfirmed, rememberConfirmed, confirmedOrders, autoRun, limitToConfirmed } from './orders/autoRun.svelte';

type Kind = AskKind<Types>;
/** Quick choices that need no plan. */
const SENT_AT_ONCE: readonly Kind[] = ['Spy', 'RetrieveOrder'];
/** The default is the largest payment or number of workers. */
const MAXIMUM_KINDS: readonly Kind[] = ['MineGold', 'PayTaxes', 'FaceInspection'];

/** The order that a step chooses; `NO_ORDER` if it chooses none. */
export const orderOf = ({ kind, option }: PlanStep<Types>): number =>
  kind === 'ChooseOrder' ? (readOption(kind, option)?.values.order ?? NO_ORDER) : NO_ORDER;

/** The orders in my slots, with staged ones. */
export function stagedSlots(model: LordsModel): number[] {
  const slots = [...(ownLord(model)?.slots ?? [])];
  for (const step of model.turnPlan?.steps ?? [])
    if (step.kind === 'ChooseOrder' && slots.includes(NO_ORDER)) slots[slots.indexOf(NO_ORDER)] = orderOf(step);
  return slots;
}

/** The engine's forecast of my orders after the staged steps. */
function rowsOf(model: LordsModel): OrderForecast[] {
  const { orders, with_last } = viewAfter(model).forecast;
  const last = model.turnPlan?.last;
  if (!last?.preview.diverged) return orders;
  if (last.kind === 'ChooseOrder') return with_last[orderOf(last)]?.orders ?? orders; // the last choice reveals all orders
  return orders.filter((row) => !row.is_current);
}

/** Pay Day and Taxes after the staged steps. */
export function eventsOf(model: LordsModel): EventForecast[] {
  const { events, with_last } = viewAfter(model).forecast;
  const last = model.turnPlan?.last;
  return last?.preview.diverged && last.kind === 'ChooseOrder' ? (with_last[orderOf(last)]?.events ?? events) : events;
}

/** The forecast of my orders, limited to what I have confirmed. */
export function forecastOf(model: LordsModel): ForecastOrder[] {
  const view = viewAfter(model);
  const chosen = autoRun.slotsOf(view);
  const forecasts = rowsOf(model).map((row) => withAutoRun(row, chosen[row.slot]));
  if (view.stage !== EXECUTION) return forecasts;
  const confirmed = confirmedOrders(model);
  return forecasts.map((forecast) =>
    model.ask ? limitToConfirmed(forecast, confirmed[forecast.slot]) : asConfirmed(forecast, confirmed[forecast.slot]),
  );
}

/** Whether the order that is asked about runs automatically, as the player confirmed. */
function autoRuns(view: View, model: LordsModel): boolean {
  const row = view.forecast.orders.find((one) => one.is_current);
  if (!row) return false;
  const forecast = withAutoRun(row, autoRun.slotsOf(view)[row.slot]);
  return limitToConfirmed(forecast, confirmedOrders(model)[row.slot]).autoRuns;
}

/** The automatic answers after the staged ones. Confirming orders confirms their shown forecast. */
function followUpsOf(model: LordsModel): PlanStep<Types>[] {
  const forecasts = forecastOf(model).filter((forecast) => !forecast.is_current);
  if (forecasts.length) rememberConfirmed(model, forecasts);
  return autoRunSteps(forecasts);
}

/** The creatures in the order in which they are sent. */
function sentCreatures(model: LordsModel, before: readonly PlanStep<Types>[]): number[] {
  const staged = before.flatMap((step) =>
    step.kind === 'PlanBattle' ? (readOption('PlanBattle', step.option) ?? []) : [],
  );
  return [
    ...expandPack(ownLord(model)?.plan_creatures ?? []),
    ...staged.flatMap(({ form, values }) => (form === 'plan-creature' ? [values.creature] : [])),
  ];
}

function defaultAnswer(ask: Ask, view: View, model: LordsModel, steps: readonly PlanStep<Types>[]): number | null {
  const [own, before] = [ownLord(model, view), ownLord(model)];
  if (!own || !before) return null;
  const { kind, options } = ask;
  if (steps.length && isOneOf(AUTO_RUN_KINDS, kind) && !autoRuns(view, model)) return null;
  if (MAXIMUM_KINDS.includes(kind))
    return options.reduce((most, option) => (countOf(kind, option) > countOf(kind, most) ? option : most));
  if (kind === 'PayWages') return options[0];
  if (kind === 'AttackWith')
    return attackPreferences.proposedAttack(
      ask,
      sentCreatures(model, steps),
      expandPack(view.battle?.waiting_creatures ?? []),
    );
  if (kind === 'ExecuteOrder')
    return factList(ask, 'paladin_to').every((seat) => seat < 0) ? optionOf('ExecuteOrder', 'execute') : null;
  if (kind === 'DigTunnel' && own.dug_cells.length > before.dug_cells.length)
    return offered(ask, optionOf('DigTunnel', 'stop-digging'));
  if (kind === 'UseRoom' && own.room_uses !== before.room_uses) return optionOf('UseRoom', 'done-producing');
  if (kind === 'PlanBattle' && (own.plan_trap_count || own.plan_creatures.length))
    return offered(ask, optionOf('PlanBattle', 'ready'));
  return null;
}

/** The number that an answer names. */
function countOf(kind: Kind, option: number): number {
  const answer = readOption(kind, option);
  return answer && 'count' in answer.values ? answer.values.count : 0;
}

const offered = (ask: Ask, wanted: number | null): number | null =>
  wanted !== null && ask.options.includes(wanted) ? wanted : null;

/** Orders are complete if all slots are filled and no non-player order is missing, a battle plan if it is marked ready. */
function isComplete(turnPlan: TurnPlan<Types>, model: LordsModel): boolean {
  const kind = turnPlan.steps.at(-1)?.kind;
  if (!kind) return false;
  if (kind === 'ChooseOrder')
    return !stagedSlots(model).includes(NO_ORDER) && turnPlan.ask?.kind !== 'PickNonPlayerOrder';
  if (kind === 'PlanBattle') return readOption('PlanBattle', turnPlan.steps.at(-1)!.option)?.form === 'ready';
  return true;
}

/**
 * The question that a tap changes, with its staged answer. Orders, Pay Day, digging and battles have several
 * answers, so their prompts speak of all of them.
 */
function promptOf(turnPlan: TurnPlan<Types>, model: LordsModel): StagedPrompt<Types> | null {
  const { steps } = turnPlan;
  const plan = steps.findLastIndex((step) => step.kind === 'PlanBattle');
  if (plan >= 0 && turnPlan.reopenedIndex === null) return { ask: steps[plan].ask, sentence: steps[plan].ask.prompt };
  const wages = steps.find((step) => step.kind === 'PayWages');
  if (wages) return { ask: wages.ask, sentence: wages.ask.prompt };
  const index = changedIndex(turnPlan);
  const step = steps[index] ?? (turnPlan.ask ? null : steps.at(-1));
  if (!step) return null;
  const { ask, sentence } = step;
  if (step.kind === 'ChooseOrder' && isComplete(turnPlan, model) && turnPlan.reopenedIndex === null)
    return { ask, sentence: [t('lords-orders-staged', { season: t(`lords-season-${SEASONS[model.view.season]}`) })] };
  if (step.kind === 'DigTunnel' && readOption('DigTunnel', step.option)?.form === 'stop-digging' && index > 0) {
    const left = factNumber(ask, 'left');
    const dug = steps.filter((one) => one.kind === 'DigTunnel').length - 1;
    return { ask, sentence: [...ask.prompt, ' ', t('lords-dug', { dug, all: dug + left })] };
  }
  if (step.kind === 'UseRoom') return { ask, sentence: ask.prompt };
  return { ask, sentence: sentence.length ? [...ask.prompt, ' ✓ ', ...sentence] : ask.prompt };
}

/** What Pay Day and Taxes will lack after the staged orders. */
function shortfalls(model: LordsModel): string[] {
  const most = (range: number[]): number => range.at(-1) ?? 0;
  return eventsOf(model).flatMap((row) => {
    const name = model.catalogue.tiles[row.tile].name;
    if (most(row.debts)) {
      const key = row.debts[0] === most(row.debts) ? 'lords-cubes' : 'lords-cubes-most';
      return [`${name}: ${t(key, { count: most(row.debts), points: signed(CUBE_POINTS * most(row.debts)) })}`];
    }
    if (most(row.leaving)) return [`${name}: ${t('lords-leaving', { count: most(row.leaving) })}`];
    return row.may_call_paladin ? [`${name}: ${t('lords-may-call')}`] : [];
  });
}

function summaryOf(turnPlan: TurnPlan<Types>, model: LordsModel): string {
  if (!turnPlan.steps.length) return '';
  const orders = turnPlan.steps.flatMap((step) =>
    step.kind === 'ChooseOrder' ? [model.catalogue.orders[orderOf(step)].name] : [],
  );
  if (orders.length) {
    const lacks = shortfalls(model);
    return [...(lacks.length && !isWideScreen() ? [] : [orders.join(', ')]), ...lacks].join('. '); // the slots name them
  }
  const plan = turnPlan.steps.flatMap((step) =>
    step.kind === 'PlanBattle' ? (readOption(step.kind, step.option) ?? []) : [],
  );
  if (plan.length) {
    const sent = plan.flatMap((answer) =>
      answer.form === 'plan-trap'
        ? [model.catalogue.traps[answer.values.trap].name]
        : answer.form === 'plan-creature'
          ? [model.catalogue.creatures[answer.values.creature].name]
          : [],
    );
    return [
      sent.join(', ') || t('lords-nobody-sent'),
      isComplete(turnPlan, model) ? battleVerdict.text : t('lords-incomplete'),
    ]
      .filter(Boolean)
      .join(': ');
  }
  const sentences = turnPlan.steps.map((step) => textOf(step.sentence)).filter(Boolean);
  const whole = isComplete(turnPlan, model);
  return [sentences.join(' · '), ...(whole ? [] : [t('lords-incomplete')])].filter(Boolean).join(' · ');
}

export const turnPolicy = (model: LordsModel): TurnPolicy<Types> => ({
  sendsAtOnce: (ask) => !settings.confirmsAll && SENT_AT_ONCE.includes(ask.kind),
  defaultAnswer: (ask, view, before) => defaultAnswer(ask, view, model, before),
  endsBefore: (_, view: View) => view.combat_round !== model.view.combat_round,
  restages: ({ kind }) => !isOneOf(AUTO_RUN_KINDS, kind),
  prompt: (turnPlan) => promptOf(turnPlan, model),
  summary: (turnPlan) => [summaryOf(turnPlan, model)],
  isComplete: (turnPlan) => isComplete(turnPlan, model),
  followUps: (): PlanStep<Types>[] => followUpsOf(model),
});
