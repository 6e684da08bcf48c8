// Made by web/generate.py from the engine; do not edit.

/** The eight cards of a Start. */
export interface TranquilityBargain {
  round: number;
  offers: number[];
  owed: number[];
  floor: number;
  unseen: number[];
  late: number[];
}

/** The open part of a duel. */
export interface TranquilityDuel {
  pile_size: number;
  open: number[];
  owners: number[];
  first: number;
}

/** One seat as the viewer sees it. */
export interface TranquilitySeat {
  hand: number[];
  night_hand: number[];
  hand_size: number;
  pile_size: number;
  discard_count: number;
  discards: number[];
  yellow: number;
  orange: number;
  shown: number;
  found: number;
  stopped: boolean;
}

/** The agreements of the table in numbers. */
export interface TranquilityTerms {
  seats: number;
  variant: number;
  removed: number;
  rocks: boolean;
  monsters: number;
  storms: boolean;
  solo_draw: number;
  offer_rounds: number;
}

/** A table of Tranquility as one viewer may know it. */
export interface TranquilityView {
  viewer: number;
  terms: TranquilityTerms;
  grid: number[];
  night: number[];
  gone: number[];
  seats: TranquilitySeat[];
  road: number[][];
  active: number;
  starter: number;
  rocks: number;
  purple: number[];
  compasses: number;
  supply: number;
  explored: number;
  turned: number[];
  borders: number[];
  opened: boolean;
  barred: boolean;
  result: number;
  bargain: TranquilityBargain | null;
  duel: TranquilityDuel | null;
}

/** What a client sends: an option for the question that it was asked as number `seq` of its table. */
export interface WireAnswer {
  table: string;
  seq: number;
  option: number;
}

/** A question to a seat; `details` are numbers that help to choose, such as the cost of each option. */
export interface WireAsk {
  kind: string;
  clause: string;
  seat: number;
  options: number[];
  details: Record<string, number[]>;
}

/** Something that happened, with the fields that the receiver may know. */
export interface WireEvent {
  kind: string;
  values: Record<string, number>;
}

/** How a game stands. */
export interface WireOutcome {
  cause: string;
  winners: number[];
  scores: number[];
  lines: [number, string, number][];
}

/** Why an answer is not possible. */
export interface WireRefusal {
  clause: string;
  key: string;
  values: Record<string, number>;
  remedy: string;
}
