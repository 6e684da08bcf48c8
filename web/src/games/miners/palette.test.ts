import palette from './palette.css?raw';

type Colours = Record<string, string>;

/** The colours in a rule of the palette. */
function named(selector: string): Colours {
  const rule = palette.split('}').find((one) =>
    one
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .trim()
      .startsWith(`${selector} {`),
  );
  return Object.fromEntries(
    [...(rule ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{3,6})\b/g)].map(([, name, colour]) => [name, colour]),
  );
}

function luminance(colour: string): number {
  const short = colour.length === 4;
  const parts = [0, 1, 2].map(
    (at) => parseInt(short ? colour[1 + at].repeat(2) : colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255,
  );
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = named(':root');
/** The tones of a row of signs: coins, points, harm, factions, totals. */
const TONES = [
  'mi-coin',
  'mi-gem',
  'mi-rubble',
  'mi-s',
  'mi-b',
  'mi-e',
  'mi-j',
  'mi-a',
  'mi-r',
  'mi-n',
  'mi-now',
  'mi-yes',
];
const SCENES: [string, Colours, string[]][] = [
  ['paper', named(':root, .on-rock .face'), ['mi-paper', 'mi-chosen']],
  ['rock', named('.on-rock'), ['mi-rock', 'mi-rock2', 'mi-night', 'mi-slate', 'mi-field', 'mi-last', 'mi-pit']],
  ['lantern', named('.on-lantern'), ['mi-lantern']],
];

test.each(SCENES)('every tone can be read on %s', (_, tones, names) => {
  expect(Object.keys(tones)).toEqual(expect.arrayContaining(TONES));
  const faint = names
    .flatMap((ground) => TONES.map((tone) => [ground, tone, contrast(tones[tone], grounds[ground])] as const))
    .filter(([, , ratio]) => !(ratio >= 4.5));
  expect(faint).toEqual([]);
});

test.each(SCENES)('numbers can be read in coins, gems and banners on %s', (_, tones) => {
  const filled = ['mi-coin', 'mi-gem'];
  expect(filled.filter((tone) => !(contrast(tones['mi-token'], tones[tone]) >= 4.5))).toEqual([]);
});

test('letters can be read on every banner', () => {
  const paper = named(':root, .on-rock .face');
  expect(TONES.slice(3, 10).filter((tone) => !(contrast('#ffffff', paper[tone]) >= 4.5))).toEqual([]);
});
