// Faces of components: picture, name and rows of signs, all made from the catalogue.
import {
  FAME_SOLE,
  HELP,
  PLAIN_MONSTERS,
  PLAIN_TRAPS,
  PRODUCED,
  SHEEP_KIND,
  type Adventurer,
  type Attack,
  type ComponentCatalogue,
  type Room,
  type TrapEffect,
} from '../../../generated/lords';

export type ComponentKind =
  'creature' | 'ghost' | 'adventurer' | 'trap' | 'room' | 'spell' | 'special' | 'order' | 'tile';
export type Tone = 'gold' | 'food' | 'imps' | 'evil' | 'damage' | 'heal' | 'key' | 'magic' | 'heart' | '';

/** A sign with an optional number. */
export interface SignCount {
  sign: string;
  count?: number | string;
  tone?: Tone;
}

export interface Face {
  /** The symbol, and whether it is a portrait in colours. */
  sign: string;
  portrait: boolean;
  /** The background of the picture. */
  ground: string;
  name: string;
  /** Its price: wage, price or workers. */
  price: SignCount[];
  /** Its effects, one row for each alternative; "or" stands between rows. */
  rows: SignCount[][];
  /** The effects as sentences; those of traps with their year. */
  texts: { text: string; year?: number }[];
  clause: string;
  zone: string;
}

export const HIDDEN = -1;
const CLAUSES: Record<ComponentKind, string> = {
  creature: 'DL-63',
  ghost: 'DL-63',
  adventurer: 'DL-61',
  trap: 'DL-60',
  room: 'DL-38',
  spell: 'DL-62',
  special: 'DL-44',
  order: 'DL-21',
  tile: 'DL-41',
};
const AIMS: Readonly<Record<Attack['aim'], string>> = { normal: 't-first', all: 't-all', any: 't-any', glue: '' };
const PRODUCTS: Readonly<Record<Room['product'], SignCount | null>> = {
  nothing: null,
  food: { sign: 'food', count: PRODUCED, tone: 'food' },
  gold: { sign: 'gold', count: PRODUCED, tone: 'gold' },
  trap: { sign: 'trap', count: PRODUCED },
  tunnel: { sign: 'tile', count: PRODUCED },
  repute: { sign: 'evil', count: `−${PRODUCED}`, tone: 'evil' },
  imp: { sign: 'imp', count: PRODUCED, tone: 'imps' },
};
/** The signs of what an adventurer can do. */
export const ABILITIES: Readonly<Record<Adventurer['kind'], SignCount[]>> = {
  warrior: [],
  illusion: [],
  thief: [{ sign: 'key', tone: 'key' }],
  priest: [{ sign: 'heal', tone: 'heal' }],
  wizard: [{ sign: 'magic', tone: 'magic' }],
  paladin: [
    { sign: 'key', tone: 'key' },
    { sign: 'heal', tone: 'heal' },
    { sign: 'magic', tone: 'magic' },
  ],
};

const some = (count: number, sign: string, tone: Tone = ''): SignCount[] => (count ? [{ sign, count, tone }] : []);
const flag = (set: boolean, sign: string): SignCount[] => (set ? [{ sign }] : []);
const hit = (count: number, sign: string, more = false): SignCount[] =>
  count ? [{ sign, count: more ? `+${count}` : count, tone: 'damage' }] : [];

export function attackSigns(attack: Attack): SignCount[] {
  const aim = attack.back ? 't-back' : AIMS[attack.aim];
  return [
    ...some(attack.food, 'food', 'food'),
    ...(aim ? hit(attack.strength, aim) : []),
    ...hit(attack.follow, 'f-follow'),
    ...hit(attack.second, 't-any'),
    ...flag(attack.spares_priests, 'f-nopriest'),
    ...flag(attack.returns, 'f-return'),
    ...flag(attack.no_healing, 'f-noheal'),
    ...flag(attack.no_conquering, 'f-noconquer'),
  ];
}

export const trapPrice = (snare: TrapEffect): SignCount[] => [
  ...some(snare.gold, 'gold', 'gold'),
  ...some(snare.food, 'food', 'food'),
  ...some(snare.imps, 'imp', 'imps'),
];

export function trapSigns(snare: TrapEffect): SignCount[] {
  const full: SignCount[] = snare.full ? [{ sign: 't-first' }, { sign: 'f-full', tone: 'damage' }] : [];
  return [
    ...full,
    ...hit(snare.each, 't-all'),
    ...hit(snare.first, 't-first', snare.full || snare.each > 0),
    ...hit(snare.second, 't-second', snare.each > 0),
    ...hit(snare.last, 't-last', snare.each > 0),
    ...hit(snare.chosen, 't-any'),
    ...hit(snare.late, 'f-late'),
    ...flag(snare.no_conquering, 'f-noconquer'),
    ...flag(snare.silences, 'f-silence'),
  ];
}

function roomSigns(room: Room): SignCount[] {
  const work = PRODUCTS[room.product];
  const helps = room.helps.length
    ? [...room.helps.map((sign) => ({ sign })), { sign: 't-first', count: `+${HELP}`, tone: 'damage' as const }]
    : [];
  const counts = room.points ? [...room.counts.map((sign) => ({ sign })), { sign: 'points', count: room.points }] : [];
  const holds =
    room.traps !== PLAIN_TRAPS || room.monsters !== PLAIN_MONSTERS
      ? [
          { sign: 'trap', count: room.traps },
          { sign: 'title_monsters', count: room.monsters },
        ]
      : [];
  const fame: SignCount[] = room.fame ? [{ sign: 'title_evil' }, { sign: 'points', count: `+${FAME_SOLE}` }] : [];
  return [
    ...(work ? [{ sign: 'arrow' }, work] : []),
    ...helps,
    ...holds,
    ...flag(room.silent, 'f-silence'),
    ...counts,
    ...fame,
  ];
}

/** What an adventurer can do, as a sign with its number. */
export const abilitySigns = ({ kind, ability }: Pick<Adventurer, 'kind' | 'ability'>): SignCount[] =>
  ABILITIES[kind].map((mark) => ({ ...mark, count: ability }));

/** The hit points and abilities of a class in a year, as ranges over its tiles. */
export function rangesOf({ adventurers }: ComponentCatalogue, kind: Adventurer['kind'], year: number): SignCount[] {
  const rows = adventurers.map((entry) => entry.row).filter((row) => row.kind === kind && row.year === year);
  const range = (numbers: number[]): number | string => {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return least === most ? most : `${least}–${most}`;
  };
  const abilities = ABILITIES[kind];
  return [
    { sign: 'heart', count: range(rows.map((row) => row.hp)), tone: 'heart' },
    ...abilities.map((mark) => ({ ...mark, count: range(rows.map((row) => row.ability)) })),
  ];
}

const repeated = (marks: SignCount[], times: number): SignCount[] =>
  marks.flatMap((mark) => Array.from({ length: times }, () => mark));

/** The face of a component; a question mark if it is face down or unknown. */
export function faceOf(catalogue: ComponentCatalogue, kind: ComponentKind, id: number, year = 1): Face {
  const blank: Face = {
    sign: 'unknown',
    portrait: false,
    ground: 'dark',
    name: '',
    price: [],
    rows: [],
    texts: [],
    clause: CLAUSES[kind],
    zone: '',
  };
  if (kind === 'creature' && id === SHEEP_KIND)
    return {
      ...blank,
      sign: 'a-sheep',
      portrait: true,
      ground: 'creature',
      name: '',
      rows: [attackSigns(catalogue.sheep)],
    };
  const face = known(catalogue, kind, id, year);
  return face ? { ...blank, ground: kind === 'tile' ? 'event' : kind, ...face } : blank;
}

function known(catalogue: ComponentCatalogue, kind: ComponentKind, id: number, year: number): Partial<Face> | null {
  switch (kind) {
    case 'creature':
    case 'ghost':
      return creatureFace(catalogue, id);
    case 'adventurer':
      return adventurerFace(catalogue, id);
    case 'trap':
      return trapFace(catalogue, id, year);
    case 'room':
      return roomFace(catalogue, id);
    case 'spell':
      return spellFace(catalogue, id);
    case 'special':
      return plainFace(catalogue.specials[id], `s-${catalogue.specials[id]?.row.effect}`);
    case 'order':
      return plainFace(catalogue.orders[id], `o-${catalogue.orders[id]?.key}`);
    case 'tile':
      return plainFace(catalogue.tiles[id], `e-${catalogue.tiles[id]?.key}`);
  }
}

function plainFace(entry: { name: string; text: string } | undefined, sign: string): Partial<Face> | null {
  return entry ? { sign, name: entry.name, texts: [{ text: entry.text }] } : null;
}

function creatureFace({ creatures }: ComponentCatalogue, id: number): Partial<Face> | null {
  const entry = creatures[id];
  if (!entry) return null;
  const { row } = entry;
  const price = [
    ...some(row.food, 'food', 'food'),
    ...some(row.gold, 'gold', 'gold'),
    ...some(row.evil, 'evil', 'evil'),
    ...some(row.traps, 'trap'),
    ...some(row.creatures, 'title_monsters'),
  ];
  const rows = [row.first, row.second].flatMap((attack) => (attack ? [attackSigns(attack)] : []));
  return {
    sign: `a-${entry.key}`,
    portrait: true,
    ground: 'creature',
    name: entry.name,
    price,
    rows,
    texts: [{ text: entry.text }],
  };
}

function adventurerFace({ adventurers }: ComponentCatalogue, id: number): Partial<Face> | null {
  const entry = adventurers[id];
  if (!entry) return null;
  const { kind, ability } = entry.row;
  const marks = kind === 'warrior' ? [{ sign: 'front' }] : repeated(ABILITIES[kind], ability);
  return {
    sign: `a-${kind}`,
    portrait: true,
    ground: kind,
    name: entry.name,
    rows: [marks],
    texts: [{ text: entry.text }],
  };
}

function trapFace({ traps }: ComponentCatalogue, id: number, year: number): Partial<Face> | null {
  const entry = traps[id];
  if (!entry) return null;
  const snare = year === 2 ? entry.row.year_2 : entry.row.year_1;
  const texts = [
    { text: entry.text, year: 1 },
    { text: entry.second, year: 2 },
  ];
  return {
    sign: `trap-${entry.key}`,
    name: entry.name,
    price: trapPrice(snare),
    rows: [trapSigns(snare)],
    texts: year === 2 ? texts.reverse() : texts,
  };
}

function roomFace({ rooms }: ComponentCatalogue, id: number): Partial<Face> | null {
  const entry = rooms[id];
  if (!entry) return null;
  const { row } = entry;
  const price = [...some(row.workers, 'workers'), ...some(row.food, 'food', 'food')];
  return {
    sign: `r-${entry.key}`,
    name: entry.name,
    price,
    rows: [roomSigns(row)],
    texts: [{ text: entry.text }],
    zone: row.zone,
  };
}

function spellFace({ spells }: ComponentCatalogue, id: number): Partial<Face> | null {
  const entry = spells[id];
  if (!entry) return null;
  const { fast, fatigue, effect } = entry.row;
  const tired = fatigue ? repeated([{ sign: 'fatigue' }], fatigue) : [{ sign: 'fatigue', count: 0 }];
  return {
    sign: `x-${effect}`,
    name: entry.name,
    rows: [[{ sign: fast ? 'fast' : 'slow' }, ...tired]],
    texts: [{ text: entry.text }],
  };
}
