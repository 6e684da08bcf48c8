// A table of Dungeon Lords: its views, and values read from them without any rule.
import type { ComponentCatalogue, LordView, View } from '../../generated/lords';
import type { RenderedAsk } from '../../generated/wire';
import type { BoardModel } from '../gamePlugin';

export type LordsModel = BoardModel<View, ComponentCatalogue>;

export const ROMAN = ['I', 'II', 'III', '✗'] as const;

/** A pack as a list of kinds, each repeated by its count. */
export const expandPack = (pack: readonly number[]): number[] =>
  pack.flatMap((count, kind) => Array.from({ length: count }, () => kind));

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

/** The seat that is drawn as the own one; spectators see the lord that they tapped. */
export const shownSeat = (model: LordsModel): number =>
  model.seat >= 0 ? model.seat : Math.max(0, model.comparedSeat);

export const ownLord = (model: LordsModel, view: View = model.view): LordView | null => view.lords[model.seat] ?? null;

/** A list of numbers among the facts of a question. */
export function factList(ask: RenderedAsk | null, name: string): number[] {
  const value = ask?.facts[name];
  return Array.isArray(value) ? value : [];
}

export const factNumber = (ask: RenderedAsk | null, name: string): number => {
  const value = ask?.facts[name];
  return typeof value === 'number' ? value : 0;
};

export const GOODS = ['gold', 'food', 'imps', 'traps', 'creatures', 'evil'] as const;
const FACTS: Readonly<Record<string, string>> = {
  traps: 'traps_change',
  creatures: 'creatures_change',
  evil: 'evil_change',
  paladin: 'paladin_to',
};
export type Good = (typeof GOODS)[number];
export type GoodsChange = Partial<Record<Good, number>> & { paladin?: number; workers?: number; cubes?: number };

/** The immediate changes of an option, from the facts of its question. */
export function goodsChangeOf(ask: RenderedAsk, option: number): GoodsChange {
  const index = ask.options.indexOf(option);
  const change: GoodsChange = {};
  for (const name of [...GOODS, 'paladin', 'workers', 'cubes'] as const) {
    const number = factList(ask, FACTS[name] ?? name)[index];
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
  const {
    gold = 0,
    food = 0,
    imps = 0,
    traps = 0,
    evil = 0,
    cubes = 0,
    workers = 0,
  } = goodsChangeOf(last.ask, last.option);
  const busy = last.kind === 'MineGold' ? workers : 0;
  const given = TRAP_GIVEN.includes(last.kind) ? 1 : 0;
  const after: LordView = {
    ...own, gold: own.gold + gold, food: own.food + food, imps: own.imps + imps, busy_imps: own.busy_imps + busy,
    trap_count: own.trap_count + traps - given, evil: own.evil + evil, tax_cubes: own.tax_cubes + cubes,
  }; // prettier-ignore
  return { ...view, lords: view.lords.map((lord, seat) => (seat === model.seat ? after : lord)) };
}
/** Questions that cost a trap. */
const TRAP_GIVEN = ['DiscardTrap', 'GiveTrap', 'LoseTrap'];

const LONG_WORD = 8;
const VOWELS = 'aáeéiíoóöőuúüűyąęAÁEÉIÍOÓÖŐUÚÜŰ';
/** Letters of two characters that are never split. */
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
