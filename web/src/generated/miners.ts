// Made by web/generate.py from the engine; do not edit.
import { optionForms } from '../lib/table/optionForms';

/** A table as one viewer may know it. */
export interface View {
  viewer: number;
  terms: Terms;
  tracks: number[];
  round: number;
  revealed_events: number[];
  deck_sizes: number[];
  discard_piles: number[][];
  deep_left: number;
  deep_discards: number;
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
  hand_levels: number[];
  shown_cards: number[];
  mine: MineView;
  coins: number;
  points: number;
  marker_board: number;
  marker_space: number;
  distance: number;
  finished_boards: number;
  discount: number;
  chosen: number;
  last_count: number;
  on_top_space: number;
  first_board: number;
  deciding: boolean;
}

/** A mine lies open: everybody sees all of it. */
export interface MineView {
  cards: number[];
  cells: number[];
  activated: number[];
  collapsed: number[];
  machinery_counts: number[];
  half_joints: number[];
  full_joints: number[];
  marker_joints: number[];
}

/** A set of cards; `branches` are the choices of effects by their index in the program. */
export interface ComponentCatalogue {
  title: string;
  factions: Record<string, string>;
  ranks: RankEntry[];
  cards: CardEntry[];
  events: EventEntry[];
  tracks: TrackEntry[];
  surface: EffectEntry[];
  branches: Record<string, EffectEntry[]>;
}

/** A rank of the solo game and its minimum points (IM-48). */
export interface RankEntry {
  name: string;
  least: number;
}

/** A mine card; its index is its number. `carts` has six characters, `#` for a full half-cart. */
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

/** An event card; one that changes a rule for a round has no effect, only `text`. */
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

const WORDS_0 = { '-1': 'none' } as const;
const WORDS_1 = { 0: 'coins', 1: 'short', 2: 'long', 3: 'draw' } as const;
const WORDS_2 = { 1: '1', 2: '2', 3: '3', 4: '4' } as const;
const WORDS_3 = { 0: 'scots', 1: 'barbarians', 2: 'egyptians', 3: 'japanese', 4: 'atlanteans', 5: 'romans' } as const;
const WORDS_4 = { 0: 'alchemy', 1: 'technology', 2: 'diplomacy' } as const;
const WORDS_5 = { 0: 'upper-left', 1: 'upper-right', 2: 'left', 3: 'right', 4: 'lower-left', 5: 'lower-right' } as const;
const WORDS_6 = { 0: 'card', 1: 'alchemy', 2: 'technology', 3: 'diplomacy', 4: 'surface', 5: 'event' } as const;

export const ASKS = {
  KeepCards: {
    clause: 'IM-7',
    optionCount: 136,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  ChooseCard: {
    clause: 'IM-16',
    optionCount: 137,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
      { name: 'take-forced', first: 136, fields: [] },
    ],
    factFields: [{ name: 'price', kind: 'number', multiplicity: 'each' }, { name: 'cards', kind: 'card', multiplicity: 'many' }, { name: 'costs', kind: 'number', multiplicity: 'many' }, { name: 'cells', kind: 'cell', multiplicity: 'many' }],
  },
  PlaceCard: {
    clause: 'IM-20',
    optionCount: 160,
    forms: [
      { name: 'cell', first: 0, fields: [{ name: 'cell', kind: 'cell', size: 160 }] },
    ],
    factFields: [{ name: 'card', kind: 'card', size: 136 }],
  },
  UseEffect: {
    clause: 'IM-25',
    optionCount: 3,
    forms: [
      { name: 'use-none', first: 0, fields: [] },
      { name: 'use-effect', first: 1, fields: [{ name: 'effect', kind: 'effect', size: 2, first: 1 }] },
    ],
    factFields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }, { name: 'card', kind: 'card', size: 136 }, { name: 'price', kind: 'number', multiplicity: 'each' }],
  },
  Climb: {
    clause: 'IM-26',
    optionCount: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }],
  },
  UseSurface: {
    clause: 'IM-27',
    optionCount: 4,
    forms: [
      { name: 'surface', first: 0, fields: [{ name: 'surface', kind: 'word', size: 4, words: WORDS_1 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }, { name: 'price', kind: 'number', multiplicity: 'each' }],
  },
  DrawCard: {
    clause: 'IM-38',
    optionCount: 3,
    forms: [
      { name: 'deck', first: 0, fields: [{ name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_2 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  NameFaction: {
    clause: 'IM-41',
    optionCount: 6,
    forms: [
      { name: 'faction', first: 0, fields: [{ name: 'faction', kind: 'faction', size: 6, words: WORDS_3 }] },
    ],
    factFields: [],
  },
  SeekFaction: {
    clause: 'IM-41',
    optionCount: 3,
    forms: [
      { name: 'deck', first: 0, fields: [{ name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_2 }] },
    ],
    factFields: [{ name: 'faction', kind: 'faction', size: 6, words: WORDS_3 }],
  },
  EnterBoard: {
    clause: 'IM-42',
    optionCount: 3,
    forms: [
      { name: 'board', first: 0, fields: [{ name: 'board', kind: 'board', size: 3, words: WORDS_4 }] },
    ],
    factFields: [{ name: 'most', kind: 'number' }],
  },
  MoveMarker: {
    clause: 'IM-42',
    optionCount: 16,
    forms: [
      { name: 'steps', first: 0, fields: [{ name: 'steps', kind: 'number', size: 16 }] },
    ],
    factFields: [{ name: 'most', kind: 'number' }],
  },
  ChangeBoard: {
    clause: 'IM-44',
    optionCount: 3,
    forms: [
      { name: 'board', first: 0, fields: [{ name: 'board', kind: 'board', size: 3, words: WORDS_4 }] },
    ],
    factFields: [{ name: 'most', kind: 'number' }],
  },
  PlaceMachinery: {
    clause: 'IM-33',
    optionCount: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  ClearCollapse: {
    clause: 'IM-34',
    optionCount: 17,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
      { name: 'stop', first: 16, fields: [] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  CollapseCard: {
    clause: 'IM-34',
    optionCount: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  PlaceCart: {
    clause: 'IM-35',
    optionCount: 48,
    forms: [
      { name: 'joint', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }, { name: 'side', kind: 'side', size: 3, words: WORDS_5 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  ActivateCard: {
    clause: 'IM-36',
    optionCount: 16,
    forms: [
      { name: 'spot', first: 0, fields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }],
  },
  TrimHand: {
    clause: 'IM-39',
    optionCount: 136,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  DiscardSome: {
    clause: 'IM-15',
    optionCount: 137,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
      { name: 'stop', first: 136, fields: [] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
  BuyTimes: {
    clause: 'IM-A13',
    optionCount: 16,
    forms: [
      { name: 'times', first: 0, fields: [{ name: 'count', kind: 'number', size: 16 }] },
    ],
    factFields: [{ name: 'price', kind: 'number' }, { name: 'most', kind: 'number' }],
  },
  ChooseBranch: {
    clause: 'IM-25',
    optionCount: 4,
    forms: [
      { name: 'branch', first: 0, fields: [{ name: 'branch', kind: 'branch', size: 4, displayOffset: 1 }] },
    ],
    factFields: [{ name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }, { name: 'effect_address', kind: 'number' }, { name: 'price', kind: 'number', multiplicity: 'each' }],
  },
} as const;

export const { readOption, optionOf } = optionForms(ASKS);

export const EVENTS = {
  RoundBegan: { clause: 'IM-13', publicCount: 2, fields: [{ name: 'round', kind: 'number' }, { name: 'event_card', kind: 'happening' }] },
  CardChosen: { clause: 'IM-16', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  CardPlayed: { clause: 'IM-16', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'cost', kind: 'number' }] },
  CardForced: { clause: 'IM-17', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  NothingToForce: { clause: 'IM-A20', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  CardPlaced: { clause: 'IM-19', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'cell', kind: 'cell', size: 160 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  CardActivated: { clause: 'IM-25', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  ActivationSkipped: { clause: 'IM-31', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  EffectUsed: { clause: 'IM-25', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'effect', kind: 'effect', size: 2, first: 1 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  CollapseLifted: { clause: 'IM-34', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  CoinsGained: { clause: 'IM-12', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }, { name: 'source', kind: 'word', words: WORDS_6 }, { name: 'source_index', kind: 'number' }] },
  CoinsPaid: { clause: 'IM-A13', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }, { name: 'source', kind: 'word', words: WORDS_6 }, { name: 'source_index', kind: 'number' }] },
  PointsGained: { clause: 'IM-46', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }, { name: 'source', kind: 'word', words: WORDS_6 }, { name: 'source_index', kind: 'number' }] },
  CardDrawn: { clause: 'IM-38', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_2 }, { name: 'card', kind: 'card', size: 136 }] },
  DeepCardTaken: { clause: 'IM-40', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  DeckShuffled: { clause: 'IM-5', publicCount: 1, fields: [{ name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_2 }] },
  CardDiscarded: { clause: 'IM-39', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  CardTurnedUp: { clause: 'IM-41', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  FactionFound: { clause: 'IM-41', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'faction', kind: 'faction', size: 6, words: WORDS_3 }, { name: 'card', kind: 'card', size: 136 }] },
  FactionMissing: { clause: 'IM-41', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'faction', kind: 'faction', size: 6, words: WORDS_3 }, { name: 'level', kind: 'level', size: 3, first: 1, words: WORDS_2 }] },
  BoardEntered: { clause: 'IM-42', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'track', kind: 'track' }] },
  MarkerMoved: { clause: 'IM-42', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }, { name: 'space', kind: 'number' }, { name: 'board', kind: 'board', size: 3, words: WORDS_4 }] },
  BoardFinished: { clause: 'IM-44', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'track', kind: 'track' }] },
  MachineryPlaced: { clause: 'IM-33', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'count', kind: 'number' }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  MachineryTaken: { clause: 'IM-A16', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'count', kind: 'number' }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  CollapsePlaced: { clause: 'IM-34', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  CartPlaced: { clause: 'IM-35', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'side', kind: 'side', size: 3, words: WORDS_5 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }] },
  DiscountGained: { clause: 'IM-A27', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }] },
  SurfaceUsed: { clause: 'IM-27', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'surface', kind: 'word', size: 4, words: WORDS_1 }] },
  RoundEnded: { clause: 'IM-32', publicCount: 2, fields: [{ name: 'round', kind: 'number' }, { name: 'event_card', kind: 'happening' }] },
  GameEnded: { clause: 'IM-46', publicCount: 0, fields: [] },
} as const;

export const BOARDS = 3;
export const MAX_KINDS = 136;
export const MAX_SPACES = 15;
export const FACTION_COUNT = 6;
export const FACTIONS = ['scots', 'barbarians', 'egyptians', 'japanese', 'atlanteans', 'romans'] as const;
export const CELLS = 160;
export const SIDE_NAMES = ['upper-left', 'upper-right', 'left', 'right', 'lower-left', 'lower-right'] as const;
export const JOINT_SIDES = 3;
export const MAX_CARDS = 16;
export const NO_SPOT = -1;
export const MAX_SEATS = 5;
export const MAX_TIMES = 16;
export const MAX_BRANCHES = 4;
export const DECKS = 3;
export const SURFACE_NAMES = ['coins', 'short', 'long', 'draw'] as const;
export const BOARD_NAMES = ['alchemy', 'technology', 'diplomacy'] as const;
export const LEVEL_NAMES = ['1', '2', '3', '4'] as const;
export const FROM_CARD = 0;
export const FROM_BOARD = 1;
export const FROM_SURFACE = 4;
export const FROM_EVENT = 5;
export const SOURCES = ['card', 'alchemy', 'technology', 'diplomacy', 'surface', 'event'] as const;
export const NO_CARD = -1;
export const FORCED = -2;
export const NOT_CHOSEN = -3;
export const NO_BOARD = -1;
export const NO_EVENT = -1;
export const HAND_LIMIT = 8;
