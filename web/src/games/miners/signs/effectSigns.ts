// Turns an effect tree into a row of signs. No card is drawn by hand, so cards from files look like ours.
import {
  FACTIONS,
  MODIFIERS,
  NO_CONDITION,
  NO_TOTAL,
  PLACES,
  EVENT_TYPES,
  SCOTS_DISCOUNT,
  SURFACE_USES,
  type EffectEntry,
  type EventEntry,
  type SeatView,
} from '../../../generated/miners';
import { isOneOf } from '../../../lib/table/gameTypes';
import type { Measure } from '../model';
import type { SignName } from './signs';

export type Effect = EffectEntry['tree'];

/** One sign of a row. Coins, gems and prices contain their number; `mark` is punctuation between signs, `half` begins what a condition gives. */
export interface SignToken {
  as: 'coin' | 'gem' | 'price' | 'sign' | 'mark' | 'half' | 'text';
  sign?: SignName;
  text?: string;
  /** A faction's letter, `bad` for harm, or `now` for a total. */
  tone?: string;
  /** Omitted if space is short; the sentence says it. */
  spare?: boolean;
}

/** Signs that stay together; rows break only between groups. */
export type SignGroup = SignToken[];

export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
export const DECK_SIGNS: readonly SignName[] = ['deck-1', 'deck-2', 'deck-3', 'deck-4'];
export type Faction = (typeof FACTIONS)[number];
export const FACTION_LETTERS = {
  scots: 's',
  barbarians: 'b',
  egyptians: 'e',
  japanese: 'j',
  atlanteans: 'a',
  romans: 'r',
} as const satisfies Readonly<Record<Faction, string>>;
export const isFaction = (word: string): word is Faction => isOneOf(FACTIONS, word);
/** The letter of a faction; `n` for none. */
export const letterOf = (faction: string): (typeof FACTION_LETTERS)[Faction] | 'n' =>
  isFaction(faction) ? FACTION_LETTERS[faction] : 'n';

const sign = (name: SignName, n?: number, tone?: string): SignToken[] => [
  { as: 'sign', sign: name, tone },
  ...(n === undefined ? [] : [text(String(n))]),
];
const mark = (name: SignName): SignToken => ({ as: 'mark', sign: name });
const text = (words: string, spare = false): SignToken => ({ as: 'text', text: words, spare });
export const factionSign = (faction: Faction): SignName => `f-${FACTION_LETTERS[faction]}`;
const faction = (name: Faction): SignToken => ({ as: 'sign', sign: factionSign(name), tone: FACTION_LETTERS[name] });

/** Measures with one fixed sign. Factions and rows have other signs; effects do not name `fixed` and `counted`. */
type PlainMeasure = Exclude<Measure, Faction | `row-${number}` | 'fixed' | 'counted'>;
const MEASURES: Readonly<Record<PlainMeasure, SignName>> = {
  'faction-kinds': 'f-kinds', 'machinery-here': 'machinery-here', machinery: 'machinery', collapses: 'collapse', 'full-carts': 'cart-full', 'carts-here': 'cart-here',
  cards: 'card', neighbours: 'neighbours', position: 'position', distance: 'distance', coins: 'coin', hand: 'hand', boards: 'boards', rows: 'rows', 'side-by-side': 'pairs',
  'collapse-free': 'collapse-free', 'both-above': 'both-above', 'between-two': 'between-two', 'at-the-end': 'at-the-end', 'nothing-below': 'nothing-below', 'half-carts': 'cart-half',
}; // prettier-ignore
const PLACE_SIGNS: Readonly<Record<(typeof PLACES)[number], SignName>> = {
  here: 'machinery-here',
  anywhere: 'machinery-anywhere',
  other: 'machinery-other',
};
/** Conditions that are met or not, without a number. */
const YES_OR_NO: readonly Measure[] = ['both-above', 'between-two', 'at-the-end', 'nothing-below'];
const isPlain = (word: string): word is PlainMeasure => word in MEASURES;

export function measureSigns(measure: string): SignToken[] {
  if (isFaction(measure)) return [faction(measure)];
  if (measure.startsWith('row-')) return [...sign('row'), text(ROMAN[Number(measure[4])])];
  if (!isPlain(measure)) throw new Error(`no sign for the measure ${measure}`);
  return sign(MEASURES[measure]);
}

/** The target of a special activation; empty for any card. */
function target(name: string): SignToken[] {
  if (name === 'any') return [];
  if (name === 'adjacent') return sign('neighbours');
  return name === 'with-machinery' ? sign('with-machinery') : measureSigns(name);
}

/** What a condition gives if it is met, or if it is not; the half that holds now is lit, and small rows leave out the other. */
function half(name: 'yes' | 'no', gain: Effect, met: number): SignGroup {
  const tone = met === NO_CONDITION ? undefined : met === Number(name === 'yes') ? 'live' : 'dead';
  const group: SignGroup = [{ as: 'half', sign: name, tone }, ...effectSigns(gain).flat()];
  return tone === 'dead' ? group.map((bit) => ({ ...bit, spare: true })) : group;
}

/** An action on cards or tokens, at most `most` of them; `leaf` is what each of them gives. */
function action(name: SignName, most: number | undefined, leaf: Effect | null, tone?: string): SignGroup[] {
  if (!leaf) return [sign(name, most, tone)];
  const times = most === undefined ? [] : [text(`≤${most}`)];
  return [[...effectSigns(leaf).flat(), mark('per'), ...sign(name, undefined, tone), ...times]];
}

/** The signs of an effect, in reading order; `met` says whether its condition is met now (1 or 0). */
export function effectSigns(effect: Effect, met = NO_CONDITION): SignGroup[] {
  switch (effect.do) {
    case 'gain-coins':
      return [[{ as: 'coin', text: String(effect.n) }]];
    case 'gain-points':
      return [[{ as: 'gem', text: String(effect.n) }]];
    case 'draw':
      return [sign('draw', effect.n)];
    case 'draw-level':
      return [[...sign(DECK_SIGNS[effect.level - 1]), text(String(effect.n))]];
    case 'draw-deep':
      return [sign('deep', effect.n)];
    case 'draw-faction':
      return [[...sign('seek'), ...(isFaction(effect.faction) ? [faction(effect.faction)] : sign('f-any'))]];
    case 'advance':
      return [sign('advance', effect.n)];
    case 'place-machinery':
      return [sign(isOneOf(PLACES, effect.where) ? PLACE_SIGNS[effect.where] : 'machinery-anywhere', effect.n)];
    case 'collapse':
      return [sign('collapse', undefined, 'bad')];
    case 'collapse-other':
      return action('collapse-other', effect.n, effect.each, 'bad');
    case 'clear':
      return action('clear', effect.n, effect.each);
    case 'place-cart':
      return action('cart-place', effect.n, effect.each);
    case 'dismantle':
      return action('dismantle', undefined, effect.each);
    case 'discard':
      return action('discard', effect.n, effect.each);
    case 'discount':
      return [[...sign('discount'), text(`−${effect.n}`)]];
    case 'activate':
      return [[...sign('activate'), ...target(effect.target)]];
    case 'use-surface':
      return [sign('surface')];
    case 'special':
      return [
        effect.key === 'new_shift'
          ? [...sign('new-shift'), text('n', true), mark('pay'), ...sign('draw'), text('n+1')]
          : sign('twin-seams'),
      ];
    case 'buy':
      return [
        [
          { as: 'price', text: String(effect.price) },
          mark('buy'),
          ...effectSigns(effect.each).flat(),
          text(`×${effect.most}`),
        ],
      ];
    case 'per':
      return [
        [
          ...effectSigns(effect.gain).flat(),
          mark('per'),
          ...(effect.each > 1 ? [text(String(effect.each))] : []),
          ...measureSigns(effect.measure),
          ...(effect.most ? [text(`≤${effect.most}`, true)] : []),
        ],
      ];
    case 'if':
      return [
        [...measureSigns(effect.measure), ...(isOneOf(YES_OR_NO, effect.measure) ? [] : [text(`≥${effect.least}`)])],
        half('yes', effect.then, met),
        ...(effect.otherwise ? [half('no', effect.otherwise, met)] : []),
      ];
    case 'pay':
      return [
        [
          { as: 'price', text: String(effect.price) },
          ...(effect.scots
            ? [
                { ...text(`−${SCOTS_DISCOUNT}`), tone: 's', spare: true },
                { ...faction('scots'), spare: true },
              ]
            : []),
          mark('pay'),
        ],
        ...effectSigns(effect.then, met),
      ];
    case 'either':
      return effect.choices.flatMap((choice, index) =>
        index ? [[mark('or'), ...effectSigns(choice)[0]], ...effectSigns(choice).slice(1)] : effectSigns(choice),
      );
    case 'seq':
      return effect.parts.flatMap(effectSigns);
  }
}

/** The signs of an effect with its price now. */
export const pricedSigns = (effect: Effect, price: number | undefined, met = NO_CONDITION): SignGroup[] =>
  effectSigns(effect, met).map((group) =>
    group.map((bit) => (bit.as === 'price' && price !== undefined ? { ...bit, text: String(price) } : bit)),
  );

/** The current total of a row. */
export const totalSigns = (count: number): SignGroup[] =>
  count === NO_TOTAL ? [] : [[{ as: 'text', text: `=${count}`, tone: 'now' }]];

/** What the effects of a card give now: totals and conditions, as the engine counts them. */
export interface EffectValues {
  totals: number[];
  conditions: number[];
}
/** The values of a card in a mine (its spot) or in hand. */
export const valuesOf = ({ figures, hand }: SeatView, card: number, spot?: number): EffectValues =>
  spot === undefined
    ? {
        totals: figures.hand_totals[hand.indexOf(card)] ?? [],
        conditions: figures.hand_conditions[hand.indexOf(card)] ?? [],
      }
    : { totals: figures.spot_totals[spot] ?? [], conditions: figures.spot_conditions[spot] ?? [] };

/** The signs of one effect of a card with what it gives now; a lit half of a condition needs no total. */
export function valuedSigns(effect: Effect, index: number, values: EffectValues | undefined): SignGroup[] {
  const met = values?.conditions[index] ?? NO_CONDITION;
  return [
    ...effectSigns(effect, met),
    ...totalSigns(met === NO_CONDITION ? (values?.totals[index] ?? NO_TOTAL) : NO_TOTAL),
  ];
}

/** Changes by an event for one round. */
const MODIFIER_SIGNS: Readonly<Record<(typeof MODIFIERS)[number], ((n: number) => SignGroup[]) | null>> = {
  none: null,
  'cheaper-cards': (n) => [[...sign('discount'), text(`−${n}`)]],
  'longer-advances': (n) => [[...sign('advance'), text(`+${n}`)]],
  'richer-coins': (n) => [[...sign('card'), mark('pay'), { as: 'coin', text: `+${n}` }]],
  'more-surface': (n) => [[...sign('surface'), text(`×${SURFACE_USES + n}`)]],
  'lower-prices': (n) => [[{ as: 'price', text: `−${n}` }]],
};

export function eventSigns(event: EventEntry): SignGroup[] {
  if (event.effect) return effectSigns(event.effect.tree);
  const change = isOneOf(MODIFIERS, event.modifier) ? MODIFIER_SIGNS[event.modifier] : null;
  if (!change) throw new Error(`no sign for the event ${event.modifier}`);
  return change(event.strength);
}

const EVENT_TYPE_SIGNS: Readonly<Record<(typeof EVENT_TYPES)[number], SignName>> = {
  immediate: 'event-now',
  'this-round': 'event-round',
  'end-of-round': 'event-end',
};
/** The sign of an event card's type. */
export const eventTypeSign = ({ type }: EventEntry): SignName =>
  isOneOf(EVENT_TYPES, type) ? EVENT_TYPE_SIGNS[type] : 'event-now';
export const TRACK_SIGNS: readonly SignName[] = ['t-alchemy', 't-technology', 't-diplomacy'];

// ---- row widths in token sizes; the style sheet scales rows to their box
const WIDTHS = { coin: 1, gem: 1.08, price: 1, sign: 0.94, mark: 0.55, half: 1.1, text: 0 };
const GAP = 0.08;
const BETWEEN = 0.32;
const FRAME = 0.28;

const tokenWidth = (bit: SignToken): number =>
  bit.as === 'text'
    ? 0.1 + 0.44 * bit.text!.length
    : WIDTHS[bit.as] + (bit.as !== 'sign' && (bit.text?.length ?? 0) > 1 ? 0.16 : 0);
const groupWidth = (group: SignGroup, short: boolean): number =>
  group.reduce((sum, bit) => sum + (short && bit.spare ? 0 : tokenWidth(bit) + GAP), -GAP);

/** Whether a "for each" needs a frame, so that another gain of its row is not counted too. */
export const isFramed = (group: SignGroup, groups: SignGroup[]): boolean =>
  group.some((bit) => bit.as === 'mark' && bit.sign === 'per') &&
  groups.some((other) => other !== group && other[0].tone !== 'now' && other.at(-1)?.sign !== 'pay');

export interface RowWidths {
  one: number;
  two: number;
}

/** The width of a row on one line, and on two lines with the best break. */
export function rowWidths(groups: SignGroup[], short = false): RowWidths {
  const each = groups.map((group) => groupWidth(group, short) + (isFramed(group, groups) ? FRAME : 0));
  const span = (some: number[]): number => some.reduce((sum, one) => sum + one + BETWEEN, -BETWEEN);
  const broken = each.map((_, index) =>
    Math.max(span(each.slice(0, index + 1)), index + 1 < each.length ? span(each.slice(index + 1)) : 0),
  );
  const tidy = (one: number): number => Math.ceil(one * 100) / 100;
  return { one: tidy(span(each)), two: tidy(Math.min(...broken)) };
}
