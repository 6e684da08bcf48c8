// A table of Dungeon Lords: its views, and values read from them without any rule.
import { readOption, type Ask, type LordView, type Types, type View } from '../../generated/lords';
import { factList } from '../../lib/table/gameTypes';
import type { TurnPlan } from '../../lib/table/turnPlan.svelte';
import type { BoardModel } from '../gamePlugin';

export type LordsModel = BoardModel<Types>;

export const ROMAN = ['I', 'II', 'III', '✗'] as const;

/** The name of a title without what it is for, which its text in brackets says. */
export const titleName = (title: string): string => title.replace(/ \(.*\)$/, '');

/** A pack as a list of kinds, each repeated by its count. */
export const expandPack = (pack: readonly number[]): number[] =>
  pack.flatMap((count, kind) => Array.from({ length: count }, () => kind));

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

/** The seat whose dungeon is drawn large: the player's, or the one that a spectator tapped. */
export const shownSeat = (model: LordsModel): number =>
  model.seat >= 0 ? model.seat : Math.max(0, model.comparedSeat);

/** The answer to the question about rooms, if it builds one. */
export function buildOf(option: number): { room: number; cell: number } | null {
  const answer = readOption('BuildRoom', option);
  return answer?.form === 'build' ? answer.values : null;
}

export const ownLord = (model: LordsModel, view: View = model.view): LordView | null => view.lords[model.seat] ?? null;

export const GOODS = ['gold', 'food', 'imps', 'traps', 'creatures', 'evil'] as const;
const FACTS = {
  gold: 'gold',
  food: 'food',
  imps: 'imps',
  traps: 'traps_change',
  creatures: 'creatures_change',
  evil: 'evil_change',
  paladin: 'paladin_to',
  workers: 'workers',
  cubes: 'cubes',
} as const;
export type Good = (typeof GOODS)[number];
export type GoodsChange = Partial<Record<Good, number>> & { paladin?: number; workers?: number; cubes?: number };

/** The immediate changes of an option, from the facts of its question. */
export function goodsChangeOf(ask: Ask, option: number): GoodsChange {
  const index = ask.options.indexOf(option);
  const change: GoodsChange = {};
  for (const name of [...GOODS, 'paladin', 'workers', 'cubes'] as const) {
    const number = factList(ask, FACTS[name])[index];
    if (number !== undefined && (name === 'paladin' ? number >= 0 : number !== 0)) change[name] = number;
  }
  return change;
}

/**
 * The view after all staged steps. If the outcome of the last answer is unknown, its preview shows the view before it,
 * so its immediate changes are added here.
 */
export function viewAfter(model: LordsModel): View {
  const view: View = model.turnPlan?.finalView ?? model.view;
  const last = model.turnPlan?.last;
  const own = ownLord(model, view);
  if (!last?.preview.diverged || !own) return view;
  const { gold = 0, food = 0, imps = 0, traps = 0, evil = 0, cubes = 0 } = goodsChangeOf(last.ask, last.option);
  const after: LordView = {
    ...own, gold: own.gold + gold, food: own.food + food, imps: own.imps + imps,
    trap_count: own.trap_count + traps, evil: own.evil + evil, tax_cubes: own.tax_cubes + cubes,
  }; // prettier-ignore
  return { ...view, lords: view.lords.map((lord, seat) => (seat === model.seat ? after : lord)) };
}
/** The index of the step that a tap changes: the reopened one, the first default answer, or the one after the last. */
export function changedIndex(turnPlan: TurnPlan<Types>): number {
  if (turnPlan.reopenedIndex !== null) return turnPlan.reopenedIndex;
  const tapped = turnPlan.steps.findLastIndex((step) => !step.isDefault);
  const isLast = tapped === turnPlan.steps.length - 1 && tapped >= 0;
  return isLast && (turnPlan.hasEnded || !turnPlan.last?.preview.ask) ? tapped : tapped + 1; // after the end, the last one
}

const LONG_WORD = 8;
const VOWELS = 'aáeéiíoóöőuúüűyąęAÁEÉIÍOÓÖŐUÚÜŰ';
/** Pairs of consonants that are never split. */
const PAIRS = /^(sz|cs|gy|ny|ty|ly|zs|cz|rz|ch|dz|lj|nj|dž|th|sh|tr|pr|st)$/i;
/** Adds soft hyphens to long words, before a consonant that is followed by a vowel. */
export const withSoftHyphens = (name: string): string => name.replace(/\p{L}{8,}/gu, hyphenate);

function hyphenate(word: string): string {
  let text = '';
  for (let at = 0; at < word.length; at += 1) {
    const pair = PAIRS.test(word.slice(at, at + 2));
    const opens = !VOWELS.includes(word[at]) && VOWELS.includes(word[at + (pair ? 2 : 1)] ?? '');
    const within = at > 2 && at < word.length - 2 && !PAIRS.test(word.slice(at - 1, at + 1));
    text += opens && within ? `\u00ad${word[at]}` : word[at];
  }
  return text;
}
/** Whether a name has a word that needs a smaller font. */
export const isLong = (name: string, most = LONG_WORD): boolean =>
  name.split(/[\s-]/).some((word) => word.length > most);
