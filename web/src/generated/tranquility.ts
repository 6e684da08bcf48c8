// Made by web/generate.py from the engine; do not edit.
import { optionForms } from '../lib/table/optionForms';

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

/** The names of cards other than islands, by number; islands are called by their number. */
export interface ComponentCatalogue {
  title: string;
  cards: Record<string, string>;
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
    factFields: [{ name: 'round', kind: 'number' }, { name: 'rounds', kind: 'number' }],
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

export const { readOption, optionOf } = optionForms(ASKS);

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
export const COMPASSES = 6;
export const CARD_NAMES = ['finish', 'start', 'monster', 'yellow', 'purple', 'orange', 'rocks', 'compass', 'border'] as const;
export const COLUMNS = 6;
export const MAX_CELLS = 36;
export const ROWLESS = 15;
export const FIRST_ARCH_CELL = 12;
export const LAST_ARCH_CELL = 17;
export const MODULES = ['removal', 'rocks', 'monsters', 'storms'] as const;
export const GRID = 0;
export const ARCH = 1;
export const PYRAMID = 2;
export const DAY_AND_NIGHT = 3;
export const DUEL = 4;
export const VARIANTS = ['grid', 'arch', 'pyramid', 'day_and_night', 'duel'] as const;
