// A picture for every card: wall by level, light by faction, and the motif that its name asks for. Cards from a file get a motif of their faction.
import type { CardEntry } from '../../../generated/miners';
import { MOTIFS, type Motif } from './motifs';

type PicturedCard = Pick<CardEntry, 'key' | 'level' | 'factions'>;

/** Cards whose motif has a general name; all other cards of the house set have one under their own key. */
const NAMED: Readonly<Record<string, Motif>> = {
  hidden_pyramid: 'pyramid', barge_landing: 'barge', obelisk_yard: 'obelisk', peat_cutters: 'stack', tartan_weavers: 'loom', clan_hall: 'hall', rice_terrace: 'terrace', dry_dock: 'dock',
  crystal_engine: 'engine', via_profunda: 'tunnel', triumphal_arch: 'arch', lamp_room: 'lamps', heart_of_the_mountain: 'crystals',
}; // prettier-ignore

/** Cards from a file have no motif of their own: they take one of their first faction. */
const FAMILIES: Readonly<Record<string, readonly Motif[]>> = {
  scots: ['cairn', 'hall', 'stack', 'loom'],
  barbarians: ['tent', 'skull', 'rocks'],
  egyptians: ['pyramid', 'well', 'obelisk'],
  japanese: ['shrine', 'lanterns', 'bridge', 'garden'],
  atlanteans: ['pump', 'engine', 'dock'],
  romans: ['arch', 'rails', 'tunnel'],
  none: ['tower', 'crystals', 'lamps', 'coins'],
};
const isMotif = (key: string): key is Motif => key in MOTIFS;

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

/** The motif that the name of a card of the house set asks for; undefined for other cards. */
export const namedMotif = (key: string): Motif | undefined => (isMotif(key) ? key : NAMED[key]);

export function motifOf({ key, factions }: PicturedCard): Motif {
  const family = FAMILIES[factions[0] ?? 'none'] ?? FAMILIES.none;
  return namedMotif(key) ?? family[hashOf(key) % family.length];
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
export function cardPicture(card: PicturedCard): string {
  const name = `${card.key} ${card.level} ${card.factions}`;
  let found = drawn.get(name);
  if (!found) drawn.set(name, (found = `data:image/svg+xml,${encodeURIComponent(draw(card))}`));
  return found;
}

function draw(card: PicturedCard): string {
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
