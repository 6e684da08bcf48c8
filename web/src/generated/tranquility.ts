// Made by web/generate.py from the engine; do not edit.
import { optionForms, type AskOf, type EventOf, type NoValues } from '../lib/table/optionForms';
import type { NoteValues } from './wire';

/** A table as one viewer may know it. */
export interface View {
  viewer: number;
  terms: Terms;
  grid: number[];
  night_cells: number[];
  gone_cards: number[];
  seats: SeatView[];
  active_seat: number;
  start_seat: number;
  rocks_row: number;
  purple_counts: number[];
  compasses: number;
  compass_supply: number;
  explored_count: number;
  explored_cards: number[];
  border_cells: number[];
  arch_open: boolean;
  finish_refused: boolean;
  result: number;
  start_offers: StartOffersView | null;
  duel: DuelView | null;
  figures: SeaFigures;
}

/** The agreements of a table in numbers; never changed after the deal. */
export interface Terms {
  seats: number;
  variant: number;
  removed_count: number;
  has_rocks: boolean;
  monster_count: number;
  has_storms: boolean;
  solo_draw: number;
  offer_rounds: number;
}

/** One seat as a viewer sees it: `hand` is empty unless it is the viewer's own or the game is over. */
export interface SeatView {
  hand: number[];
  night_hand: number[];
  hand_size: number;
  pile_size: number;
  discard_count: number;
  discarded_cards: number[];
  yellow_storms: number;
  orange_storms: number;
  shown_monsters: number;
  found_count: number;
  stopped: boolean;
}

/** The eight cards of a Start as a viewer sees them: an offer not yet shown is `HIDDEN_OFFER`. */
export interface StartOffersView {
  round: number;
  offers: number[];
  owed: number[];
  last_named: number;
  unseen_given: number[];
}

/** The open part of a duel. */
export interface DuelView {
  pile_size: number;
  open_row: number[];
  cell_owners: number[];
  first_player: number;
  points: number[];
}

/** Derived numbers of the sea. `show` fills them; in a view of `see` they are empty. */
export interface SeaFigures {
  gaps: GapView[];
  closed_cells: number[];
  has_compasses: boolean;
  wrong_sides: number[];
}

/** A gap between placed islands: its empty cells in ascending order, and the numbers left for them. A gap `is_tight` if nearly all of them are needed. `missing` is how many too few are left; it is 0 in a duel, where cells may stay empty (TQ-H6). */
export interface GapView {
  cells: number[];
  numbers_left: number;
  is_tight: boolean;
  missing: number;
}

/** The names of cards other than islands, by number; islands are called by their number. And the modules. */
export interface ComponentCatalogue {
  title: string;
  cards: Record<string, string>;
  modules: ModuleText[];
}

/** A module in one language: its name, and what is different with it in three sentences. It is in force at a table whose `choice` has one of the `values`; `labels` name these values. */
export interface ModuleText {
  key: string;
  clause: string;
  choice: string;
  values: string[];
  labels: string[];
  title: string;
  sentences: [string, string, string];
}

/** The facts of each question. */
export interface Facts {
  'TakeTurn': { price: number[]; before: number[]; below: number[]; after: number[]; above: number[]; risk: number[]; discardable: number[] };
  'PayCost': { left: number; lowest_card: number; reason: number; discardable: number[] };
  'PickTwo': { left: number; lowest_card: number; reason: number; discardable: number[] };
  'OfferCards': { round: number; rounds: number; share: number };
  'GiveCards': { left: number; lowest_card: number; unseen: number; discardable: number[] };
  'DiscardToTurn': { left: number; lowest_card: number; reason: number; discardable: number[] };
  'WeatherStorm': { left: number; lowest_card: number; reason: number; discardable: number[] };
  'PlaceStorm': NoValues;
  'CallCompass': { storm: number };
  'MoveRocks': NoValues;
  'FeedRocks': { left: number; lowest_card: number; reason: number; discardable: number[] };
  'PlaceRocks': NoValues;
  'DuelTurn': { price: number[]; discardable: number[] };
  'TakeOpenCard': { left: number };
}

/** The values of each form of answer. */
export interface Forms {
  'discard-two': NoValues;
  'play-start': NoValues;
  'play-finish': NoValues;
  'discard-hand': NoValues;
  'play-monster': { cell: number };
  'turn-card': { cell: number };
  'play-island': { card: number; cell: number };
  'card': { card: number };
  'offer': { count: number };
  'unseen': NoValues;
  'row': { row: number };
  'keep-compass': NoValues;
  'calm-drawn': NoValues;
  'calm-row': { row: number };
  'calm-yellow': { owner: number };
  'calm-orange': { owner: number };
  'rocks-stay': NoValues;
  'stop': NoValues;
}

/** The forms that answer each question. */
export interface Answers {
  'TakeTurn': 'discard-two' | 'play-start' | 'play-finish' | 'discard-hand' | 'play-monster' | 'turn-card' | 'play-island';
  'PayCost': 'card';
  'PickTwo': 'card';
  'OfferCards': 'offer';
  'GiveCards': 'unseen' | 'card';
  'DiscardToTurn': 'card';
  'WeatherStorm': 'card';
  'PlaceStorm': 'row';
  'CallCompass': 'keep-compass' | 'calm-drawn' | 'calm-row' | 'calm-yellow' | 'calm-orange';
  'MoveRocks': 'row' | 'rocks-stay';
  'FeedRocks': 'card';
  'PlaceRocks': 'row';
  'DuelTurn': 'discard-two' | 'stop' | 'play-island';
  'TakeOpenCard': 'card';
}

/** The kinds of things that sentences mention. */
export type MentionKind = 'card' | 'cell' | 'number' | 'row' | 'seat' | 'word';

/** The values of each event. Secrets of others are missing. */
export interface EventValues {
  'IslandPlaced': { seat: number; card: number; cell: number; cost: number };
  'CardsDiscarded': { seat: number; count: number; reason: number };
  'CardDrawn': { seat: number; card?: number };
  'StartPlayed': { seat: number };
  'OfferMade': { seat: number; count?: number };
  'OfferShown': { seat: number; count: number };
  'OffersCounted': { round: number; sum: number };
  'ShareSet': { seat: number; count: number };
  'FinishPlayed': { seat: number };
  'FinishBarred': { seat: number };
  'MonstersShown': { seat: number; count: number };
  'MonsterPlayed': { seat: number; cell: number; card: number };
  'RocksPlaced': { seat: number; row: number };
  'RocksMoved': { seat: number; row: number };
  'RocksStayed': { seat: number };
  'RocksLeft': NoValues;
  'StormDrawn': { seat: number; storm: number };
  'StormCame': { seat: number; storm: number; row: number };
  'StormPassed': { seat: number; storm: number };
  'StormCalmed': { seat: number; storm: number; owner: number; row: number };
  'CompassGained': { seat: number; gain: number };
  'CardTurned': { seat: number; cell: number; night: number };
  'BorderExplored': { seat: number; cell: number };
  'CardFound': { seat: number; card?: number };
  'NothingFound': { seat: number };
  'ArchOpened': NoValues;
  'OpenCardTaken': { seat: number; card: number };
  'OpenCardTurned': { card: number };
  'SeatStopped': { seat: number; forced: number };
  'GameWon': NoValues;
  'GameLost': { seat: number };
  'DuelEnded': NoValues;
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

const WORDS_0 = { 0: 'none', 81: 'finish', 82: 'start', 83: 'monster', 84: 'yellow', 85: 'purple', 86: 'orange', 87: 'rocks', 88: 'compass', 89: 'border' } as const;
const WORDS_1 = { 0: 'payment', 1: 'passing', 2: 'start', 3: 'turning', 4: 'storm', 5: 'rocks', 6: 'compass' } as const;
const WORDS_2 = { '-1': 'none' } as const;
const WORDS_3 = { 0: 'none', 84: 'yellow', 85: 'purple', 86: 'orange' } as const;
const WORDS_4 = { 0: 'start', 1: 'row', 2: 'hand', 3: 'find' } as const;

export const ASKS = {
  TakeTurn: {
    clause: 'TQ-7',
    optionCount: 2956,
    forms: [
      { name: 'discard-two', first: 0, fields: [] },
      { name: 'play-start', first: 1, fields: [] },
      { name: 'play-finish', first: 2, fields: [] },
      { name: 'discard-hand', first: 3, fields: [] },
      { name: 'play-monster', first: 4, fields: [{ name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }] },
      { name: 'turn-card', first: 40, fields: [{ name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }] },
      { name: 'play-island', first: 76, fields: [{ name: 'card', kind: 'card', size: 80, first: 1, words: WORDS_0 }, { name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }] },
    ],
    factFields: [{ name: 'price', kind: 'number', multiplicity: 'each' }, { name: 'before', kind: 'number', multiplicity: 'each' }, { name: 'below', kind: 'number', multiplicity: 'each' }, { name: 'after', kind: 'number', multiplicity: 'each' }, { name: 'above', kind: 'number', multiplicity: 'each' }, { name: 'risk', kind: 'number', multiplicity: 'each' }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  PayCost: {
    clause: 'TQ-11',
    optionCount: 90,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }, { name: 'lowest_card', kind: 'card', size: 90, words: WORDS_0 }, { name: 'reason', kind: 'word', words: WORDS_1 }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  PickTwo: {
    clause: 'TQ-19',
    optionCount: 90,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }, { name: 'lowest_card', kind: 'card', size: 90, words: WORDS_0 }, { name: 'reason', kind: 'word', words: WORDS_1 }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  OfferCards: {
    clause: 'TQ-14',
    optionCount: 9,
    forms: [
      { name: 'offer', first: 0, fields: [{ name: 'count', kind: 'number', size: 9 }] },
    ],
    factFields: [{ name: 'round', kind: 'number' }, { name: 'rounds', kind: 'number' }, { name: 'share', kind: 'number' }],
  },
  GiveCards: {
    clause: 'TQ-14',
    optionCount: 90,
    forms: [
      { name: 'unseen', first: 0, fields: [] },
      { name: 'card', first: 1, fields: [{ name: 'card', kind: 'card', size: 89, first: 1, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }, { name: 'lowest_card', kind: 'card', size: 90, words: WORDS_0 }, { name: 'unseen', kind: 'number' }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  DiscardToTurn: {
    clause: 'TQ-H5',
    optionCount: 90,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }, { name: 'lowest_card', kind: 'card', size: 90, words: WORDS_0 }, { name: 'reason', kind: 'word', words: WORDS_1 }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  WeatherStorm: {
    clause: 'TQ-24',
    optionCount: 90,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }, { name: 'lowest_card', kind: 'card', size: 90, words: WORDS_0 }, { name: 'reason', kind: 'word', words: WORDS_1 }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  PlaceStorm: {
    clause: 'TQ-24',
    optionCount: 8,
    forms: [
      { name: 'row', first: 0, fields: [{ name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
    ],
    factFields: [],
  },
  CallCompass: {
    clause: 'TQ-A31',
    optionCount: 20,
    forms: [
      { name: 'keep-compass', first: 0, fields: [] },
      { name: 'calm-drawn', first: 1, fields: [] },
      { name: 'calm-row', first: 2, fields: [{ name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
      { name: 'calm-yellow', first: 10, fields: [{ name: 'owner', kind: 'seat', size: 5, displayOffset: 1 }] },
      { name: 'calm-orange', first: 15, fields: [{ name: 'owner', kind: 'seat', size: 5, displayOffset: 1 }] },
    ],
    factFields: [{ name: 'storm', kind: 'word', words: WORDS_3 }],
  },
  MoveRocks: {
    clause: 'TQ-22',
    optionCount: 9,
    forms: [
      { name: 'row', first: 0, fields: [{ name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
      { name: 'rocks-stay', first: 8, fields: [] },
    ],
    factFields: [],
  },
  FeedRocks: {
    clause: 'TQ-22',
    optionCount: 90,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }, { name: 'lowest_card', kind: 'card', size: 90, words: WORDS_0 }, { name: 'reason', kind: 'word', words: WORDS_1 }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  PlaceRocks: {
    clause: 'TQ-H4',
    optionCount: 8,
    forms: [
      { name: 'row', first: 0, fields: [{ name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
    ],
    factFields: [],
  },
  DuelTurn: {
    clause: 'TQ-H6',
    optionCount: 2882,
    forms: [
      { name: 'discard-two', first: 0, fields: [] },
      { name: 'stop', first: 1, fields: [] },
      { name: 'play-island', first: 2, fields: [{ name: 'card', kind: 'card', size: 80, first: 1, words: WORDS_0 }, { name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }] },
    ],
    factFields: [{ name: 'price', kind: 'number', multiplicity: 'each' }, { name: 'discardable', kind: 'card', multiplicity: 'many', words: WORDS_0 }],
  },
  TakeOpenCard: {
    clause: 'TQ-H6',
    optionCount: 90,
    forms: [
      { name: 'card', first: 0, fields: [{ name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'left', kind: 'number' }],
  },
} as const;

export const { readOption, optionOf } = optionForms<Forms, Answers>(ASKS);

export const EVENTS = {
  IslandPlaced: { clause: 'TQ-9', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 90, words: WORDS_0 }, { name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }, { name: 'cost', kind: 'number' }] },
  CardsDiscarded: { clause: 'TQ-19', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }, { name: 'reason', kind: 'word', words: WORDS_1 }] },
  CardDrawn: { clause: 'TQ-8', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
  StartPlayed: { clause: 'TQ-13', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  OfferMade: { clause: 'TQ-14', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }] },
  OfferShown: { clause: 'TQ-A7', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }] },
  OffersCounted: { clause: 'TQ-A7', publicCount: 2, fields: [{ name: 'round', kind: 'number' }, { name: 'sum', kind: 'number' }] },
  ShareSet: { clause: 'TQ-A7', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }] },
  FinishPlayed: { clause: 'TQ-18', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  FinishBarred: { clause: 'TQ-A30', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  MonstersShown: { clause: 'TQ-23', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'count', kind: 'number' }] },
  MonsterPlayed: { clause: 'TQ-23', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }, { name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
  RocksPlaced: { clause: 'TQ-H4', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
  RocksMoved: { clause: 'TQ-22', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
  RocksStayed: { clause: 'TQ-22', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  RocksLeft: { clause: 'TQ-22', publicCount: 0, fields: [] },
  StormDrawn: { clause: 'TQ-24', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'storm', kind: 'word', words: WORDS_3 }] },
  StormCame: { clause: 'TQ-24', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'storm', kind: 'word', words: WORDS_3 }, { name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
  StormPassed: { clause: 'TQ-A25', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'storm', kind: 'word', words: WORDS_3 }] },
  StormCalmed: { clause: 'TQ-A31', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'storm', kind: 'word', words: WORDS_3 }, { name: 'owner', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'row', kind: 'row', size: 8, displayOffset: 1, words: WORDS_2 }] },
  CompassGained: { clause: 'TQ-A31', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'gain', kind: 'word', words: WORDS_4 }] },
  CardTurned: { clause: 'TQ-H5', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }, { name: 'night', kind: 'number' }] },
  BorderExplored: { clause: 'TQ-H4', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'cell', kind: 'cell', size: 36, displayOffset: 1 }] },
  CardFound: { clause: 'TQ-H4', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
  NothingFound: { clause: 'TQ-H4', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  ArchOpened: { clause: 'TQ-H3', publicCount: 0, fields: [] },
  OpenCardTaken: { clause: 'TQ-H6', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
  OpenCardTurned: { clause: 'TQ-H6', publicCount: 1, fields: [{ name: 'card', kind: 'card', size: 90, words: WORDS_0 }] },
  SeatStopped: { clause: 'TQ-H6', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }, { name: 'forced', kind: 'number' }] },
  GameWon: { clause: 'TQ-20', publicCount: 0, fields: [] },
  GameLost: { clause: 'TQ-20', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 5, displayOffset: 1 }] },
  DuelEnded: { clause: 'TQ-H6', publicCount: 0, fields: [] },
} as const;

export const NO_CARD = 0;
export const ISLANDS = 80;
export const FINISH = 81;
export const START = 82;
export const MONSTER = 83;
export const YELLOW = 84;
export const PURPLE = 85;
export const ORANGE = 86;
export const ROCKS = 87;
export const COMPASS = 88;
export const BORDER = 89;
export const CARD_KINDS = 90;
export const FINISHES = 5;
export const STORMS_PER_COLOUR = 2;
export const STORMS = 6;
export const COMPASSES = 6;
export const CARD_NAMES = ['finish', 'start', 'monster', 'yellow', 'purple', 'orange', 'rocks', 'compass', 'border'] as const;
export const MODULES = ['removal', 'rocks', 'monsters', 'storms'] as const;
export const GRID = 0;
export const ARCH = 1;
export const PYRAMID = 2;
export const DAY_AND_NIGHT = 3;
export const DUEL = 4;
export const VARIANTS = ['grid', 'arch', 'pyramid', 'day_and_night', 'duel'] as const;
export const CELL_LINES = [[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5], [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7], [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5], [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5]] as const;
export const CELL_COLUMNS = [[0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10], [0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 4, 6, 8, 10, 8, 10, 8, 10, 8, 10, 8, 10, 8, 10, 8, 10], [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 2, 4, 6, 8, 10, 12, 3, 5, 7, 9, 11, 4, 6, 8, 10, 5, 7, 9, 6, 8, 7], [0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10], [0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10, 0, 2, 4, 6, 8, 10]] as const;
export const BORDER_CELLS = [[], [], [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35], [], []] as const;
export const CALM = 0;
export const TIGHT = 1;
export const HOPELESS = 2;
export const SPARE = 4;
export const NO_OFFER = -1;
export const RUNNING = 0;
export const HIDDEN_OFFER = -2;
