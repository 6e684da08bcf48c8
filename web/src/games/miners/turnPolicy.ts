// How turns of Imperial Miners are planned: what a tap sends, what lies ready, and the sum in words.
import { readOption, type View } from '../../generated/miners';
import type { RenderedAsk } from '../../generated/wire';
import type { TurnPolicy, TurnPlan } from '../../lib/table/turnPlan.svelte';
import { t } from '../../lib/browser/translations.svelte';
import { between, listed, toDraw, type Gains } from './turn/gains';
import type { MinersPlay } from './model';

/** What nobody can foresee is not staged but done. */
const AT_ONCE = ['DrawCard', 'SeekFaction', 'NameFaction'];
/** As often as it goes. How far a marker moves is the player's choice: a nearer space may pay more. */
const AT_MOST = ['BuyTimes'];
/** These are chosen all at once. */
const WHOLE = ['KeepCards', 'TrimHand'];

const taps = (ask: RenderedAsk): boolean => AT_ONCE.includes(ask.kind);

/** The most that can be bought, the only effect that can be used; never "no effect". */
function ready(ask: RenderedAsk): number | null {
  if (AT_MOST.includes(ask.kind)) return Math.max(...ask.options);
  const used = ask.kind === 'UseEffect' ? ask.options.filter((option) => readOption('UseEffect', option)?.form === 'use-effect') : [];
  return used.length === 1 ? used[0] : null;
}

/** What the plan brings so far, and the cards that are drawn behind it. */
export function gainsOf(play: MinersPlay, planning: TurnPlan): Gains {
  const [before, after]: (View | null)[] = [play.view, planning.finalView];
  const open = planning.diverged ? (planning.last?.ask ?? null) : planning.ask;
  return { ...between(before?.seats[play.seat], after?.seats[play.seat]), cards: toDraw(open) };
}

function sum(play: MinersPlay, planning: TurnPlan): string {
  const parts = listed(gainsOf(play, planning)).map(([key, count]) => t(`miners-sum-${key === 'coins' && count < 0 ? 'pay' : key}`, { count: Math.abs(count) }));
  const said = parts.join(', ');
  return said ? `${said[0].toUpperCase()}${said.slice(1)}.` : t('miners-sum-nothing');
}

export function manner(play: MinersPlay): TurnPolicy {
  return { sendsAtOnce: taps, defaultAnswer: ready, summary: (planning) => sum(play, planning), isComplete: (planning) => !planning.ask || !WHOLE.includes(planning.ask.kind) };
}
