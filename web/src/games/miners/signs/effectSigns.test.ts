import { FACTIONS, MEASURE_NAMES, MODIFIERS, PLACES, SPECIALS, TARGETS } from '../../../generated/miners';
import { HOUSE } from '../../../generated/miners.house';
import {
  eventSigns,
  measureSigns,
  effectSigns,
  isFramed,
  totalSigns,
  rowWidths,
  type SignToken,
  type Effect,
  type SignGroup,
} from './effectSigns';
import { SIGN_NAMES } from './signs';

const bits = (groups: SignGroup[]): SignToken[] => groups.flat();
const signs = (groups: SignGroup[]): string[] => bits(groups).map((bit) => bit.sign ?? `${bit.as} ${bit.text}`);
const known = (groups: SignGroup[]): boolean =>
  groups.length > 0 && bits(groups).every((bit) => (bit.sign ? SIGN_NAMES.includes(bit.sign) : Boolean(bit.text)));
const effects = [
  ...HOUSE.cards.flatMap((card) => card.effects),
  ...HOUSE.events.flatMap((event) => (event.effect ? [event.effect] : [])),
  ...HOUSE.tracks.flatMap((track) => track.spaces),
  ...HOUSE.surface,
  ...Object.values(HOUSE.branches).flat(),
];

test('every effect of the house set is a row of known signs', () => {
  expect(effects.length).toBeGreaterThan(200);
  for (const effect of effects) expect(known(effectSigns(effect.tree)), effect.text).toBe(true);
  for (const event of HOUSE.events) expect(known(eventSigns(event)), event.key).toBe(true);
});

test('every number of a sentence stands in its row', () => {
  for (const effect of effects) {
    const shown = bits(effectSigns(effect.tree))
      .map((bit) => bit.text ?? bit.sign ?? '')
      .join(' ');
    for (const number of effect.text.match(/\d+/g) ?? []) expect(`${shown} 1`, effect.text).toContain(number);
  }
});

test('a row changes with every part of its effect', () => {
  const textBySigns = new Map<string, string>();
  for (const effect of effects) {
    const shown = JSON.stringify(effectSigns(effect.tree));
    expect(textBySigns.get(shown) ?? effect.text, shown).toBe(effect.text);
    textBySigns.set(shown, effect.text);
  }
});

test('every word of the vocabulary has a sign, whether the house set uses it or not', () => {
  const counted = MEASURE_NAMES.filter((measure) => measure !== 'fixed' && measure !== 'counted');
  for (const measure of counted) expect(known([measureSigns(measure)]), measure).toBe(true);
  for (const target of TARGETS) expect(known(effectSigns({ do: 'activate', target })), target).toBe(true);
  for (const where of PLACES) expect(known(effectSigns({ do: 'place-machinery', n: 2, where })), where).toBe(true);
  for (const key of SPECIALS) expect(known(effectSigns({ do: 'special', key })), key).toBe(true);
  for (const faction of [...FACTIONS, 'any'])
    expect(known(effectSigns({ do: 'draw-faction', faction })), faction).toBe(true);
  for (const level of [1, 2, 3]) expect(known(effectSigns({ do: 'draw-level', level, n: 1 }))).toBe(true);
  for (const modifier of MODIFIERS.slice(1))
    expect(
      known(eventSigns({ key: '', name: '', type: 'this-round', modifier, strength: 1, effect: null, text: '' })),
      modifier,
    ).toBe(true);
  expect(() => measureSigns('moon')).toThrow();
});

test('rows are read from left to right', () => {
  const scots: Effect = { do: 'pay', price: 2, scots: true, then: { do: 'gain-points', n: 2 } };
  expect(signs(effectSigns(scots))).toEqual(['price 2', 'text −1', 'f-s', 'pay', 'gem 2']);
  const stand: Effect = {
    do: 'if',
    measure: 'position',
    least: 3,
    then: { do: 'gain-points', n: 2 },
    otherwise: { do: 'gain-coins', n: 1 },
  };
  expect(signs(effectSigns(stand))).toEqual(['position', 'text ≥3', 'yes', 'gem 2', 'no', 'coin 1']);
  expect(signs(effectSigns({ do: 'buy', price: 2, most: 3, each: { do: 'gain-points', n: 2 } }))).toEqual([
    'price 2',
    'buy',
    'gem 2',
    'text ×3',
  ]);
});

test('what each card or token gives reads as for each of them', () => {
  const rich = { do: 'gain-coins', n: 2 } as const;
  expect(signs(effectSigns({ do: 'discard', n: 3, each: rich }))).toEqual(['coin 2', 'per', 'discard', 'text ≤3']);
  expect(signs(effectSigns({ do: 'dismantle', each: rich }))).toEqual(['coin 2', 'per', 'dismantle']);
  expect(signs(effectSigns({ do: 'clear', n: 1, each: null }))).toEqual(['clear', 'text 1']);
});

test('a frame shows where "for each" begins if something else is gained too', () => {
  const per: Effect = { do: 'per', gain: { do: 'gain-coins', n: 1 }, measure: 'machinery', each: 2, most: 0 };
  const framed = (groups: SignGroup[]): boolean[] => groups.map((group) => isFramed(group, groups));
  expect(framed(effectSigns({ do: 'seq', parts: [{ do: 'gain-coins', n: 1 }, per] }))).toEqual([false, true]);
  expect(framed([...effectSigns(per), ...totalSigns(3)])).toEqual([false, false]);
  expect(framed(effectSigns({ do: 'pay', price: 2, scots: false, then: per }))).toEqual([false, false]);
});

test('the width of a row is never more on two lines, and less where something may be left out', () => {
  for (const effect of effects) {
    const [whole, short] = [rowWidths(effectSigns(effect.tree)), rowWidths(effectSigns(effect.tree), true)];
    expect(whole.two).toBeLessThanOrEqual(whole.one);
    expect(short.one).toBeLessThanOrEqual(whole.one);
  }
});
