// Made by web/generate.py from the engine; do not edit.
import { optionForms, type AskOf, type EventOf, type NoValues } from '../lib/table/optionForms';
import type { NoteValues } from './wire';

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
  figures: SeatFigures;
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

/** Derived numbers of a seat. `show` fills them; in a view of `see` they are empty. */
export interface SeatFigures {
  activity: number;
  counts: number[];
  spot_totals: number[][];
  hand_totals: number[][];
  spot_conditions: number[][];
  hand_conditions: number[][];
  surface_prices: number[];
  landing_spaces: number[];
  space_totals: number[][];
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

/** The facts of each question. */
export interface Facts {
  'KeepCards': { left: number; kept: number };
  'ChooseCard': { price: number[]; cards: number[]; costs: number[]; missing_coins: number[]; free_cells: number[]; cells: number[] };
  'PlaceCard': { card: number };
  'UseEffect': { spot: number; card: number; price: number[] };
  'Climb': { spot: number };
  'UseSurface': { left: number; price: number[] };
  'DrawCard': { left: number };
  'NameFaction': NoValues;
  'SeekFaction': { faction: number };
  'EnterBoard': { most: number };
  'MoveMarker': { most: number };
  'ChangeBoard': { most: number };
  'PlaceMachinery': { left: number };
  'ClearCollapse': { left: number };
  'CollapseCard': { left: number };
  'PlaceCart': { left: number };
  'ActivateCard': { spot: number };
  'TrimHand': { left: number };
  'DiscardSome': { left: number };
  'BuyTimes': { price: number; most: number };
  'ChooseBranch': { spot: number; effect_address: number; price: number[] };
}

/** The values of each form of answer. */
export interface Forms {
  'card': { card: number };
  'take-forced': NoValues;
  'cell': { cell: number };
  'use-none': NoValues;
  'use-effect': { effect: number };
  'spot': { spot: number };
  'surface': { surface: number };
  'deck': { level: number };
  'faction': { faction: number };
  'board': { board: number };
  'steps': { steps: number };
  'stop': NoValues;
  'joint': { spot: number; side: number };
  'times': { count: number };
  'branch': { branch: number };
}

/** The forms that answer each question. */
export interface Answers {
  'KeepCards': 'card';
  'ChooseCard': 'card' | 'take-forced';
  'PlaceCard': 'cell';
  'UseEffect': 'use-none' | 'use-effect';
  'Climb': 'spot';
  'UseSurface': 'surface';
  'DrawCard': 'deck';
  'NameFaction': 'faction';
  'SeekFaction': 'deck';
  'EnterBoard': 'board';
  'MoveMarker': 'steps';
  'ChangeBoard': 'board';
  'PlaceMachinery': 'spot';
  'ClearCollapse': 'spot' | 'stop';
  'CollapseCard': 'spot';
  'PlaceCart': 'joint';
  'ActivateCard': 'spot';
  'TrimHand': 'card';
  'DiscardSome': 'card' | 'stop';
  'BuyTimes': 'times';
  'ChooseBranch': 'branch';
}

/** The kinds of things that sentences mention. */
export type MentionKind = 'board' | 'branch' | 'card' | 'cell' | 'effect' | 'faction' | 'happening' | 'level' | 'number' | 'seat' | 'side' | 'spot' | 'track' | 'word';

/** The values of each event. Secrets of others are missing. */
export interface EventValues {
  'RoundBegan': { round: number; event_card: number };
  'CardChosen': { seat: number; card?: number };
  'CardPlayed': { seat: number; card: number; cost: number };
  'CardForced': { seat: number; card: number };
  'NothingToForce': { seat: number };
  'CardPlaced': { seat: number; card: number; cell: number; spot: number; carts: number };
  'CardActivated': { seat: number; card: number; spot: number };
  'ActivationSkipped': { seat: number; card: number; spot: number };
  'EffectUsed': { seat: number; card: number; effect: number; spot: number };
  'CollapseLifted': { seat: number; card: number; spot: number };
  'CoinsGained': { seat: number; count: number; source: number; source_index: number };
  'CoinsPaid': { seat: number; count: number; source: number; source_index: number };
  'PointsGained': { seat: number; count: number; source: number; source_index: number };
  'CardDrawn': { seat: number; level: number; card?: number };
  'DeepCardTaken': { seat: number };
  'DeckShuffled': { level: number };
  'CardDiscarded': { seat: number; card: number };
  'CardTurnedUp': { seat: number; card: number };
  'FactionFound': { seat: number; faction: number; card: number };
  'FactionMissing': { seat: number; faction: number; level: number };
  'BoardEntered': { seat: number; track: number };
  'MarkerMoved': { seat: number; count: number; space: number; board: number };
  'BoardFinished': { seat: number; track: number };
  'MachineryPlaced': { seat: number; card: number; count: number; spot: number };
  'MachineryTaken': { seat: number; card: number; count: number; spot: number };
  'CollapsePlaced': { seat: number; card: number; spot: number };
  'CartPlaced': { seat: number; card: number; side: number; spot: number };
  'DiscountGained': { seat: number; count: number };
  'SurfaceUsed': { seat: number; surface: number };
  'RoundEnded': { round: number; event_card: number };
  'GameEnded': NoValues;
}

export type Ask = AskOf<Facts, Forms, Answers>;
export type GameEvent = EventOf<EventValues & NoteValues>;
/** The types of this game, for parts of the page that know no game. */
export interface Types {
  'view': View;
  'catalogue': ComponentCatalogue;
  'ask': Ask;
  'event': GameEvent;
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
    factFields: [{ name: 'left', kind: 'number' }, { name: 'kept', kind: 'number' }],
  },
  ChooseCard: {
    clause: 'IM-16',
    optionCount: 137,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 136 }] },
      { name: 'take-forced', first: 136, fields: [] },
    ],
    factFields: [{ name: 'price', kind: 'number', multiplicity: 'each' }, { name: 'cards', kind: 'card', multiplicity: 'many' }, { name: 'costs', kind: 'number', multiplicity: 'many' }, { name: 'missing_coins', kind: 'number', multiplicity: 'many' }, { name: 'free_cells', kind: 'number', multiplicity: 'many' }, { name: 'cells', kind: 'cell', multiplicity: 'many' }],
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

export const { readOption, optionOf } = optionForms<Forms, Answers>(ASKS);

export const EVENTS = {
  RoundBegan: { clause: 'IM-13', publicCount: 2, fields: [{ name: 'round', kind: 'number' }, { name: 'event_card', kind: 'happening' }] },
  CardChosen: { clause: 'IM-16', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  CardPlayed: { clause: 'IM-16', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'cost', kind: 'number' }] },
  CardForced: { clause: 'IM-17', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }] },
  NothingToForce: { clause: 'IM-A20', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  CardPlaced: { clause: 'IM-19', publicCount: 5, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 136 }, { name: 'cell', kind: 'cell', size: 160 }, { name: 'spot', kind: 'spot', size: 16, displayOffset: 1, words: WORDS_0 }, { name: 'carts', kind: 'number' }] },
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
export const ACTIVITIES = ['', 'chooses', 'ready', 'digs', 'done'] as const;
export const IDLE = 0;
export const CHOOSES = 1;
export const READY = 2;
export const DIGS = 3;
export const DONE = 4;
export const SOURCES = ['card', 'alchemy', 'technology', 'diplomacy', 'surface', 'event'] as const;
export const NO_CARD = -1;
export const FORCED = -2;
export const NOT_CHOSEN = -3;
export const NO_BOARD = -1;
export const NO_EVENT = -1;
export const HAND_LIMIT = 8;
export const HIDDEN = -4;
export const NO_TOTAL = -1;
export const NO_CONDITION = -1;
export const ROWS = 4;
export const WIDTH = 40;
export const FIRST_CELL = 19;
export const UPPER_LEFT = 0;
export const UPPER_RIGHT = 1;
export const LEFT = 2;
export const RIGHT = 3;
export const LOWER_LEFT = 4;
export const LOWER_RIGHT = 5;
export const SIDES = 6;
export const NOWHERE = -1;
export const UPPER_CELLS = [[-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, 0], [0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9], [9, 10], [10, 11], [11, 12], [12, 13], [13, 14], [14, 15], [15, 16], [16, 17], [17, 18], [18, 19], [19, 20], [20, 21], [21, 22], [22, 23], [23, 24], [24, 25], [25, 26], [26, 27], [27, 28], [28, 29], [29, 30], [30, 31], [31, 32], [32, 33], [33, 34], [34, 35], [35, 36], [36, 37], [37, 38], [38, 39], [40, 41], [41, 42], [42, 43], [43, 44], [44, 45], [45, 46], [46, 47], [47, 48], [48, 49], [49, 50], [50, 51], [51, 52], [52, 53], [53, 54], [54, 55], [55, 56], [56, 57], [57, 58], [58, 59], [59, 60], [60, 61], [61, 62], [62, 63], [63, 64], [64, 65], [65, 66], [66, 67], [67, 68], [68, 69], [69, 70], [70, 71], [71, 72], [72, 73], [73, 74], [74, 75], [75, 76], [76, 77], [77, 78], [78, 79], [79, -1], [-1, 80], [80, 81], [81, 82], [82, 83], [83, 84], [84, 85], [85, 86], [86, 87], [87, 88], [88, 89], [89, 90], [90, 91], [91, 92], [92, 93], [93, 94], [94, 95], [95, 96], [96, 97], [97, 98], [98, 99], [99, 100], [100, 101], [101, 102], [102, 103], [103, 104], [104, 105], [105, 106], [106, 107], [107, 108], [108, 109], [109, 110], [110, 111], [111, 112], [112, 113], [113, 114], [114, 115], [115, 116], [116, 117], [117, 118], [118, 119]] as const;
export const CELL_ROWS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4] as const;
export const CELL_COLUMNS = [-37, -35, -33, -31, -29, -27, -25, -23, -21, -19, -17, -15, -13, -11, -9, -7, -5, -3, -1, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, -38, -36, -34, -32, -30, -28, -26, -24, -22, -20, -18, -16, -14, -12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, -37, -35, -33, -31, -29, -27, -25, -23, -21, -19, -17, -15, -13, -11, -9, -7, -5, -3, -1, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, -38, -36, -34, -32, -30, -28, -26, -24, -22, -20, -18, -16, -14, -12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40] as const;
export const MAX_MACHINERY = 3;
export const JOINTS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23], [24, 25, 26], [27, 28, 29], [30, 31, 32], [33, 34, 35], [36, 37, 38], [39, 40, 41], [42, 43, 44], [45, 46, 47]] as const;
export const NO_MODIFIER = 0;
export const LEVELS = 4;
export const DEEP = 4;
export const DECK_SIZES = [36, 43, 43, 14] as const;
export const EVENT_COUNT = 18;
export const ROUNDS = 10;
export const IMMEDIATE = 0;
export const THIS_ROUND = 1;
export const END_OF_ROUND = 2;
export const EVENT_TYPES = ['immediate', 'this-round', 'end-of-round'] as const;
export const FIXED = 0;
export const COUNTED = 1;
export const FACTION_KINDS = 2;
export const MACHINERY_HERE = 3;
export const MACHINERY = 4;
export const COLLAPSES = 5;
export const FULL_CARTS = 6;
export const CARTS_HERE = 7;
export const CARDS = 8;
export const NEIGHBOURS = 9;
export const SCOTS_CARDS = 10;
export const ROW_CARDS = 16;
export const POSITION = 20;
export const DISTANCE = 21;
export const COINS_HELD = 22;
export const HAND_CARDS = 23;
export const BOARDS_FINISHED = 24;
export const ROWS_DUG = 25;
export const SIDE_BY_SIDE = 26;
export const COLLAPSE_FREE = 27;
export const BOTH_ABOVE = 28;
export const BETWEEN_TWO = 29;
export const AT_THE_END = 30;
export const NOTHING_BELOW = 31;
export const HALF_CARTS = 32;
export const MEASURES = 33;
export const MEASURE_NAMES = ['fixed', 'counted', 'faction-kinds', 'machinery-here', 'machinery', 'collapses', 'full-carts', 'carts-here', 'cards', 'neighbours', 'scots', 'barbarians', 'egyptians', 'japanese', 'atlanteans', 'romans', 'row-1', 'row-2', 'row-3', 'row-4', 'position', 'distance', 'coins', 'hand', 'boards', 'rows', 'side-by-side', 'collapse-free', 'both-above', 'between-two', 'at-the-end', 'nothing-below', 'half-carts'] as const;
export const HERE = 0;
export const ANYWHERE = 1;
export const OTHER = 2;
export const PLACES = ['here', 'anywhere', 'other'] as const;
export const ANY_CARD = 0;
export const ADJACENT_CARD = 1;
export const ROW_CARD = 1;
export const FACTION_CARD = 6;
export const MACHINE_CARD = 12;
export const TARGETS = ['any', 'adjacent', 'row-1', 'row-2', 'row-3', 'row-4', 'scots', 'barbarians', 'egyptians', 'japanese', 'atlanteans', 'romans', 'with-machinery'] as const;
export const SPECIALS = ['new_shift', 'twin_seams'] as const;
export const SCOTS_DISCOUNT = 1;
export const SURFACE_USES = 1;
export const CHEAPER_CARDS = 1;
export const LONGER_ADVANCES = 2;
export const RICHER_COINS = 3;
export const MORE_SURFACE = 4;
export const LOWER_PRICES = 5;
export const MODIFIERS = ['none', 'cheaper-cards', 'longer-advances', 'richer-coins', 'more-surface', 'lower-prices'] as const;
export const CARD_DRAWN = 13;
export const CARD_PLACED = 5;
export const CARD_PLAYED = 2;
export const CART_PLACED = 26;
export const COINS_GAINED = 10;
export const COINS_PAID = 11;
export const DEEP_CARD_TAKEN = 14;
export const FACTION_FOUND = 18;
export const MACHINERY_PLACED = 23;
export const MACHINERY_TAKEN = 24;
export const POINTS_GAINED = 12;
export const GOODS = ['coins', 'points', 'carts', 'machinery', 'cards'] as const;
export const GOODS_CHANGES = [['CoinsGained', 'coins', 'count', 1], ['CoinsPaid', 'coins', 'count', -1], ['CardPlayed', 'coins', 'cost', -1], ['PointsGained', 'points', 'count', 1], ['CardPlaced', 'carts', 'carts', 1], ['CartPlaced', 'carts', '', 1], ['MachineryPlaced', 'machinery', 'count', 1], ['MachineryTaken', 'machinery', 'count', -1], ['CardDrawn', 'cards', '', 1], ['DeepCardTaken', 'cards', '', 1], ['FactionFound', 'cards', '', 1]] as const;
export const BREAKDOWN_KEYS = ['gems', 'full-carts'] as const;
export const RANKS = [35, 46, 56, 61, 66] as const;
