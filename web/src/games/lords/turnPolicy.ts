// How turns of this game are planned: what lies ready, what is answered by a tap, and what follows by itself.
import { CHOOSING, EXECUTION, MINE_GOLD, NO_ORDER, optionOf, readOption, SPACES, type View } from '../../generated/lords';
import type { RenderedAsk } from '../../generated/wire';
import type { TurnPolicy, TurnPlan } from '../../lib/table/turnPlan.svelte';
import { textOf } from '../../lib/table/sentences';
import { t } from '../../lib/browser/translations.svelte';
import type { PlanStep } from '../gamePlugin';
import { kindsOf, mine, one, row, viewAfter, type LordsPlay } from './model';
import { locationAfter, ribbonOf, standing, type Bounds, type Stop } from './orders/orderForecast';
import { stances } from './combat/attackPreferences.svelte';
import { asPromised, promise, promisesOf, wishes, within } from './orders/autoRun.svelte';

const ORDERS = 3;
/** What hides nothing behind it and is quickly chosen. */
const TAPPED = ['Spy', 'RetrieveOrder'];
/** The most that can be paid or sent lies ready. */
const MOST = ['MineGold', 'PayTaxes', 'FaceInspection'];

/** Orders that may run by themselves. */
const ORDERED = ['ExecuteOrder', 'MineGold'];

/** The spaces that a question about orders says an order can get. */
export const boundsIn = (ask: RenderedAsk | null): Bounds => (slot, order) => {
  const place = slot * 8 + order;
  return ask?.kind === 'ChooseOrder' && slot >= 0 ? { best: row(ask, 'best')[place] ?? 0, worst: row(ask, 'worst')[place] ?? SPACES } : null;
};

/** The orders in my slots, with those that are staged. */
export function slotsOf(play: LordsPlay): number[] {
  const slots = [...(mine(play)?.slots ?? [])];
  for (const step of play.turnPlan?.steps ?? []) if (step.kind === 'ChooseOrder' && slots.includes(NO_ORDER)) slots[slots.indexOf(NO_ORDER)] = step.option;
  return slots;
}

/** My orders as they will be executed after what is staged. */
export function stopsOf(play: LordsPlay): Stop[] {
  const { turnPlan: planning } = play;
  const view = viewAfter(play);
  const asked = planning?.steps.at(-1)?.ask ?? play.ask;
  const choosing = [play.ask, asked].find((ask) => ask?.kind === 'ChooseOrder') ?? null;
  if (!choosing && view.stage !== EXECUTION && view.stage !== CHOOSING) return [];
  const from = choosing ? 0 : locationAfter(view, asked?.kind ?? '', one(asked, 'order'));
  const stops = ribbonOf(view, play.seat, slotsOf(play), play.catalogue.spaces, boundsIn(choosing), wishes.of(view), from);
  if (choosing || view.stage !== EXECUTION) return stops;
  const promises = promisesOf(play);
  return stops.map((stop) => (play.ask ? within(stop, promises[stop.slot]) : asPromised(stop, promises[stop.slot])));
}

/** Whether an order that is asked about behind other answers follows by itself, as the player has confirmed. */
function follows(ask: RenderedAsk, view: View, play: LordsPlay): boolean {
  const order = ask.kind === 'MineGold' ? MINE_GOLD : one(ask, 'order');
  const stop = ribbonOf(view, play.seat, mine(play, view)?.slots ?? [], play.catalogue.spaces, () => null, wishes.of(view), order).find((each) => each.order === order);
  return stop !== undefined && within(stop, promisesOf(play)[stop.slot]).runs;
}

/** What follows by itself behind the staged answers; confirming orders confirms what the page says of them. */
function tailOf(play: LordsPlay): PlanStep[] {
  const stops = stopsOf(play);
  if (stops.length) promise(play, stops);
  return standing(stops);
}

/** Creatures in the order in which they are sent. */
function sentBy(play: LordsPlay, before: readonly PlanStep[]): number[] {
  const staged = before.flatMap((step) => (step.kind === 'PlanBattle' ? (readOption('PlanBattle', step.option) ?? []) : []));
  return [...kindsOf(mine(play)?.plan_creatures ?? []), ...staged.flatMap(({ form, values }) => (form === 'plan-creature' ? [values.creature] : []))];
}

function readyFor(ask: RenderedAsk, view: View, play: LordsPlay, steps: readonly PlanStep[]): number | null {
  const [own, before] = [mine(play, view), mine(play)];
  if (!own || !before) return null;
  const { kind, options } = ask;
  if (steps.length && ORDERED.includes(kind) && !follows(ask, view, play)) return null;
  if (MOST.includes(kind)) return Math.max(...options);
  if (kind === 'PayWages') return options[0];
  if (kind === 'AttackWith') return stances.proposed(ask, sentBy(play, steps));
  if (kind === 'ExecuteOrder') return row(ask, 'paladin').every((seat) => seat < 0) ? optionOf('ExecuteOrder', 'execute') : null;
  if (kind === 'DigTunnel' && own.dug_cells.length > before.dug_cells.length) return offered(ask, optionOf('DigTunnel', 'stop-digging'));
  if (kind === 'UseRoom' && own.room_uses !== before.room_uses) return optionOf('UseRoom', 'done-producing');
  if (kind === 'PlanBattle' && (own.plan_trap_count || own.plan_creatures.length)) return offered(ask, optionOf('PlanBattle', 'ready'));
  return null;
}

const offered = (ask: RenderedAsk, wanted: number | null): number | null => (wanted !== null && ask.options.includes(wanted) ? wanted : null);

/** A plan is whole when all slots are filled, and when a battle plan says that it is ready. */
function isWhole(planning: TurnPlan, play: LordsPlay): boolean {
  const kind = planning.steps.at(-1)?.kind ?? '';
  const orders = planning.steps.filter((step) => step.kind === 'ChooseOrder').length;
  if (kind === 'ChooseOrder') return (mine(play)?.slots.filter((order) => order >= 0).length ?? 0) + orders >= ORDERS && planning.ask?.kind !== 'PickForPuppet';
  if (kind === 'PlanBattle') return readOption('PlanBattle', planning.steps.at(-1)!.option)?.form === 'ready';
  return true;
}

function sumOf(planning: TurnPlan, play: LordsPlay): string {
  const orders = planning.steps.filter((step) => step.kind === 'ChooseOrder').length;
  if (orders) return t('lords-staged', { count: orders });
  const plan = planning.steps.map((step) => (step.kind === 'PlanBattle' ? (readOption('PlanBattle', step.option)?.form ?? '') : ''));
  const sent = (form: string): number => plan.filter((one) => one === form).length;
  if (plan.some(Boolean)) return [t('lords-plan-sum', { traps: sent('plan-trap'), creatures: sent('plan-creature') }), ...(isWhole(planning, play) ? [] : [t('lords-more')])].join(' · ');
  const told = planning.steps.map((step) => textOf(step.sentence)).filter(Boolean);
  const whole = isWhole(planning, play);
  return [told.join(' · '), ...(whole ? [] : [t('lords-more')])].filter(Boolean).join(' · ');
}

export const manner = (play: LordsPlay): TurnPolicy => ({
  sendsAtOnce: (ask) => TAPPED.includes(ask.kind),
  defaultAnswer: (ask, view, before) => readyFor(ask, view, play, before),
  endsBefore: (_, view: View) => view.combat_round !== play.view.combat_round,
  restages: ({ kind }) => !ORDERED.includes(kind),
  summary: (planning) => sumOf(planning, play),
  isComplete: (planning) => isWhole(planning, play),
  followUps: (): PlanStep[] => tailOf(play),
});
