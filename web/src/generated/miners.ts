// Made by web/generate.py from the engine; do not edit.
import { reader } from '../lib/forms';

/** A table as one viewer may know it. */
export interface View {
  viewer: number;
  terms: Terms;
  tracks: number[];
  round: number;
  events: number[];
  decks: number[];
  piles: number[][];
  deep: number;
  deep_pile: number;
  deep_made: number;
  seats: SeatView[];
  over: boolean;
}

/** The agreements of a table in numbers; never changed after the deal. */
export interface Terms {
  seats: number;
  first_game: boolean;
  open_reveal: boolean;
  alchemy: number;
  technology: number;
  diplomacy: number;
  set: string;
}

/** One seat as a viewer sees it: `hand` is empty unless it is the viewer's own or the game is over. */
export interface SeatView {
  hand: number[];
  levels: number[];
  shown: number[];
  mine: MineView;
  coins: number;
  points: number;
  board: number;
  space: number;
  distance: number;
  finished: number;
  discount: number;
  chosen: number;
  counted: number;
  topped: number;
  fresh: number;
  deciding: boolean;
}

/** A mine lies open: everybody sees all of it. */
export interface MineView {
  cards: number[];
  cells: number[];
  activated: number[];
  collapsed: number[];
  machinery: number[];
  half: number[];
  full: number[];
  markers: number[];
}

/** A set of cards; `branches` are the choices of effects by their places in the program. */
export interface Catalogue {
  title: string;
  cards: CardEntry[];
  events: EventEntry[];
  tracks: TrackEntry[];
  surface: EffectEntry[];
  branches: Record<string, EffectEntry[]>;
}

/** A mine card; its place in the row is its number. `carts` are six signs, `#` where a half-cart is full. */
export interface CardEntry {
  key: string;
  name: string;
  level: number;
  cost: number;
  factions: string[];
  carts: string;
  effects: EffectEntry[];
}

/** An effect as a tree for icons, and as a sentence. */
export interface EffectEntry {
  tree: GainCoins | GainPoints | Draw | Advance | PlaceMachinery | DrawLevel | DrawFaction | DrawDeep | Collapse | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special | Per | If | Pay | Either | Seq;
  text: string;
}

export interface GainCoins {
  do: 'gain-coins';
  n: number;
}

export interface GainPoints {
  do: 'gain-points';
  n: number;
}

export interface Draw {
  do: 'draw';
  n: number;
}

export interface Advance {
  do: 'advance';
  n: number;
}

export interface PlaceMachinery {
  do: 'place-machinery';
  n: number;
  where: string;
}

export interface DrawLevel {
  do: 'draw-level';
  level: number;
  n: number;
}

export interface DrawFaction {
  do: 'draw-faction';
  faction: string;
}

export interface DrawDeep {
  do: 'draw-deep';
  n: number;
}

export interface Collapse {
  do: 'collapse';
}

export interface CollapseOther {
  do: 'collapse-other';
  n: number;
  each: GainCoins | GainPoints | Draw | Advance | PlaceMachinery | null;
}

export interface Clear {
  do: 'clear';
  n: number;
  each: GainCoins | GainPoints | Draw | Advance | PlaceMachinery | null;
}

export interface PlaceCart {
  do: 'place-cart';
  n: number;
  each: GainCoins | GainPoints | Draw | Advance | PlaceMachinery | null;
}

export interface Dismantle {
  do: 'dismantle';
  each: GainCoins | GainPoints | Draw | Advance | PlaceMachinery;
}

export interface Discard {
  do: 'discard';
  n: number;
  each: GainCoins | GainPoints | Draw | Advance | PlaceMachinery;
}

export interface Buy {
  do: 'buy';
  price: number;
  most: number;
  each: GainCoins | GainPoints | Draw | Advance | PlaceMachinery;
}

export interface Discount {
  do: 'discount';
  n: number;
}

export interface Activate {
  do: 'activate';
  target: string;
}

export interface UseSurface {
  do: 'use-surface';
}

export interface Special {
  do: 'special';
  key: string;
}

export interface Per {
  do: 'per';
  measure: string;
  gain: GainCoins | GainPoints | Draw | Advance | PlaceMachinery;
  each: number;
  most: number;
}

export interface If {
  do: 'if';
  measure: string;
  least: number;
  then: GainCoins | GainPoints | Draw | Advance | PlaceMachinery | DrawLevel | DrawFaction | DrawDeep | Collapse | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special | Per | If | Pay | Either | Seq;
  otherwise: GainCoins | GainPoints | Draw | Advance | PlaceMachinery | DrawLevel | DrawFaction | DrawDeep | Collapse | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special | Per | If | Pay | Either | Seq | null;
}

export interface Pay {
  do: 'pay';
  price: number;
  then: GainCoins | GainPoints | Draw | Advance | PlaceMachinery | DrawLevel | DrawFaction | DrawDeep | Collapse | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special | Per | If | Pay | Either | Seq;
  scots: boolean;
}

export interface Either {
  do: 'either';
  choices: (GainCoins | GainPoints | Draw | Advance | PlaceMachinery | DrawLevel | DrawFaction | DrawDeep | Collapse | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special | Per | If | Pay | Either | Seq)[];
}

export interface Seq {
  do: 'seq';
  parts: (GainCoins | GainPoints | Draw | Advance | PlaceMachinery | DrawLevel | DrawFaction | DrawDeep | Collapse | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special | Per | If | Pay | Either | Seq)[];
}

/** An event card; one that changes a rule for a round has no effect, and `text` says all. */
export interface EventEntry {
  key: string;
  name: string;
  type: string;
  modifier: string;
  strength: number;
  effect: EffectEntry | null;
  text: string;
}

/** One side of a progress board, from the first space above the lowest. */
export interface TrackEntry {
  key: string;
  name: string;
  spaces: EffectEntry[];
}

const WORDS_0 = { 0: '1/-37', 1: '1/-35', 2: '1/-33', 3: '1/-31', 4: '1/-29', 5: '1/-27', 6: '1/-25', 7: '1/-23', 8: '1/-21', 9: '1/-19', 10: '1/-17', 11: '1/-15', 12: '1/-13', 13: '1/-11', 14: '1/-9', 15: '1/-7', 16: '1/-5', 17: '1/-3', 18: '1/-1', 19: '1/1', 20: '1/3', 21: '1/5', 22: '1/7', 23: '1/9', 24: '1/11', 25: '1/13', 26: '1/15', 27: '1/17', 28: '1/19', 29: '1/21', 30: '1/23', 31: '1/25', 32: '1/27', 33: '1/29', 34: '1/31', 35: '1/33', 36: '1/35', 37: '1/37', 38: '1/39', 39: '1/41', 40: '2/-38', 41: '2/-36', 42: '2/-34', 43: '2/-32', 44: '2/-30', 45: '2/-28', 46: '2/-26', 47: '2/-24', 48: '2/-22', 49: '2/-20', 50: '2/-18', 51: '2/-16', 52: '2/-14', 53: '2/-12', 54: '2/-10', 55: '2/-8', 56: '2/-6', 57: '2/-4', 58: '2/-2', 59: '2/0', 60: '2/2', 61: '2/4', 62: '2/6', 63: '2/8', 64: '2/10', 65: '2/12', 66: '2/14', 67: '2/16', 68: '2/18', 69: '2/20', 70: '2/22', 71: '2/24', 72: '2/26', 73: '2/28', 74: '2/30', 75: '2/32', 76: '2/34', 77: '2/36', 78: '2/38', 79: '2/40', 80: '3/-37', 81: '3/-35', 82: '3/-33', 83: '3/-31', 84: '3/-29', 85: '3/-27', 86: '3/-25', 87: '3/-23', 88: '3/-21', 89: '3/-19', 90: '3/-17', 91: '3/-15', 92: '3/-13', 93: '3/-11', 94: '3/-9', 95: '3/-7', 96: '3/-5', 97: '3/-3', 98: '3/-1', 99: '3/1', 100: '3/3', 101: '3/5', 102: '3/7', 103: '3/9', 104: '3/11', 105: '3/13', 106: '3/15', 107: '3/17', 108: '3/19', 109: '3/21', 110: '3/23', 111: '3/25', 112: '3/27', 113: '3/29', 114: '3/31', 115: '3/33', 116: '3/35', 117: '3/37', 118: '3/39', 119: '3/41', 120: '4/-38', 121: '4/-36', 122: '4/-34', 123: '4/-32', 124: '4/-30', 125: '4/-28', 126: '4/-26', 127: '4/-24', 128: '4/-22', 129: '4/-20', 130: '4/-18', 131: '4/-16', 132: '4/-14', 133: '4/-12', 134: '4/-10', 135: '4/-8', 136: '4/-6', 137: '4/-4', 138: '4/-2', 139: '4/0', 140: '4/2', 141: '4/4', 142: '4/6', 143: '4/8', 144: '4/10', 145: '4/12', 146: '4/14', 147: '4/16', 148: '4/18', 149: '4/20', 150: '4/22', 151: '4/24', 152: '4/26', 153: '4/28', 154: '4/30', 155: '4/32', 156: '4/34', 157: '4/36', 158: '4/38', 159: '4/40' } as const;
const WORDS_1 = { '-1': 'none' } as const;
const WORDS_2 = { 0: 'coins', 1: 'short', 2: 'long', 3: 'draw' } as const;
const WORDS_3 = { 1: '1', 2: '2', 3: '3', 4: '4' } as const;
const WORDS_4 = { 0: 'scots', 1: 'barbarians', 2: 'egyptians', 3: 'japanese', 4: 'atlanteans', 5: 'romans' } as const;
const WORDS_5 = { 0: 'alchemy', 1: 'technology', 2: 'diplomacy' } as const;
const WORDS_6 = { 0: 'upper-left', 1: 'upper-right', 2: 'left', 3: 'right', 4: 'lower-left', 5: 'lower-right' } as const;
const WORDS_7 = { 0: 'card', 1: 'alchemy', 2: 'technology', 3: 'diplomacy', 4: 'surface', 5: 'event' } as const;

export const ASKS = {
  KeepCards: {
    clause: 'IM-7',
    span: 136,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  ChooseCard: {
    clause: 'IM-16',
    span: 137,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
      { name: 'take-forced', first: 136, fields: [] },
    ],
    about: [{ name: 'price', kind: 'number', shape: 'each' }, { name: 'cards', kind: 'card', shape: 'many' }, { name: 'costs', kind: 'number', shape: 'many' }, { name: 'cells', kind: 'cell', shape: 'many', words: WORDS_0 }],
  },
  PlaceCard: {
    clause: 'IM-20',
    span: 160,
    forms: [
      { name: 'cell', first: 0, fields: [{ name: 'cell', kind: 'cell', size: 160, words: WORDS_0 }] },
    ],
    about: [{ name: 'card', kind: 'card', size: 136 }],
  },
  UseEffect: {
    clause: 'IM-25',
    span: 3,
    forms: [
      { name: 'use-none', first: 0, fields: [] },
      { name: 'use-effect', first: 1, fields: [{ name: 'effect', kind: 'effect', size: 2, first: 1 }] },
    ],
    about: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'price', kind: 'number', shape: 'each' }],
  },
  Climb: {
    clause: 'IM-26',
    span: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
    ],
    about: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }],
  },
  UseSurface: {
    clause: 'IM-27',
    span: 4,
    forms: [
      { name: 'surface', first: 0, fields: [{ name: 'surface', kind: 'word', size: 4, words: WORDS_2 }] },
    ],
    about: [{ name: 'left', kind: 'number' }, { name: 'price', kind: 'number', shape: 'each' }],
  },
  DrawCard: {
    clause: 'IM-38',
    span: 3,
    forms: [
      { name: 'deck', first: 0, fields: [{ name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_3 }] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  NameFaction: {
    clause: 'IM-41',
    span: 6,
    forms: [
      { name: 'faction', first: 0, fields: [{ name: 'faction', kind: 'faction', size: 6, words: WORDS_4 }] },
    ],
    about: [],
  },
  SeekFaction: {
    clause: 'IM-41',
    span: 3,
    forms: [
      { name: 'deck', first: 0, fields: [{ name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_3 }] },
    ],
    about: [{ name: 'faction', kind: 'faction', size: 6, words: WORDS_4 }],
  },
  EnterBoard: {
    clause: 'IM-42',
    span: 3,
    forms: [
      { name: 'board', first: 0, fields: [{ name: 'board', kind: 'board', size: 3, words: WORDS_5 }] },
    ],
    about: [{ name: 'most', kind: 'number' }],
  },
  MoveMarker: {
    clause: 'IM-42',
    span: 16,
    forms: [
      { name: 'steps', first: 0, fields: [{ name: 'steps', kind: 'number', size: 16 }] },
    ],
    about: [{ name: 'most', kind: 'number' }],
  },
  ChangeBoard: {
    clause: 'IM-44',
    span: 3,
    forms: [
      { name: 'board', first: 0, fields: [{ name: 'board', kind: 'board', size: 3, words: WORDS_5 }] },
    ],
    about: [{ name: 'most', kind: 'number' }],
  },
  PlaceMachinery: {
    clause: 'IM-33',
    span: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  ClearCollapse: {
    clause: 'IM-34',
    span: 17,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
      { name: 'stop', first: 16, fields: [] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  CollapseCard: {
    clause: 'IM-34',
    span: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  PlaceCart: {
    clause: 'IM-35',
    span: 48,
    forms: [
      { name: 'joint', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }, { name: 'side', kind: 'side', size: 3, words: WORDS_6 }] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  ActivateCard: {
    clause: 'IM-36',
    span: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
    ],
    about: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }],
  },
  TrimHand: {
    clause: 'IM-39',
    span: 136,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  DiscardSome: {
    clause: 'IM-15',
    span: 137,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
      { name: 'stop', first: 136, fields: [] },
    ],
    about: [{ name: 'left', kind: 'number' }],
  },
  BuyTimes: {
    clause: 'IM-A13',
    span: 16,
    forms: [
      { name: 'times', first: 0, fields: [{ name: 'count', kind: 'number', size: 16 }] },
    ],
    about: [{ name: 'price', kind: 'number' }, { name: 'most', kind: 'number' }],
  },
  ChooseBranch: {
    clause: 'IM-25',
    span: 4,
    forms: [
      { name: 'branch', first: 0, fields: [{ name: 'branch', kind: 'branch', size: 4, shown: 1 }] },
    ],
    about: [{ name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }, { name: 'place', kind: 'number' }, { name: 'price', kind: 'number', shape: 'each' }],
  },
} as const;

export const { read, option } = reader(ASKS);

export const EVENTS = {
  RoundBegan: { clause: 'IM-13', open: 2, fields: [{ name: 'round', kind: 'number' }, { name: 'happening', kind: 'happening' }] },
  CardChosen: { clause: 'IM-16', open: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  CardPlayed: { clause: 'IM-16', open: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'cost', kind: 'number' }] },
  CardForced: { clause: 'IM-17', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  NothingToForce: { clause: 'IM-A20', open: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }] },
  CardPlaced: { clause: 'IM-19', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'cell', kind: 'cell', size: 160, words: WORDS_0 }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  CardActivated: { clause: 'IM-25', open: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  ActivationSkipped: { clause: 'IM-31', open: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  EffectUsed: { clause: 'IM-25', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'effect', kind: 'effect', size: 2, first: 1 }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  CollapseLifted: { clause: 'IM-34', open: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  CoinsGained: { clause: 'IM-12', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'count', kind: 'number' }, { name: 'source', kind: 'word', words: WORDS_7 }, { name: 'at', kind: 'number' }] },
  CoinsPaid: { clause: 'IM-A13', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'count', kind: 'number' }, { name: 'source', kind: 'word', words: WORDS_7 }, { name: 'at', kind: 'number' }] },
  PointsGained: { clause: 'IM-46', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'count', kind: 'number' }, { name: 'source', kind: 'word', words: WORDS_7 }, { name: 'at', kind: 'number' }] },
  CardDrawn: { clause: 'IM-38', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_3 }, { name: 'card', kind: 'card', size: 136 }] },
  DeepCardTaken: { clause: 'IM-40', open: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }] },
  DeckShuffled: { clause: 'IM-5', open: 1, fields: [{ name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_3 }] },
  CardDiscarded: { clause: 'IM-39', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  CardTurnedUp: { clause: 'IM-41', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  FactionFound: { clause: 'IM-41', open: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'faction', kind: 'faction', size: 6, words: WORDS_4 }, { name: 'card', kind: 'card', size: 136 }] },
  FactionMissing: { clause: 'IM-41', open: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'faction', kind: 'faction', size: 6, words: WORDS_4 }, { name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_3 }] },
  BoardEntered: { clause: 'IM-42', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'track', kind: 'track' }] },
  MarkerMoved: { clause: 'IM-42', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'count', kind: 'number' }, { name: 'space', kind: 'number' }, { name: 'board', kind: 'board', size: 3, words: WORDS_5 }] },
  BoardFinished: { clause: 'IM-44', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'track', kind: 'track' }] },
  MachineryPlaced: { clause: 'IM-33', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'count', kind: 'number' }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  MachineryTaken: { clause: 'IM-A16', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'count', kind: 'number' }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  CollapsePlaced: { clause: 'IM-34', open: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  CartPlaced: { clause: 'IM-35', open: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'side', kind: 'side', size: 3, words: WORDS_6 }, { name: 'spot', kind: 'spot', size: 16, shown: 1, words: WORDS_1 }] },
  DiscountGained: { clause: 'IM-A27', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'count', kind: 'number' }] },
  SurfaceUsed: { clause: 'IM-27', open: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, shown: 1 }, { name: 'surface', kind: 'word', size: 4, words: WORDS_2 }] },
  RoundEnded: { clause: 'IM-32', open: 2, fields: [{ name: 'round', kind: 'number' }, { name: 'happening', kind: 'happening' }] },
  GameEnded: { clause: 'IM-46', open: 0, fields: [] },
} as const;
