// A picture for every card, drawn from its data: wall by level, light by faction, motif by effect. Cards from a file work the same way.
import type { CardEntry } from '../../../generated/miners';
import type { Effect } from '../signs/effectSigns';
import { MOTIFS, type Motif } from './motifs';

/** The theme of a card by the words of its effects; the first match counts. */
type Theme = 'machinery' | 'carts' | 'collapse' | 'climb' | 'cards' | 'kinds' | 'pay' | 'coins' | 'points';

const THEMES: readonly [RegExp, Theme][] = [
  [/machinery|dismantle/, 'machinery'],
  [/cart/, 'carts'],
  [/collapse|clear/, 'collapse'],
  [/advance|position|distance|boards/, 'climb'],
  [/faction-kinds|"adjacent"|neighbours/, 'kinds'],
  [/draw|discard|hand/, 'cards'],
  [/pay|buy|discount/, 'pay'],
  [/gain-coins/, 'coins'],
];

/** The motifs of a faction by theme; a card with a rare theme takes one of `all`. */
const FAMILIES: Readonly<Record<string, Partial<Record<Theme | 'all', readonly Motif[]>>>> = {
  scots: {
    kinds: ['loom'],
    cards: ['stack', 'loom'],
    pay: ['hall', 'cairn', 'coins'],
    all: ['hall', 'cairn', 'stack', 'loom'],
  },
  barbarians: {
    machinery: ['engine'],
    carts: ['rails'],
    collapse: ['skull', 'rocks', 'tent'],
    all: ['tent', 'coins', 'skull'],
  },
  egyptians: {
    machinery: ['pump'],
    climb: ['obelisk', 'barge', 'pyramid', 'well'],
    all: ['pyramid', 'well', 'obelisk'],
  },
  japanese: {
    kinds: ['lanterns', 'bridge', 'shrine', 'garden'],
    cards: ['terrace', 'garden'],
    all: ['shrine', 'lanterns', 'bridge'],
  },
  atlanteans: { machinery: ['engine', 'pump', 'dock', 'tower'], all: ['dock', 'pump'] },
  romans: { carts: ['arch', 'tunnel', 'rails', 'aqueduct'], all: ['arch', 'aqueduct', 'tunnel'] },
  none: {
    collapse: ['crystals'],
    cards: ['lamps', 'rails'],
    coins: ['lamps', 'coins'],
    pay: ['coins', 'tower'],
    all: ['tower', 'crystals', 'lamps'],
  },
};

const WALLS = ['#3b4a69', '#33405f', '#282d4f', '#26284a'];
const LIGHTS: Readonly<Record<string, string>> = {
  scots: '#3f8f62',
  barbarians: '#c05a3c',
  egyptians: '#c9922e',
  japanese: '#c75f8a',
  atlanteans: '#2f9fb8',
  romans: '#7d62c4',
  none: '#7f93b4',
};

/** A number computed from a word, equal in every browser. */
function hashOf(word: string): number {
  let sum = 7;
  for (const sign of word) sum = (sum * 33 + sign.codePointAt(0)!) % 1_000_003;
  return sum;
}

function mix(one: string, other: string, share: number): string {
  const part = (at: number): number =>
    Math.round(parseInt(one.slice(at, at + 2), 16) * (1 - share) + parseInt(other.slice(at, at + 2), 16) * share);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

export function themeOf(effects: readonly Effect[]): Theme {
  const words = JSON.stringify(effects);
  return THEMES.find(([sign]) => sign.test(words))?.[1] ?? 'points';
}

export function motifOf(card: Pick<CardEntry, 'key' | 'level' | 'factions' | 'effects'>): Motif {
  const family = FAMILIES[card.factions[0] ?? 'none'] ?? FAMILIES.none;
  const theme = themeOf(card.effects.map((one) => one.tree));
  const some = family[theme] ?? family.all!;
  return some[hashOf(card.key) % some.length];
}

/** A cluster of three crystals on the ground. */
function cluster(x: number, size: number, colour: string, side: number): string {
  const one = (dx: number, high: number, wide: number): string => {
    const [left, top] = [x + dx - wide / 2, 50 - high];
    return `<path d="M${left} 50V${top + wide}l${wide / 2} ${-wide}l${wide / 2} ${wide}V50z" fill="${colour}"/><path d="M${x + dx} 50V${top}l${wide / 2} ${wide}V50z" fill="${mix(colour, '#20304a', 0.42)}"/>`;
  };
  return (
    one(0, 15 * size, 5 * size) + one(7 * size * side, 9 * size, 4 * size) + one(-6 * size * side, 7 * size, 3 * size)
  );
}

const CRYSTALS = ['#7fdcd8', '#b9a4ea'];
const drawn = new Map<string, string>();

/** The picture of a card as a data URL. */
export function cardPicture(card: Pick<CardEntry, 'key' | 'level' | 'factions' | 'effects'>): string {
  const name = `${card.key} ${card.level} ${card.factions}`;
  let found = drawn.get(name);
  if (!found) drawn.set(name, (found = `data:image/svg+xml,${encodeURIComponent(draw(card))}`));
  return found;
}

function draw(card: Pick<CardEntry, 'key' | 'level' | 'factions' | 'effects'>): string {
  const seed = hashOf(`${card.key}.`);
  const wall = WALLS[card.level - 1] ?? WALLS[3];
  const light = LIGHTS[card.factions[0] ?? 'none'] ?? LIGHTS.none;
  const other = LIGHTS[card.factions[1]] ?? light;
  const back = mix(wall, light, 0.1);
  const cave =
    `<rect width="148" height="56" fill="${back}"/><path d="M6 56C2 30 16 10 40 8c8-6 22-7 34-5c14-4 30-1 38 5c22 3 34 22 30 48z" fill="${mix(mix(wall, '#8fa0c0', 0.3), other, 0.34)}"/>` +
    `<path d="M30 56C28 34 44 18 74 17s46 16 44 39z" fill="${mix(mix(wall, '#a8b6d0', 0.4), light, 0.5)}"/><path d="M34 6l4 10 4-9zM104 5l3 8 4-7zM18 14l3 7 3-9z" fill="${back}"/><path d="M0 46q30-4 74-2t74 1v16H0z" fill="${mix(wall, '#10141f', 0.25)}"/>`;
  const gems =
    cluster(12 + (seed % 9), 0.7 + (seed % 4) / 10, CRYSTALS[seed % 2], 1) +
    (seed % 3 ? cluster(128 + (seed % 7), 0.6 + (seed % 5) / 10, CRYSTALS[(seed + 1) % 2], -1) : '');
  const turned = seed % 2 ? ' transform="matrix(-1 0 0 1 148 0)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 56">${cave}<g${turned}>${MOTIFS[motifOf(card)]}</g>${gems}</svg>`;
}
