// The turn policy of Dungeon Lords: default answers, answers sent at once, and answers that follow automatically.
import {
  CHOOSING,
  EXECUTION,
  MINE_GOLD,
  NO_ORDER,
  optionOf,
  readOption,
  SPACES,
  type View,
} from '../../generated/lords';
import type { RenderedAsk } from '../../generated/wire';
import type { TurnPolicy, TurnPlan } from '../../lib/table/turnPlan.svelte';
import { textOf } from '../../lib/table/sentences';
import { t } from '../../lib/browser/translations.svelte';
import type { PlanStep } from '../gamePlugin';
import { expandPack, ownLord, factNumber, factList, viewAfter, type LordsModel } from './model';
import { nextLocation, forecastOrders, autoRunSteps, type Bounds, type ForecastOrder } from './orders/orderForecast';
import { attackPreferences } from './combat/attackPreferences.svelte';
import { asConfirmed, rememberConfirmed, confirmedOrders, autoRun, limitToConfirmed } from './orders/autoRun.svelte';

const ORDERS = 3;
/** Quick choices that reveal nothing. */
const SENT_AT_ONCE = ['Spy', 'RetrieveOrder'];
/** The default is the largest payment or number of workers. */
const MAXIMUM_KINDS = ['MineGold', 'PayTaxes', 'FaceInspection'];

/** Orders that may run automatically. */
const AUTO_RUN_KINDS = ['ExecuteOrder', 'MineGold'];

/** The spaces that an order can get, from the facts of the question about orders. */
export const spaceBoundsIn =
  (ask: RenderedAsk | null): Bounds =>
  (slot, order) => {
    const place = slot * 8 + order;
    return ask?.kind === 'ChooseOrder' && slot >= 0
      ? { best: factList(ask, 'best')[place] ?? 0, worst: factList(ask, 'worst')[place] ?? SPACES }
      : null;
  };

/** The orders in my slots, with staged ones. */
export function stagedSlots(model: LordsModel): number[] {
  const slots = [...(ownLord(model)?.slots ?? [])];
  for (const step of model.turnPlan?.steps ?? [])
    if (step.kind === 'ChooseOrder' && slots.includes(NO_ORDER)) slots[slots.indexOf(NO_ORDER)] = step.option;
  return slots;
}

/** The forecast of my orders after the staged steps. */
export function forecastOf(model: LordsModel): ForecastOrder[] {
  const { turnPlan } = model;
  const view = viewAfter(model);
  const asked = turnPlan?.steps.at(-1)?.ask ?? model.ask;
  const chooseAsk = [model.ask, asked].find((ask) => ask?.kind === 'ChooseOrder') ?? null;
  if (!chooseAsk && view.stage !== EXECUTION && view.stage !== CHOOSING) return [];
  const from = chooseAsk ? 0 : nextLocation(view, asked?.kind ?? '', factNumber(asked, 'order'));
  const forecasts = forecastOrders(
    view,
    model.seat,
    stagedSlots(model),
    model.catalogue.spaces,
    spaceBoundsIn(chooseAsk),
    autoRun.slotsOf(view),
    from,
  );
  if (chooseAsk || view.stage !== EXECUTION) return forecasts;
  const confirmed = confirmedOrders(model);
  return forecasts.map((forecast) =>
    model.ask ? limitToConfirmed(forecast, confirmed[forecast.slot]) : asConfirmed(forecast, confirmed[forecast.slot]),
  );
}

/** Whether an order that comes up behind other answers runs automatically, as the player confirmed. */
function autoRuns(ask: RenderedAsk, view: View, model: LordsModel): boolean {
  const order = ask.kind === 'MineGold' ? MINE_GOLD : factNumber(ask, 'order');
  const forecast = forecastOrders(
    view,
    model.seat,
    ownLord(model, view)?.slots ?? [],
    model.catalogue.spaces,
    () => null,
    autoRun.slotsOf(view),
    order,
  ).find((each) => each.order === order);
  return forecast !== undefined && limitToConfirmed(forecast, confirmedOrders(model)[forecast.slot]).autoRuns;
}

/** The automatic answers after the staged ones. Confirming orders confirms their shown forecast. */
function followUpsOf(model: LordsModel): PlanStep[] {
  const forecasts = forecastOf(model);
  if (forecasts.length) rememberConfirmed(model, forecasts);
  return autoRunSteps(forecasts);
}

/** The creatures in the order in which they are sent. */
function sentCreatures(model: LordsModel, before: readonly PlanStep[]): number[] {
  const staged = before.flatMap((step) =>
    step.kind === 'PlanBattle' ? (readOption('PlanBattle', step.option) ?? []) : [],
  );
  return [
    ...expandPack(ownLord(model)?.plan_creatures ?? []),
    ...staged.flatMap(({ form, values }) => (form === 'plan-creature' ? [values.creature] : [])),
  ];
}

function defaultAnswer(ask: RenderedAsk, view: View, model: LordsModel, steps: readonly PlanStep[]): number | null {
  const [own, before] = [ownLord(model, view), ownLord(model)];
  if (!own || !before) return null;
  const { kind, options } = ask;
  if (steps.length && AUTO_RUN_KINDS.includes(kind) && !autoRuns(ask, view, model)) return null;
  if (MAXIMUM_KINDS.includes(kind)) return Math.max(...options);
  if (kind === 'PayWages') return options[0];
  if (kind === 'AttackWith') return attackPreferences.proposedAttack(ask, sentCreatures(model, steps));
  if (kind === 'ExecuteOrder')
    return factList(ask, 'paladin_to').every((seat) => seat < 0) ? optionOf('ExecuteOrder', 'execute') : null;
  if (kind === 'DigTunnel' && own.dug_cells.length > before.dug_cells.length)
    return offered(ask, optionOf('DigTunnel', 'stop-digging'));
  if (kind === 'UseRoom' && own.room_uses !== before.room_uses) return optionOf('UseRoom', 'done-producing');
  if (kind === 'PlanBattle' && (own.plan_trap_count || own.plan_creatures.length))
    return offered(ask, optionOf('PlanBattle', 'ready'));
  return null;
}

const offered = (ask: RenderedAsk, wanted: number | null): number | null =>
  wanted !== null && ask.options.includes(wanted) ? wanted : null;

/** A plan is complete if all slots are filled, or if the battle plan is marked ready. */
function isComplete(turnPlan: TurnPlan, model: LordsModel): boolean {
  const kind = turnPlan.steps.at(-1)?.kind ?? '';
  const orders = turnPlan.steps.filter((step) => step.kind === 'ChooseOrder').length;
  if (kind === 'ChooseOrder')
    return (
      (ownLord(model)?.slots.filter((order) => order >= 0).length ?? 0) + orders >= ORDERS &&
      turnPlan.ask?.kind !== 'PickNonPlayerOrder'
    );
  if (kind === 'PlanBattle') return readOption('PlanBattle', turnPlan.steps.at(-1)!.option)?.form === 'ready';
  return true;
}

function summaryOf(turnPlan: TurnPlan, model: LordsModel): string {
  const orders = turnPlan.steps.filter((step) => step.kind === 'ChooseOrder').length;
  if (orders) return t('lords-staged', { count: orders });
  const plan = turnPlan.steps.map((step) =>
    step.kind === 'PlanBattle' ? (readOption('PlanBattle', step.option)?.form ?? '') : '',
  );
  const sent = (form: string): number => plan.filter((one) => one === form).length;
  if (plan.some(Boolean))
    return [
      t('lords-plan-sum', { traps: sent('plan-trap'), creatures: sent('plan-creature') }),
      ...(isComplete(turnPlan, model) ? [] : [t('lords-incomplete')]),
    ].join(' · ');
  const sentences = turnPlan.steps.map((step) => textOf(step.sentence)).filter(Boolean);
  const whole = isComplete(turnPlan, model);
  return [sentences.join(' · '), ...(whole ? [] : [t('lords-incomplete')])].filter(Boolean).join(' · ');
}

export const turnPolicy = (model: LordsModel): TurnPolicy => ({
  sendsAtOnce: (ask) => SENT_AT_ONCE.includes(ask.kind),
  defaultAnswer: (ask, view, before) => defaultAnswer(ask, view, model, before),
  endsBefore: (_, view: View) => view.combat_round !== model.view.combat_round,
  restages: ({ kind }) => !AUTO_RUN_KINDS.includes(kind),
  summary: (turnPlan) => summaryOf(turnPlan, model),
  isComplete: (turnPlan) => isComplete(turnPlan, model),
  followUps: (): PlanStep[] => followUpsOf(model),
});
