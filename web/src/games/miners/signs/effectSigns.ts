// Turns an effect tree into a row of signs. No card is drawn by hand, so cards from files look like ours.
import type { EffectEntry, EventEntry } from '../../../generated/miners';
import type { SignName } from './signs';

export type Effect = EffectEntry['tree'];

/** One sign of a row. Coins, gems and prices contain their number; `mark` is punctuation between signs. */
export interface SignToken {
  as: 'coin' | 'gem' | 'price' | 'sign' | 'mark' | 'text';
  sign?: SignName;
  text?: string;
  /** A faction's letter, or `bad` for harm. */
  tone?: string;
  /** Omitted if space is short; the sentence says it. */
  spare?: boolean;
}

/** Signs that stay together; rows break only between groups. */
export type SignGroup = SignToken[];

export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
export const FACTION_LETTERS: Readonly<Record<string, string>> = {
  scots: 's',
  barbarians: 'b',
  egyptians: 'e',
  japanese: 'j',
  atlanteans: 'a',
  romans: 'r',
};

const sign = (name: SignName, n?: number, tone?: string): SignToken[] => [
  { as: 'sign', sign: name, tone },
  ...(n === undefined ? [] : [text(String(n))]),
];
const mark = (name: SignName): SignToken => ({ as: 'mark', sign: name });
const text = (words: string, spare = false): SignToken => ({ as: 'text', text: words, spare });
const faction = (name: string): SignToken => ({
  as: 'sign',
  sign: `f-${FACTION_LETTERS[name]}` as SignName,
  tone: FACTION_LETTERS[name],
});

const MEASURES: Readonly<Record<string, SignName>> = {
  'faction-kinds': 'f-kinds', 'machinery-here': 'machinery-here', machinery: 'machinery', collapses: 'collapse', 'full-carts': 'cart-full', 'carts-here': 'cart-here',
  cards: 'card', neighbours: 'neighbours', position: 'position', distance: 'distance', coins: 'coin', hand: 'hand', boards: 'boards', rows: 'rows', 'side-by-side': 'pairs',
  'collapse-free': 'collapse-free', 'both-above': 'both-above', 'between-two': 'between-two', 'at-the-end': 'at-the-end', 'nothing-below': 'nothing-below', 'half-carts': 'cart-half',
}; // prettier-ignore
const PLACES = ['both-above', 'between-two', 'at-the-end', 'nothing-below'];

/** The signs of a measure. */
export function measureSigns(measure: string): SignToken[] {
  if (measure in FACTION_LETTERS) return [faction(measure)];
  if (measure.startsWith('row-')) return [...sign('row'), text(ROMAN[Number(measure[4])])];
  const found = MEASURES[measure];
  if (!found) throw new Error(`no sign for the measure ${measure}`);
  return sign(found);
}

/** The target of a special activation; empty for any card. */
function target(name: string): SignToken[] {
  if (name === 'any') return [];
  if (name === 'adjacent') return sign('neighbours');
  return name === 'with-machinery' ? sign('with-machinery') : measureSigns(name);
}

/** A group followed by the effect for each. */
const each = (before: SignToken[], leaf: Effect | null): SignGroup[] => [
  leaf ? [...before, mark('pay'), ...effectSigns(leaf).flat()] : before,
];

/** The signs of an effect, in reading order. */
export function effectSigns(effect: Effect): SignGroup[] {
  switch (effect.do) {
    case 'gain-coins':
      return [[{ as: 'coin', text: String(effect.n) }]];
    case 'gain-points':
      return [[{ as: 'gem', text: String(effect.n) }]];
    case 'draw':
      return [sign('draw', effect.n)];
    case 'draw-level':
      return [[...sign(`deck-${effect.level}` as SignName), text(String(effect.n))]];
    case 'draw-deep':
      return [sign('deep', effect.n)];
    case 'draw-faction':
      return [[...sign('seek'), ...(effect.faction === 'any' ? sign('f-any') : [faction(effect.faction)])]];
    case 'advance':
      return [sign('advance', effect.n)];
    case 'place-machinery':
      return [sign(`machinery-${effect.where}` as SignName, effect.n)];
    case 'collapse':
      return [sign('collapse', undefined, 'bad')];
    case 'collapse-other':
      return each(sign('collapse-other', effect.n, 'bad'), effect.each);
    case 'clear':
      return each(sign('clear', effect.n), effect.each);
    case 'place-cart':
      return each(sign('cart-place', effect.n), effect.each);
    case 'dismantle':
      return each(sign('dismantle'), effect.each);
    case 'discard':
      return each(sign('discard', effect.n), effect.each);
    case 'discount':
      return [[...sign('discount'), text(`−${effect.n}`)]];
    case 'activate':
      return [[...sign('activate'), ...target(effect.target)]];
    case 'use-surface':
      return [sign('surface')];
    case 'special':
      return [effect.key === 'new_shift' ? sign('new-shift') : sign('twin-seams')];
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
        [
          ...measureSigns(effect.measure),
          ...(PLACES.includes(effect.measure) ? [] : [text(`≥${effect.least}`)]),
          mark('if'),
        ],
        ...effectSigns(effect.then),
        ...(effect.otherwise ? [[mark('else'), ...effectSigns(effect.otherwise).flat()]] : []),
      ];
    case 'pay':
      return [
        [
          { as: 'price', text: String(effect.price) },
          ...(effect.scots
            ? [
                { ...text('−1'), tone: 's', spare: true },
                { ...faction('scots'), spare: true },
              ]
            : []),
          mark('pay'),
        ],
        ...effectSigns(effect.then),
      ];
    case 'either':
      return effect.choices.flatMap((choice, index) =>
        index ? [[mark('or'), ...effectSigns(choice)[0]], ...effectSigns(choice).slice(1)] : effectSigns(choice),
      );
    case 'seq':
      return effect.parts.flatMap(effectSigns);
  }
}

/** The current total of a row. */
export const totalSign = (count: number): SignGroup => [{ as: 'text', text: `=${count}`, tone: 'now' }];

/** Changes by an event for one round. */
const MODIFIERS: Readonly<Record<string, (n: number) => SignGroup[]>> = {
  'cheaper-cards': (n) => [[...sign('discount'), text(`−${n}`)]],
  'longer-advances': (n) => [[...sign('advance'), text(`+${n}`)]],
  'richer-coins': (n) => [[...sign('card'), mark('pay'), { as: 'coin', text: `+${n}` }]],
  'more-surface': (n) => [[...sign('surface'), text(`×${n + 1}`)]],
  'lower-prices': (n) => [[{ as: 'price', text: `−${n}` }]],
};

/** The signs of an event card. */
export function eventSigns(event: EventEntry): SignGroup[] {
  if (event.effect) return effectSigns(event.effect.tree);
  const change = MODIFIERS[event.modifier];
  if (!change) throw new Error(`no sign for the event ${event.modifier}`);
  return change(event.strength);
}

export const EVENT_SIGNS: Readonly<Record<string, SignName>> = {
  immediate: 'event-now',
  'this-round': 'event-round',
  'end-of-round': 'event-end',
};
export const TRACK_SIGNS: readonly SignName[] = ['t-alchemy', 't-technology', 't-diplomacy'];

// ---- row widths in token sizes; the style sheet scales rows to their box
const WIDTHS = { coin: 1, gem: 1.08, price: 1, sign: 0.94, mark: 0.55, text: 0 };
const GAP = 0.08;
const BETWEEN = 0.32;

const tokenWidth = (bit: SignToken): number =>
  bit.as === 'text'
    ? 0.1 + 0.44 * bit.text!.length
    : WIDTHS[bit.as] + (bit.as !== 'sign' && (bit.text?.length ?? 0) > 1 ? 0.16 : 0);
const groupWidth = (group: SignGroup, short: boolean): number =>
  group.reduce((sum, bit) => sum + (short && bit.spare ? 0 : tokenWidth(bit) + GAP), -GAP);

export interface RowWidths {
  one: number;
  two: number;
}

/** The width of a row on one line, and on two lines with the best break. */
export function rowWidths(groups: SignGroup[], short = false): RowWidths {
  const each = groups.map((group) => groupWidth(group, short));
  const span = (some: number[]): number => some.reduce((sum, one) => sum + one + BETWEEN, -BETWEEN);
  const broken = each.map((_, index) =>
    Math.max(span(each.slice(0, index + 1)), index + 1 < each.length ? span(each.slice(index + 1)) : 0),
  );
  const tidy = (one: number): number => Math.ceil(one * 100) / 100;
  return { one: tidy(span(each)), two: tidy(Math.min(...broken)) };
}
