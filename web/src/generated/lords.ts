// Made by web/generate.py from the engine; do not edit.
import { optionForms, type AskOf, type EventOf, type NoValues } from '../lib/table/optionForms';
import type { NoteValues } from './wire';

/** A table as one viewer knows it. */
export interface View {
  viewer: number;
  terms: Terms;
  creatures_seen: number[];
  rooms_seen: number[];
  event_tiles_seen: number[];
  city_cards: number[];
  special_cards: number[];
  drawn_adventurers: number[];
  bottom_adventurers: number[];
  adventurers_left: number;
  traps_left: number;
  sprung_traps: number[];
  lords: LordView[];
  phase: number;
  year: number;
  season: number;
  combat_round: number;
  turned_card_count: number;
  starting_seat: number;
  first_starting_seat: number;
  paladin_seat: number;
  minion_spaces: number[];
  revealed_slots: number;
  creature_offer: number[];
  room_offer: number[];
  coming_adventurers: number[];
  non_player_inaccessible: number[][];
  non_player_orders: number[][];
  non_player_evil: number;
  battle: BattleView | null;
  stage: number;
  expected_seats: number[];
  arrival_seasons: number[];
  idle_event_seasons: number[];
  has_non_player_orders: boolean;
  forecast: OrdersForecast;
}

/** The options of a table as numbers, fixed after the deal. */
export interface Terms {
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

/** One seat in a view. Packs are lists of nine counts. */
export interface LordView {
  evil: number;
  gold: number;
  food: number;
  imps: number;
  busy_imps: number;
  busy_trolls: number;
  room_uses: number;
  dug_cells: number[];
  conquered_cells: number[];
  placed_rooms: number[][];
  trap_count: number;
  traps: number[];
  discarded_trap_count: number;
  discarded_traps: number[];
  lair: number[];
  knocked_out: number[];
  unpaid_creatures: number[];
  party: number[][];
  prisoners: number[];
  tax_cubes: number;
  inaccessible_orders: number[];
  drawn_orders: number[];
  opening_decided: number;
  slots: number[];
  hand: number[];
  minion_slots: number[];
  spied_cards: number[];
  secret_pick: number;
  plan_stage: number;
  plan_cell: number;
  plan_trap_count: number;
  plan_traps: number[];
  plan_creatures: number[];
  free_imps: number;
  free_workers: number;
  tunnel_count: number;
  powers: number[];
  hit_points: number[];
  aims: number[][][];
  unsent_traps: number[];
  unsent_creatures: number[];
}

/** A battle in a view. Only the owner sees unsprung traps; others see their number. */
export interface BattleView {
  seat: number;
  cell: number;
  room: number;
  unsprung_trap_count: number;
  unsprung_traps: number[];
  trap_points_left: number;
  waiting_creatures: number[];
  sheep_kind: number;
  attacked: boolean;
  no_healing: boolean;
  no_conquering: boolean;
  silenced: boolean;
  shield: number;
  wizards_hidden: boolean;
  raging: boolean;
  fatigue_relief: number;
  poison_darts: number[][];
  step: number;
}

/** The orders of a lord that are still to be executed, in that order, and the events that follow. */
export interface OrdersForecast {
  hire_fee: number;
  orders: OrderForecast[];
  events: EventForecast[];
  with_last: RoundForecast[];
}

/** One order: where it may go, what may go wrong, and the goods after it as [lowest, highest]. */
export interface OrderForecast {
  slot: number;
  order: number;
  spaces: number[];
  may_be_blocked: boolean;
  may_be_unpaid: boolean;
  may_find_no_trap: boolean;
  may_call_paladin: boolean;
  is_current: boolean;
  gold: number[];
  food: number[];
  imps: number[];
  evil: number[];
  traps: number[];
  safe_spaces: number[];
  question: string;
  option: number;
}

/** Pay Day or Taxes after the orders: the bill, and the goods after it as [lowest, highest]. The lord pays as much as possible. Production may still add goods, and a creature may be hired. */
export interface EventForecast {
  season: number;
  tile: number;
  gold_due: number[];
  food_due: number[];
  evil_due: number[];
  gold: number[];
  food: number[];
  evil: number[];
  debts: number[];
  leaving: number[];
  may_call_paladin: boolean;
}

/** Orders and the events after them. */
export interface RoundForecast {
  orders: OrderForecast[];
  events: EventForecast[];
}

/** The components of a box; rows use the format of component files, with words for numbers. `spaces` are the three of each location in order. `zones` are the cells where rooms of a zone may be. `titles` are the titles of the final scoring. `sheep` is the attack of a monster under Metamorphosis. */
export interface ComponentCatalogue {
  title: string;
  adventurers: AdventurerEntry[];
  creatures: CreatureEntry[];
  sheep: Attack;
  traps: TrapEntry[];
  spells: SpellEntry[];
  rooms: RoomEntry[];
  specials: SpecialEntry[];
  orders: NamedComponent[];
  tiles: NamedComponent[];
  notes: string[];
  spaces: Space[];
  zones: Record<string, number[]>;
  titles: string[];
}

/** An adventurer tile. */
export interface AdventurerEntry {
  key: string;
  name: string;
  text: string;
  row: Adventurer;
}

/** A monster or a ghost. */
export interface CreatureEntry {
  key: string;
  name: string;
  text: string;
  row: Creature;
}

/** A trap; `text` is its effect in the first year, `second` in the second. */
export interface TrapEntry {
  key: string;
  name: string;
  text: string;
  row: Trap;
  second: string;
}

/** A combat card. */
export interface SpellEntry {
  key: string;
  name: string;
  text: string;
  row: Spell;
}

/** A room. */
export interface RoomEntry {
  key: string;
  name: string;
  text: string;
  row: Room;
}

/** A special event. */
export interface SpecialEntry {
  key: string;
  name: string;
  text: string;
  row: Special;
}

/** A component with a name and a text; its index in its list is its number. */
export interface NamedComponent {
  key: string;
  name: string;
  text: string;
}

/** One tile: its class, its rank in its year, hit points and special ability. */
export interface Adventurer {
  key: string;
  source: string;
  year: number;
  kind: 'warrior' | 'thief' | 'priest' | 'wizard' | 'paladin' | 'illusion';
  level: number;
  hp: number;
  ability: number;
}

/** A kind of tile with its cost, its attacks and its copies in each year. */
export interface Creature {
  key: string;
  source: string;
  first: Attack;
  second: Attack | null;
  ghost: boolean;
  food: number;
  gold: number;
  evil: number;
  traps: number;
  creatures: number;
  silver: number;
  gold_copies: number;
}

/** One of the alternatives on a tile. */
export interface Attack {
  aim: 'normal' | 'any' | 'all' | 'glue';
  strength: number;
  food: number;
  follow: number;
  second: number;
  back: boolean;
  spares_priests: boolean;
  returns: boolean;
  no_healing: boolean;
  no_conquering: boolean;
}

/** A kind of trap card. */
export interface Trap {
  key: string;
  copies: number;
  year_1: TrapEffect;
  year_2: TrapEffect;
}

/** The cost and effect of a trap in one year: damage by place, and effects that cannot be prevented. */
export interface TrapEffect {
  source: string;
  gold: number;
  food: number;
  imps: number;
  first: number;
  second: number;
  each: number;
  last: number;
  chosen: number;
  full: boolean;
  late: number;
  no_conquering: boolean;
  silences: boolean;
}

/** A combat card. */
export interface Spell {
  key: string;
  source: string;
  year: number;
  fast: boolean;
  fatigue: number;
  effect: 'nothing' | 'peace_or_evil' | 'pay_or_withdraw' | 'shield' | 'hide_wizards' | 'gain_evil' | 'lose_imps' | 'lose_treasure' | 'scrub' | 'scare_one' | 'sheep_one' | 'rage' | 'feed_first' | 'phantom_front' | 'ease' | 'mend_all' | 'free_prisoner' | 'banish_one';
  amount: number;
}

/** A room tile. Creatures are given as bits of their kinds. */
export interface Room {
  key: string;
  source: string;
  year: number;
  zone: 'anywhere' | 'upper' | 'lower' | 'edge' | 'centre';
  workers: number;
  food: number;
  product: 'nothing' | 'food' | 'gold' | 'trap' | 'tunnel' | 'repute' | 'imp';
  helps: ('goblin' | 'slime' | 'ghost' | 'troll' | 'witch' | 'vampire' | 'golem' | 'dragon' | 'demon')[];
  traps: number;
  surcharge: number;
  monsters: number;
  silent: boolean;
  counts: ('goblin' | 'slime' | 'ghost' | 'troll' | 'witch' | 'vampire' | 'golem' | 'dragon' | 'demon')[];
  points: number;
  fame: boolean;
}

/** A special event card. */
export interface Special {
  key: string;
  source: string;
  effect: 'lose_half_gold' | 'hunt' | 'strike' | 'impatience' | 'lose_half_food' | 'imps_leave' | 'inspect' | 'rust' | 'evil_rises';
  amount: number;
}

/** The price and reward of a space. `evil` moves the marker up as a cost, `repute` moves it down as a reward. */
export interface Space {
  source: string;
  gold: number;
  food: number;
  evil: number;
  gives_food: number;
  gives_gold: number;
  gives_imps: number;
  gives_traps: number;
  repute: number;
  spies: boolean;
  imps: number;
  foreman: number;
}

/** The facts of each question. */
export interface Facts {
  'KeepOrder': NoValues;
  'ChooseOrder': { slot: number; best: number[]; worst: number[]; first_slots: number[] };
  'PickNonPlayerOrder': { best: number[]; worst: number[] };
  'ExecuteOrder': { order: number; place: number; spies: number; gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'Spy': { order: number; place: number };
  'DigTunnel': { order: number; place: number; left: number; imps_needed: number };
  'MineGold': { order: number; place: number; gold: number[]; workers: number[] };
  'DiscardTrap': { order: number; place: number; traps_change: number[] };
  'HireCreature': { order: number; place: number; gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'GiveTrap': { traps_change: number[] };
  'FeedDemon': { eater: number };
  'BuildRoom': { order: number; place: number; gold: number[] };
  'UseRoom': { free_workers: number; workers: number[]; gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'RetrieveOrder': { slot: number[] };
  'PayWages': { gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'PayTaxes': { due: number; gold: number[]; cubes: number[] };
  'FaceHunt': { gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'FaceStrike': { gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'LoseTrap': { traps_change: number[] };
  'FaceInspection': { due: number; gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'PlanBattle': { traps_fit: number[]; monsters_fit: number[]; surcharge: number[]; gold: number[]; food: number[]; imps: number[] };
  'ReleasePrisoner': { spell: number };
  'SpringTrap': { prevented: number[]; gold: number[]; food: number[]; imps: number[] };
  'AimTrap': { trap: number; prevented: number[]; damage: number[] };
  'AttackWith': { strength: number[]; reach: number[]; food: number[] };
  'AimAgain': { attacker: number; strength: number };
  'FacePeace': { spell: number; gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[]; monsters: number[] };
  'FaceSuggestion': { creature: number; gold: number[]; food: number[]; imps: number[]; traps_change: number[]; creatures_change: number[]; evil_change: number[]; paladin_to: number[] };
  'PickMonster': { spell: number };
}

/** The values of each form of answer. */
export interface Forms {
  'order': { order: number };
  'decline': NoValues;
  'execute': NoValues;
  'spy': { round: number };
  'look-away': NoValues;
  'cell': { cell: number };
  'stop-digging': NoValues;
  'mine': { count: number };
  'trap': { trap: number };
  'creature': { creature: number };
  'hire-nobody': NoValues;
  'build': { room: number; cell: number };
  'build-nothing': NoValues;
  'room': { room: number };
  'done-producing': NoValues;
  'pay': { creature: number };
  'let-go': { creature: number };
  'pay-gold': { count: number };
  'give-up': { creature: number };
  'take-evil': NoValues;
  'strikes': { creature: number };
  'is-paid': { part: number; creature: number };
  'plan-tile': { cell: number };
  'plan-trap': { trap: number };
  'plan-creature': { creature: number };
  'ready': NoValues;
  'adventurer': { adventurer: number };
  'target': { target: number };
  'attack': { creature: number; alternative: number; target: number };
  'withdraw-all': NoValues;
  'gain-evil': NoValues;
  'withdraw': NoValues;
  'pay-again': NoValues;
}

/** The forms that answer each question. */
export interface Answers {
  'KeepOrder': 'order';
  'ChooseOrder': 'order';
  'PickNonPlayerOrder': 'order';
  'ExecuteOrder': 'decline' | 'execute';
  'Spy': 'spy' | 'look-away';
  'DigTunnel': 'cell' | 'stop-digging';
  'MineGold': 'mine';
  'DiscardTrap': 'trap';
  'HireCreature': 'creature' | 'hire-nobody';
  'GiveTrap': 'trap';
  'FeedDemon': 'creature';
  'BuildRoom': 'build' | 'build-nothing';
  'UseRoom': 'room' | 'done-producing';
  'RetrieveOrder': 'order';
  'PayWages': 'pay' | 'let-go';
  'PayTaxes': 'pay-gold';
  'FaceHunt': 'give-up' | 'take-evil';
  'FaceStrike': 'strikes' | 'is-paid';
  'LoseTrap': 'trap';
  'FaceInspection': 'pay-gold';
  'PlanBattle': 'plan-tile' | 'plan-trap' | 'plan-creature' | 'ready';
  'ReleasePrisoner': 'adventurer';
  'SpringTrap': 'trap';
  'AimTrap': 'target';
  'AttackWith': 'attack';
  'AimAgain': 'target';
  'FacePeace': 'withdraw-all' | 'gain-evil';
  'FaceSuggestion': 'withdraw' | 'pay-again';
  'PickMonster': 'creature';
}

/** The kinds of things that sentences mention. */
export type MentionKind = 'adventurer' | 'cell' | 'change' | 'creature' | 'non_player_lord' | 'number' | 'order' | 'room' | 'season' | 'seat' | 'space' | 'special' | 'spell' | 'step' | 'target' | 'tile' | 'trap' | 'word';

/** The values of each event. Secrets of others are missing. */
export interface EventValues {
  'YearBegan': { year: number };
  'RoundBegan': { year: number; season: number };
  'CreatureOffered': { creature: number };
  'RoomOffered': { room: number };
  'EventTurned': { tile: number };
  'SpecialTurned': { special: number };
  'AdventurerCame': { adventurer: number };
  'AdventurerPutUnder': { adventurer: number };
  'OrderDrawn': { seat: number; order?: number };
  'OrderShut': { seat: number; order: number };
  'OrderChosen': { seat: number; order?: number };
  'NonPlayerOrderPicked': { seat: number; order?: number };
  'NonPlayerOrderTurned': { non_player_lord: number; order: number; place: number };
  'OrderRevealed': { seat: number; slot: number; order: number };
  'MinionPlaced': { seat: number; order: number; place: number };
  'MinionBlocked': { seat: number; order: number };
  'HireFeePaid': { seat: number };
  'OrderExecuted': { seat: number; order: number; place: number };
  'OrderDeclined': { seat: number; order: number; place: number };
  'OrderFailed': { seat: number; order: number; place: number };
  'GoodsChanged': { seat: number; gold: number; food: number; imps: number; reason: number };
  'EvilChanged': { seat: number; change: number; evil: number };
  'PaladinCame': { seat: number; paladin: number };
  'CardSpied': { seat: number; round: number; spell?: number };
  'TunnelDug': { seat: number; cell: number };
  'GoldMined': { seat: number; count: number };
  'TrapDrawn': { seat: number; trap?: number };
  'TrapDiscarded': { seat: number; trap?: number };
  'TrapsReshuffled': NoValues;
  'CreatureHired': { seat: number; creature: number };
  'CreatureFed': { seat: number; creature: number };
  'RoomBuilt': { seat: number; room: number; cell: number };
  'RoomUsed': { seat: number; room: number };
  'OrderRetrieved': { seat: number; order: number };
  'EventBegan': { tile: number };
  'CreaturePaid': { seat: number; creature: number };
  'CreatureLeft': { seat: number; creature: number };
  'CreatureStruck': { seat: number; creature: number };
  'TaxesPaid': { seat: number; gold_paid: number; cubes: number };
  'AdventurerAssigned': { seat: number; adventurer: number };
  'AdventurerDiscarded': { adventurer: number };
  'StarterChanged': { seat: number };
  'CombatBegan': { year: number };
  'CombatRoundBegan': { round: number };
  'BattlePlanned': { seat: number; cell: number; traps_sent: number; creatures_sent: number };
  'PrisonerReleased': { seat: number; adventurer: number };
  'CombatCardTurned': { round: number; spell: number };
  'BattleBegan': { seat: number; cell: number };
  'TrapSprung': { seat: number; trap: number };
  'DamagePrevented': { seat: number; adventurer: number; count: number };
  'AdventurerHurt': { seat: number; adventurer: number; count: number; damage_source: number; trap: number; creature: number; damage: number };
  'AdventurerDied': { seat: number; adventurer: number };
  'SpellCast': { seat: number; spell: number };
  'CreatureWithdrawn': { seat: number; creature: number };
  'CreatureAttacked': { seat: number; creature: number; alternative: number };
  'CreatureIdle': { seat: number; creature: number };
  'CreatureKnockedOut': { seat: number; creature: number };
  'AdventurerHealed': { seat: number; adventurer: number; count: number; damage: number };
  'PartyTired': { seat: number; count: number };
  'TileConquered': { seat: number; cell: number };
  'ConqueringSkipped': { seat: number };
  'PartyDefeated': { seat: number };
  'AdventurerLeft': { seat: number; adventurer: number };
  'GameEnded': NoValues;
  'CreatureSent': { seat: number; creature: number };
  'BattleStep': { seat: number; step: number };
  'SpellFailed': { seat: number; spell: number; magic: number; needed: number };
  'HealingSkipped': { seat: number; skip_reason: number };
  'DamageAbsorbed': { seat: number; adventurer: number; count: number; spell: number };
  'PartyReordered': { seat: number };
  'AdventurerEntered': { seat: number; adventurer: number; damage: number; hit_points: number; position: number };
  'AdventurerFed': { seat: number; adventurer: number; count: number; hit_points: number };
  'SpellSilenced': { seat: number; spell: number };
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

const WORDS_0 = { 0: 'get_food', 1: 'improve_reputation', 2: 'dig_tunnels', 3: 'mine_gold', 4: 'recruit_imps', 5: 'buy_traps', 6: 'hire_monster', 7: 'build_room' } as const;
const WORDS_1 = { 0: 'one', 1: 'two', 2: 'three', 3: 'none' } as const;
const WORDS_2 = { 0: 'rolling_stone', 1: 'pendulum', 2: 'fire_wall', 3: 'trap_door', 4: 'cursed_ring', 5: 'poisoned_dart', 6: 'antimagic_dart', 7: 'poisoned_meal', 8: 'kamikaze_imp' } as const;
const WORDS_3 = { 0: 'goblin', 1: 'slime', 2: 'ghost', 3: 'troll', 4: 'witch', 5: 'vampire', 6: 'golem', 7: 'dragon', 8: 'demon', 9: 'sheep' } as const;
const WORDS_4 = { 0: 'hatchery', 1: 'mushroom_bed', 2: 'souvenir_shop', 3: 'mint', 4: 'workshop', 5: 'tool_shed', 6: 'printing_press', 7: 'magic_room', 8: 'training_room', 9: 'dark_room', 10: 'labyrinth', 11: 'antimagic_room', 12: 'cafeteria', 13: 'chapel', 14: 'pandemonium', 15: 'hall_of_fame' } as const;
const WORDS_5 = { 0: 'food', 1: 'gold', 2: 'evil', 3: 'trap', 4: 'creature' } as const;
const WORDS_6 = { 0: 'word_of_peace', 1: 'suggestion', 2: 'magic_shield', 3: 'invisibility', 4: 'detect_evil', 5: 'fist_of_justice', 6: 'detect_treasure', 7: 'graffiti', 8: 'fireball', 9: 'aura_of_fear', 10: 'metamorphosis', 11: 'blind_rage', 12: 'create_food', 13: 'illusion', 14: 'song_of_courage', 15: 'regeneration', 16: 'magic_key', 17: 'dimensional_gate' } as const;
const WORDS_7 = { 0: 'winter', 1: 'spring', 2: 'summer', 3: 'autumn' } as const;
const WORDS_8 = { 0: 'pay_day', 1: 'taxes', 2: 'special_event' } as const;
const WORDS_9 = { 0: 'embezzlement', 1: 'witch_hunt', 2: 'monster_strike', 3: 'impatient_heroes', 4: 'rats', 5: 'runaway_imps', 6: 'inspection', 7: 'rust', 8: 'bad_press' } as const;
const WORDS_10 = { 0: 'order', 1: 'fee', 2: 'wage', 3: 'room', 4: 'taxes', 5: 'special', 6: 'trap', 7: 'spell', 8: 'attack' } as const;
const WORDS_11 = { 0: 'trap', 1: 'attack', 2: 'fatigue', 3: 'poison' } as const;
const WORDS_12 = { 0: 'trap', 1: 'fast', 2: 'monsters', 3: 'slow', 4: 'healing', 5: 'conquering', 6: 'poison' } as const;
const WORDS_13 = { 0: 'no_attack', 1: 'forbidden' } as const;

export const ASKS = {
  KeepOrder: {
    clause: 'DL-6',
    optionCount: 8,
    forms: [
      { name: 'order', first: 0, fields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
    ],
    factFields: [],
  },
  ChooseOrder: {
    clause: 'DL-18',
    optionCount: 8,
    forms: [
      { name: 'order', first: 0, fields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'slot', kind: 'number', displayOffset: 1 }, { name: 'best', kind: 'space', multiplicity: 'many', words: WORDS_1 }, { name: 'worst', kind: 'space', multiplicity: 'many', words: WORDS_1 }, { name: 'first_slots', kind: 'number', displayOffset: 1, multiplicity: 'many' }],
  },
  PickNonPlayerOrder: {
    clause: 'DL-35',
    optionCount: 8,
    forms: [
      { name: 'order', first: 0, fields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'best', kind: 'space', multiplicity: 'each', words: WORDS_1 }, { name: 'worst', kind: 'space', multiplicity: 'each', words: WORDS_1 }],
  },
  ExecuteOrder: {
    clause: 'DL-22',
    optionCount: 2,
    forms: [
      { name: 'decline', first: 0, fields: [] },
      { name: 'execute', first: 1, fields: [] },
    ],
    factFields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }, { name: 'spies', kind: 'number' }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  Spy: {
    clause: 'DL-24',
    optionCount: 5,
    forms: [
      { name: 'spy', first: 0, fields: [{ name: 'round', kind: 'number', size: 4, first: 1 }] },
      { name: 'look-away', first: 4, fields: [] },
    ],
    factFields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }],
  },
  DigTunnel: {
    clause: 'DL-25',
    optionCount: 21,
    forms: [
      { name: 'cell', first: 0, fields: [{ name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }] },
      { name: 'stop-digging', first: 20, fields: [] },
    ],
    factFields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }, { name: 'left', kind: 'number' }, { name: 'imps_needed', kind: 'number' }],
  },
  MineGold: {
    clause: 'DL-27',
    optionCount: 5,
    forms: [
      { name: 'mine', first: 0, fields: [{ name: 'count', kind: 'number', size: 5 }] },
    ],
    factFields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'workers', kind: 'number', multiplicity: 'each' }],
  },
  DiscardTrap: {
    clause: 'DL-30',
    optionCount: 9,
    forms: [
      { name: 'trap', first: 0, fields: [{ name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
    ],
    factFields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }],
  },
  HireCreature: {
    clause: 'DL-31',
    optionCount: 10,
    forms: [
      { name: 'creature', first: 0, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
      { name: 'hire-nobody', first: 9, fields: [] },
    ],
    factFields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  GiveTrap: {
    clause: 'DL-31',
    optionCount: 9,
    forms: [
      { name: 'trap', first: 0, fields: [{ name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
    ],
    factFields: [{ name: 'traps_change', kind: 'change', multiplicity: 'each' }],
  },
  FeedDemon: {
    clause: 'DL-A17',
    optionCount: 9,
    forms: [
      { name: 'creature', first: 0, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
    ],
    factFields: [{ name: 'eater', kind: 'creature', size: 9, words: WORDS_3 }],
  },
  BuildRoom: {
    clause: 'DL-32',
    optionCount: 321,
    forms: [
      { name: 'build', first: 0, fields: [{ name: 'room', kind: 'room', size: 16, words: WORDS_4 }, { name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }] },
      { name: 'build-nothing', first: 320, fields: [] },
    ],
    factFields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }, { name: 'gold', kind: 'change', multiplicity: 'each' }],
  },
  UseRoom: {
    clause: 'DL-38',
    optionCount: 17,
    forms: [
      { name: 'room', first: 0, fields: [{ name: 'room', kind: 'room', size: 16, words: WORDS_4 }] },
      { name: 'done-producing', first: 16, fields: [] },
    ],
    factFields: [{ name: 'free_workers', kind: 'number' }, { name: 'workers', kind: 'number', multiplicity: 'each' }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  RetrieveOrder: {
    clause: 'DL-40',
    optionCount: 8,
    forms: [
      { name: 'order', first: 0, fields: [{ name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
    ],
    factFields: [{ name: 'slot', kind: 'number', displayOffset: 1, multiplicity: 'each' }],
  },
  PayWages: {
    clause: 'DL-42',
    optionCount: 18,
    forms: [
      { name: 'pay', first: 0, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
      { name: 'let-go', first: 9, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
    ],
    factFields: [{ name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  PayTaxes: {
    clause: 'DL-43',
    optionCount: 11,
    forms: [
      { name: 'pay-gold', first: 0, fields: [{ name: 'count', kind: 'number', size: 11 }] },
    ],
    factFields: [{ name: 'due', kind: 'number' }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'cubes', kind: 'number', multiplicity: 'each' }],
  },
  FaceHunt: {
    clause: 'DL-44',
    optionCount: 10,
    forms: [
      { name: 'give-up', first: 0, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
      { name: 'take-evil', first: 9, fields: [] },
    ],
    factFields: [{ name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  FaceStrike: {
    clause: 'DL-44',
    optionCount: 54,
    forms: [
      { name: 'strikes', first: 0, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
      { name: 'is-paid', first: 9, fields: [{ name: 'part', kind: 'word', size: 5, words: WORDS_5 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
    ],
    factFields: [{ name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  LoseTrap: {
    clause: 'DL-44',
    optionCount: 9,
    forms: [
      { name: 'trap', first: 0, fields: [{ name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
    ],
    factFields: [{ name: 'traps_change', kind: 'change', multiplicity: 'each' }],
  },
  FaceInspection: {
    clause: 'DL-44',
    optionCount: 11,
    forms: [
      { name: 'pay-gold', first: 0, fields: [{ name: 'count', kind: 'number', size: 11 }] },
    ],
    factFields: [{ name: 'due', kind: 'number' }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  PlanBattle: {
    clause: 'DL-57',
    optionCount: 39,
    forms: [
      { name: 'plan-tile', first: 0, fields: [{ name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }] },
      { name: 'plan-trap', first: 20, fields: [{ name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
      { name: 'plan-creature', first: 29, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
      { name: 'ready', first: 38, fields: [] },
    ],
    factFields: [{ name: 'traps_fit', kind: 'number', multiplicity: 'each' }, { name: 'monsters_fit', kind: 'number', multiplicity: 'each' }, { name: 'surcharge', kind: 'number', multiplicity: 'each' }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }],
  },
  ReleasePrisoner: {
    clause: 'DL-59',
    optionCount: 35,
    forms: [
      { name: 'adventurer', first: 0, fields: [{ name: 'adventurer', kind: 'adventurer', size: 35 }] },
    ],
    factFields: [{ name: 'spell', kind: 'spell', words: WORDS_6 }],
  },
  SpringTrap: {
    clause: 'DL-60',
    optionCount: 9,
    forms: [
      { name: 'trap', first: 0, fields: [{ name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
    ],
    factFields: [{ name: 'prevented', kind: 'number', multiplicity: 'each' }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }],
  },
  AimTrap: {
    clause: 'DL-60',
    optionCount: 5,
    forms: [
      { name: 'target', first: 0, fields: [{ name: 'target', kind: 'target', size: 5, displayOffset: 1 }] },
    ],
    factFields: [{ name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }, { name: 'prevented', kind: 'number', multiplicity: 'each' }, { name: 'damage', kind: 'number', multiplicity: 'each' }],
  },
  AttackWith: {
    clause: 'DL-63',
    optionCount: 100,
    forms: [
      { name: 'attack', first: 0, fields: [{ name: 'creature', kind: 'creature', size: 10, words: WORDS_3 }, { name: 'alternative', kind: 'number', size: 2, displayOffset: 1 }, { name: 'target', kind: 'target', size: 5, displayOffset: 1 }] },
    ],
    factFields: [{ name: 'strength', kind: 'number', multiplicity: 'each' }, { name: 'reach', kind: 'number', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }],
  },
  AimAgain: {
    clause: 'DL-63',
    optionCount: 5,
    forms: [
      { name: 'target', first: 0, fields: [{ name: 'target', kind: 'target', size: 5, displayOffset: 1 }] },
    ],
    factFields: [{ name: 'attacker', kind: 'creature', size: 9, words: WORDS_3 }, { name: 'strength', kind: 'number' }],
  },
  FacePeace: {
    clause: 'DL-62',
    optionCount: 2,
    forms: [
      { name: 'withdraw-all', first: 0, fields: [] },
      { name: 'gain-evil', first: 1, fields: [] },
    ],
    factFields: [{ name: 'spell', kind: 'spell', words: WORDS_6 }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }, { name: 'monsters', kind: 'creature', multiplicity: 'many', words: WORDS_3 }],
  },
  FaceSuggestion: {
    clause: 'DL-62',
    optionCount: 2,
    forms: [
      { name: 'withdraw', first: 0, fields: [] },
      { name: 'pay-again', first: 1, fields: [] },
    ],
    factFields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }, { name: 'gold', kind: 'change', multiplicity: 'each' }, { name: 'food', kind: 'change', multiplicity: 'each' }, { name: 'imps', kind: 'change', multiplicity: 'each' }, { name: 'traps_change', kind: 'change', multiplicity: 'each' }, { name: 'creatures_change', kind: 'change', multiplicity: 'each' }, { name: 'evil_change', kind: 'change', multiplicity: 'each' }, { name: 'paladin_to', kind: 'seat', displayOffset: 1, multiplicity: 'each' }],
  },
  PickMonster: {
    clause: 'DL-62',
    optionCount: 9,
    forms: [
      { name: 'creature', first: 0, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
    ],
    factFields: [{ name: 'spell', kind: 'spell', words: WORDS_6 }],
  },
} as const;

export const { readOption, optionOf } = optionForms<Forms, Answers>(ASKS);

export const EVENTS = {
  YearBegan: { clause: 'DL-1', publicCount: 1, fields: [{ name: 'year', kind: 'number' }] },
  RoundBegan: { clause: 'DL-4', publicCount: 2, fields: [{ name: 'year', kind: 'number' }, { name: 'season', kind: 'season', words: WORDS_7 }] },
  CreatureOffered: { clause: 'DL-15', publicCount: 1, fields: [{ name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  RoomOffered: { clause: 'DL-15', publicCount: 1, fields: [{ name: 'room', kind: 'room', size: 16, words: WORDS_4 }] },
  EventTurned: { clause: 'DL-16', publicCount: 1, fields: [{ name: 'tile', kind: 'tile', words: WORDS_8 }] },
  SpecialTurned: { clause: 'DL-7', publicCount: 1, fields: [{ name: 'special', kind: 'special', words: WORDS_9 }] },
  AdventurerCame: { clause: 'DL-16', publicCount: 1, fields: [{ name: 'adventurer', kind: 'adventurer', size: 35 }] },
  AdventurerPutUnder: { clause: 'DL-17', publicCount: 1, fields: [{ name: 'adventurer', kind: 'adventurer', size: 35 }] },
  OrderDrawn: { clause: 'DL-6', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
  OrderShut: { clause: 'DL-6', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
  OrderChosen: { clause: 'DL-18', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
  NonPlayerOrderPicked: { clause: 'DL-35', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
  NonPlayerOrderTurned: { clause: 'DL-33', publicCount: 3, fields: [{ name: 'non_player_lord', kind: 'non_player_lord', displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }] },
  OrderRevealed: { clause: 'DL-19', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'slot', kind: 'number', displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
  MinionPlaced: { clause: 'DL-19', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }] },
  MinionBlocked: { clause: 'DL-20', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
  HireFeePaid: { clause: 'DL-8', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }] },
  OrderExecuted: { clause: 'DL-21', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }] },
  OrderDeclined: { clause: 'DL-22', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }] },
  OrderFailed: { clause: 'DL-22', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }, { name: 'place', kind: 'space', words: WORDS_1 }] },
  GoodsChanged: { clause: 'DL-79', publicCount: 5, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'gold', kind: 'change' }, { name: 'food', kind: 'change' }, { name: 'imps', kind: 'change' }, { name: 'reason', kind: 'word', words: WORDS_10 }] },
  EvilChanged: { clause: 'DL-54', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'change', kind: 'change' }, { name: 'evil', kind: 'number' }] },
  PaladinCame: { clause: 'DL-48', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'paladin', kind: 'adventurer', size: 35 }] },
  CardSpied: { clause: 'DL-24', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'round', kind: 'number', size: 4, first: 1 }, { name: 'spell', kind: 'spell', words: WORDS_6 }] },
  TunnelDug: { clause: 'DL-26', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }] },
  GoldMined: { clause: 'DL-27', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'count', kind: 'number' }] },
  TrapDrawn: { clause: 'DL-30', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
  TrapDiscarded: { clause: 'DL-30', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
  TrapsReshuffled: { clause: 'DL-A20', publicCount: 0, fields: [] },
  CreatureHired: { clause: 'DL-31', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  CreatureFed: { clause: 'DL-A17', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  RoomBuilt: { clause: 'DL-32', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'room', kind: 'room', size: 16, words: WORDS_4 }, { name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }] },
  RoomUsed: { clause: 'DL-38', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'room', kind: 'room', size: 16, words: WORDS_4 }] },
  OrderRetrieved: { clause: 'DL-40', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'order', kind: 'order', size: 8, words: WORDS_0 }] },
  EventBegan: { clause: 'DL-41', publicCount: 1, fields: [{ name: 'tile', kind: 'tile', words: WORDS_8 }] },
  CreaturePaid: { clause: 'DL-42', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  CreatureLeft: { clause: 'DL-42', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  CreatureStruck: { clause: 'DL-44', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  TaxesPaid: { clause: 'DL-43', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'gold_paid', kind: 'number' }, { name: 'cubes', kind: 'number' }] },
  AdventurerAssigned: { clause: 'DL-45', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }] },
  AdventurerDiscarded: { clause: 'DL-45', publicCount: 1, fields: [{ name: 'adventurer', kind: 'adventurer', size: 35 }] },
  StarterChanged: { clause: 'DL-47', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }] },
  CombatBegan: { clause: 'DL-56', publicCount: 1, fields: [{ name: 'year', kind: 'number' }] },
  CombatRoundBegan: { clause: 'DL-56', publicCount: 1, fields: [{ name: 'round', kind: 'number', size: 4, first: 1 }] },
  BattlePlanned: { clause: 'DL-57', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }, { name: 'traps_sent', kind: 'number' }, { name: 'creatures_sent', kind: 'number' }] },
  PrisonerReleased: { clause: 'DL-59', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }] },
  CombatCardTurned: { clause: 'DL-56', publicCount: 2, fields: [{ name: 'round', kind: 'number', size: 4, first: 1 }, { name: 'spell', kind: 'spell', words: WORDS_6 }] },
  BattleBegan: { clause: 'DL-56', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }] },
  TrapSprung: { clause: 'DL-60', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }] },
  DamagePrevented: { clause: 'DL-60', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }, { name: 'count', kind: 'number' }] },
  AdventurerHurt: { clause: 'DL-61', publicCount: 7, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }, { name: 'count', kind: 'number' }, { name: 'damage_source', kind: 'word', words: WORDS_11 }, { name: 'trap', kind: 'trap', size: 9, words: WORDS_2 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }, { name: 'damage', kind: 'number' }] },
  AdventurerDied: { clause: 'DL-61', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }] },
  SpellCast: { clause: 'DL-62', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'spell', kind: 'spell', words: WORDS_6 }] },
  CreatureWithdrawn: { clause: 'DL-62', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  CreatureAttacked: { clause: 'DL-63', publicCount: 3, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }, { name: 'alternative', kind: 'number', size: 2, displayOffset: 1 }] },
  CreatureIdle: { clause: 'DL-63', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  CreatureKnockedOut: { clause: 'DL-63', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  AdventurerHealed: { clause: 'DL-65', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }, { name: 'count', kind: 'number' }, { name: 'damage', kind: 'number' }] },
  PartyTired: { clause: 'DL-66', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'count', kind: 'number' }] },
  TileConquered: { clause: 'DL-66', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'cell', kind: 'cell', size: 20, displayOffset: 1 }] },
  ConqueringSkipped: { clause: 'DL-66', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }] },
  PartyDefeated: { clause: 'DL-68', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }] },
  AdventurerLeft: { clause: 'DL-68', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }] },
  GameEnded: { clause: 'DL-77', publicCount: 0, fields: [] },
  CreatureSent: { clause: 'DL-57', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'creature', kind: 'creature', size: 9, words: WORDS_3 }] },
  BattleStep: { clause: 'DL-56', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'step', kind: 'step', words: WORDS_12 }] },
  SpellFailed: { clause: 'DL-62', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'spell', kind: 'spell', words: WORDS_6 }, { name: 'magic', kind: 'number' }, { name: 'needed', kind: 'number' }] },
  HealingSkipped: { clause: 'DL-65', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'skip_reason', kind: 'word', words: WORDS_13 }] },
  DamageAbsorbed: { clause: 'DL-A14', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }, { name: 'count', kind: 'number' }, { name: 'spell', kind: 'spell', words: WORDS_6 }] },
  PartyReordered: { clause: 'DL-62', publicCount: 1, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }] },
  AdventurerEntered: { clause: 'DL-56', publicCount: 5, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }, { name: 'damage', kind: 'number' }, { name: 'hit_points', kind: 'number' }, { name: 'position', kind: 'number', displayOffset: 1 }] },
  AdventurerFed: { clause: 'DL-62', publicCount: 4, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'adventurer', kind: 'adventurer', size: 35 }, { name: 'count', kind: 'number' }, { name: 'hit_points', kind: 'number' }] },
  SpellSilenced: { clause: 'DL-62', publicCount: 2, fields: [{ name: 'seat', kind: 'seat', size: 4, displayOffset: 1 }, { name: 'spell', kind: 'spell', words: WORDS_6 }] },
} as const;

export const TROLL = 3;
export const MAX_EVIL = 15;
export const START_EVIL = 5;
export const PALADIN_MARK = 10;
export const NO_ORDER = -1;
export const ALL_ORDERS = 255;
export const SLOTS = 3;
export const NO_CELL = -1;
export const NO_ROOM = -1;
export const NO_INDEX = -1;
export const PALADIN_IN_TENT = -1;
export const PALADIN_GONE = -2;
export const IDLE = 0;
export const PLANNING = 1;
export const READY = 2;
export const RELEASING = 3;
export const BUILDING = 0;
export const COMBAT = 1;
export const OVER = 2;
export const WINTER = 0;
export const AUTUMN = 3;
export const DAMAGE_UNIT = 64;
export const EXTRA_UNIT = 16384;
export const CONQUERING_STEP = 5;
export const FAST_STEP = 1;
export const HEALING_STEP = 4;
export const MONSTERS_STEP = 2;
export const POISON_STEP = 6;
export const SLOW_STEP = 3;
export const TRAP_STEP = 0;
export const STAGES = ['none', 'opening', 'orders', 'execution', 'production', 'retrieving', 'event', 'planning', 'battle'] as const;
export const NO_STAGE = 0;
export const OPENING = 1;
export const CHOOSING = 2;
export const EXECUTION = 3;
export const PRODUCTION = 4;
export const RETRIEVING = 5;
export const EVENT = 6;
export const PLANNING_STAGE = 7;
export const BATTLE = 8;
export const COLUMNS = 5;
export const ROWS = 4;
export const CELLS = 20;
export const ENTRANCE = 2;
export const ALL_CELLS = 1048575;
export const FIRST_TUNNELS = 4228;
export const UPPER_CELLS = 1023;
export const LOWER_CELLS = 1047552;
export const EDGE_CELLS = 1033791;
export const CENTRE_CELLS = 14784;
export const ZONE_CELLS = [1048575, 1023, 1047552, 1033791, 14784] as const;
export const CELL_ROWS = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3] as const;
export const CELL_COLUMNS = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4] as const;
export const ANY = 1;
export const CITY = 4;
export const EMPTY_PACK = 0;
export const PACK_KINDS = 9;
export const CREATURES_A_ROUND = 3;
export const ROOMS_A_ROUND = 2;
export const HIDDEN = -2;
export const ADVENTURERS_SPAN = 35;
export const LOCATION_KEYS = ['get_food', 'improve_reputation', 'dig_tunnels', 'mine_gold', 'recruit_imps', 'buy_traps', 'hire_monster', 'build_room'] as const;
export const LOCATIONS = 8;
export const ROOMS_SPAN = 16;
export const MAX_SEATS = 4;
export const MAX_ADVENTURERS = 5;
export const ATTACKERS = 10;
export const CITY_CARDS = 4;
export const PAY_DAY = 0;
export const TAXES = 1;
export const SPECIAL_EVENT = 2;
export const EVENT_TILES = ['pay_day', 'taxes', 'special_event'] as const;
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export const WAGE_PARTS = ['food', 'gold', 'evil', 'trap', 'creature'] as const;
export const SPACE_KEYS = ['one', 'two', 'three', 'none'] as const;
export const BATTLE_STEPS = ['trap', 'fast', 'monsters', 'slow', 'healing', 'conquering', 'poison'] as const;
export const DAMAGE_SOURCES = ['trap', 'attack', 'fatigue', 'poison'] as const;
export const BY_TRAP = 0;
export const BY_ATTACK = 1;
export const BY_FATIGUE = 2;
export const BY_POISON = 3;
export const REASONS = ['order', 'fee', 'wage', 'room', 'taxes', 'special', 'trap', 'spell', 'attack'] as const;
export const FOR_ORDER = 0;
export const FOR_FEE = 1;
export const FOR_WAGE = 2;
export const FOR_ROOM = 3;
export const FOR_TAXES = 4;
export const FOR_SPECIAL = 5;
export const FOR_TRAP = 6;
export const FOR_SPELL = 7;
export const FOR_ATTACK = 8;
export const SKIP_REASONS = ['no_attack', 'forbidden'] as const;
export const NO_ATTACK = 0;
export const HEALING_FORBIDDEN = 1;
export const CAN_AIM = 0;
export const NOT_FIRST = 1;
export const NO_PRIESTS = 2;
export const NOT_HIDDEN = 3;
export const SHEEP_KIND = 9;
export const GET_FOOD = 0;
export const IMPROVE_REPUTATION = 1;
export const DIG_TUNNELS = 2;
export const MINE_GOLD = 3;
export const RECRUIT_IMPS = 4;
export const BUY_TRAPS = 5;
export const HIRE_MONSTER = 6;
export const BUILD_ROOM = 7;
export const SPACES = 3;
export const SPACE_INDEXES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23]] as const;
export const TUNNELS_GIVEN = [0, 0, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;
export const GOLD_GIVEN = [0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;
export const DEMON = 8;
export const DRAGON = 7;
export const GHOST = 2;
export const GOBLIN = 0;
export const GOLEM = 6;
export const SLIME = 1;
export const VAMPIRE = 5;
export const WITCH = 4;
export const HATCHERY = 0;
export const MUSHROOM_BED = 1;
export const SOUVENIR_SHOP = 2;
export const MINT = 3;
export const WORKSHOP = 4;
export const TOOL_SHED = 5;
export const PRINTING_PRESS = 6;
export const MAGIC_ROOM = 7;
export const TRAINING_ROOM = 8;
export const DARK_ROOM = 9;
export const LABYRINTH = 10;
export const ANTIMAGIC_ROOM = 11;
export const CAFETERIA = 12;
export const CHAPEL = 13;
export const PANDEMONIUM = 14;
export const HALL_OF_FAME = 15;
export const PER_YEAR = 8;
export const MAKES_NOTHING = 0;
export const MAKES_FOOD = 1;
export const MAKES_GOLD = 2;
export const MAKES_TRAP = 3;
export const MAKES_TUNNEL = 4;
export const MAKES_REPUTE = 5;
export const MAKES_IMP = 6;
export const PRODUCTS = ['nothing', 'food', 'gold', 'trap', 'tunnel', 'repute', 'imp'] as const;
export const PRODUCED = 1;
export const PLAIN_TRAPS = 1;
export const PLAIN_MONSTERS = 2;
export const HELP = 1;
export const ANYWHERE = 0;
export const UPPER = 1;
export const LOWER = 2;
export const EDGE = 3;
export const CENTRE = 4;
export const ZONES = ['anywhere', 'upper', 'lower', 'edge', 'centre'] as const;
export const MOST_EVIL = 0;
export const MOST_ROOMS = 1;
export const MOST_TUNNELS = 2;
export const MOST_MONSTERS = 3;
export const MOST_IMPS = 4;
export const MOST_RICHES = 5;
export const FEWEST_LOST = 6;
export const TITLES = ['title_evil', 'title_rooms', 'title_tunnels', 'title_monsters', 'title_imps', 'title_riches', 'title_battle'] as const;
export const EMPTY_SPACE = 0;
export const BOUND_INDEXES = [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21, 22, 23]] as const;
export const GOLD_PALADIN = 33;
export const SILVER_PALADIN = 32;
export const ROOM_POINTS = 2;
export const MONSTER_POINTS = 1;
export const PRISONER_POINTS = 2;
export const PALADIN_POINTS = 5;
export const LOST_POINTS = -2;
export const CUBE_POINTS = -3;
export const PROPERTY_KEYS = ['rooms', 'monsters', 'prisoners', 'paladins', 'conquered', 'taxes'] as const;
export const FAME_SHARED = 1;
export const FAME_SOLE = 2;
