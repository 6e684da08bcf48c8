// Made by web/generate.py from the engine; do not edit.

/** The battle that is being fought. */
export interface LordsBattle {
  seat: number;
  tile: number;
  room: number;
  trap_count: number;
  traps: number[];
  points: number;
  team: number[];
  sheep: number;
  attacked: boolean;
  no_healing: boolean;
  no_conquering: boolean;
  silenced: boolean;
  shield: number;
  hidden: boolean;
  raging: boolean;
  eased: number;
  poison: number[][];
}

/** One lord as the viewer sees him; packs are rows of nine counts. */
export interface LordsSeat {
  evil: number;
  gold: number;
  food: number;
  imps: number;
  busy: number;
  tired: number;
  worked: number;
  dug: number[];
  lost: number[];
  rooms: number[][];
  trap_count: number;
  traps: number[];
  buried_count: number;
  buried: number[];
  lair: number[];
  out: number[];
  due: number[];
  party: number[][];
  prison: number[];
  cubes: number;
  shut: number[];
  drawn: number[];
  kept: number;
  slots: number[];
  hand: number[];
  stuck: number[];
  spied: number[];
  puppet: number;
  plan_stage: number;
  plan_tile: number;
  plan_trap_count: number;
  plan_traps: number[];
  plan_team: number[];
}

/** The agreements of the table. */
export interface LordsTerms {
  seats: number;
  full: boolean;
  chosen_opening: boolean;
  specials: boolean;
  random_starter: boolean;
  in_order: boolean;
  pendulum_hits: boolean;
  bonus_once: boolean;
  shield_attacks_only: boolean;
  idle_out: boolean;
  demon_monsters_only: boolean;
  demon_paid_only: boolean;
  reshuffles: boolean;
  zero_titles: boolean;
  loss_rounds_up: boolean;
  scenario: number;
  components: string;
}

/** A table of Dungeon Lords as one viewer may know it. */
export interface LordsView {
  viewer: number;
  terms: LordsTerms;
  creatures: number[];
  rooms: number[];
  tiles: number[];
  city: number[];
  specials: number[];
  heroes: number[];
  under: number[];
  heroes_left: number;
  traps_left: number;
  used: number[];
  lords: LordsSeat[];
  road: number[][];
  phase: number;
  year: number;
  season: number;
  fight: number;
  turned: number;
  starter: number;
  opener: number;
  paladin: number;
  board: number[];
  revealed: number;
  offer: number[];
  shop: number[];
  coming: number[];
  puppet_shut: number[][];
  puppet_up: number[][];
  puppet_evil: number;
  battle: LordsBattle | null;
}

/** A mine, open to all. */
export interface MinersMine {
  cards: number[];
  cells: number[];
  activated: number[];
  collapsed: number[];
  machinery: number[];
  half: number[];
  full: number[];
  markers: number[];
}

/** One seat as the viewer sees it. */
export interface MinersSeat {
  hand: number[];
  levels: number[];
  shown: number[];
  mine: MinersMine;
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
  lane: number[][];
}

/** The agreements of the table. */
export interface MinersTerms {
  seats: number;
  first_game: boolean;
  open_reveal: boolean;
  alchemy: number;
  technology: number;
  diplomacy: number;
  set: string;
}

/** A table of Imperial Miners as one viewer may know it. */
export interface MinersView {
  viewer: number;
  terms: MinersTerms;
  tracks: number[];
  round: number;
  events: number[];
  decks: number[];
  piles: number[][];
  deep: number;
  deep_pile: number;
  deep_made: number;
  seats: MinersSeat[];
  road: number[][];
  over: boolean;
}

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
