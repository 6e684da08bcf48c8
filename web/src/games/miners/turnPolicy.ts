// The turn policy of Imperial Miners: answers sent at once, default answers, and the summary.
import { readOption, type View } from '../../generated/miners';
import type { RenderedAsk } from '../../generated/wire';
import type { TurnPolicy, TurnPlan } from '../../lib/table/turnPlan.svelte';
import { t } from '../../lib/browser/translations.svelte';
import { gainsBetween, nonZero, cardsToDraw, type Gains } from './turn/gains';
import type { MinersModel } from './model';

/** Answers with an unknown outcome are sent at once. */
const SENT_AT_ONCE = ['DrawCard', 'SeekFaction', 'NameFaction'];
/** The default is the maximum. Marker moves have no default: a nearer space may pay more. */
const MAXIMUM_KINDS = ['BuyTimes'];
/** Questions whose cards are chosen together. */
const ALL_AT_ONCE = ['KeepCards', 'TrimHand'];

const sendsAtOnce = (ask: RenderedAsk): boolean => SENT_AT_ONCE.includes(ask.kind);

/** The largest purchase, or the only usable effect; never "no effect". */
function defaultAnswer(ask: RenderedAsk): number | null {
  if (MAXIMUM_KINDS.includes(ask.kind)) return Math.max(...ask.options);
  const used =
    ask.kind === 'UseEffect'
      ? ask.options.filter((option) => readOption('UseEffect', option)?.form === 'use-effect')
      : [];
  return used.length === 1 ? used[0] : null;
}

/** The gains of the plan so far, and the cards drawn after it. */
export function gainsOf(model: MinersModel, turnPlan: TurnPlan): Gains {
  const [before, after]: (View | null)[] = [model.view, turnPlan.finalView];
  const open = turnPlan.diverged ? (turnPlan.last?.ask ?? null) : turnPlan.ask;
  return { ...gainsBetween(before?.seats[model.seat], after?.seats[model.seat]), cards: cardsToDraw(open) };
}

function summaryOf(model: MinersModel, turnPlan: TurnPlan): string {
  const parts = nonZero(gainsOf(model, turnPlan)).map(([key, count]) =>
    t(`miners-sum-${key === 'coins' && count < 0 ? 'pay' : key}`, { count: Math.abs(count) }),
  );
  const said = parts.join(', ');
  return said ? `${said[0].toUpperCase()}${said.slice(1)}.` : t('miners-sum-nothing');
}

export function turnPolicy(model: MinersModel): TurnPolicy {
  return {
    sendsAtOnce,
    defaultAnswer,
    summary: (turnPlan) => summaryOf(model, turnPlan),
    isComplete: (turnPlan) => !turnPlan.ask || !ALL_AT_ONCE.includes(turnPlan.ask.kind),
  };
}
