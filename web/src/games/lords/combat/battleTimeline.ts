// A battle as a timeline: damage, healing and losses by step and adventurer, read from the events.
import {
  BATTLE_STEPS,
  BY_FATIGUE,
  CONQUERING_STEP,
  MONSTERS_STEP,
  TRAP_STEP,
  type EventValues,
  type GameEvent,
  type LordView,
  type Types,
} from '../../../generated/lords';
import { attackKey } from './attackPreferences.svelte';
import type { Sentence } from '../../../generated/wire';
import { seatOf, type EventKind, type RevealPreviewOf } from '../../../lib/table/gameTypes';

/** The effects on one adventurer in one column. */
export interface TimelineCell {
  dealt: number;
  prevented: number;
  absorbed: number;
  healed: number;
  tired: number;
  died: boolean;
}

/** One step. In the monsters' step each attack has its own column. */
export interface TimelineColumn {
  key: string;
  step: number;
  creature: number;
  alternative: number;
  trap: number;
  spell: number;
  /** Further sentences: why a step has no effect, and losses. */
  notes: { kind: EventKind<Types>; sentence: Sentence }[];
}

export interface PartyMember {
  tile: number;
  /** The damage at the start of the battle, and all hit points. */
  damage: number;
  hitPoints: number;
}

export interface BattleCourse {
  columns: TimelineColumn[];
  party: PartyMember[];
  cells: Record<string, TimelineCell>;
  /** The conquered cell; -1 if there is none. */
  conqueredCell: number;
  /** The damage of each adventurer at the end; null for captured ones. */
  damageAtEnd: Record<number, number | null>;
  hasBegun: boolean;
  /** The Paladin's moves during the battle: the column in which he comes, or the seat that he goes to. */
  paladinMoves: { tile: number; key: string; to: number; comes: boolean }[];
}

const NOTED_EVENTS: ReadonlySet<EventKind<Types>> = new Set<EventKind<Types>>([
  'SpellCast',
  'SpellFailed',
  'SpellSilenced',
  'HealingSkipped',
  'ConqueringSkipped',
  'CreatureIdle',
  'CreatureWithdrawn',
  'CreatureKnockedOut',
  'PartyTired',
  'TileConquered',
  'PartyDefeated',
  'PartyReordered',
  'GoodsChanged',
  'EvilChanged',
  'PrisonerReleased',
  'PaladinCame',
]);

export const emptyCell = (): TimelineCell => ({
  dealt: 0,
  prevented: 0,
  absorbed: 0,
  healed: 0,
  tired: 0,
  died: false,
});
export const cellKey = (column: TimelineColumn, tile: number): string => `${column.key} ${tile}`;
const emptyColumn = (key: string, step: number): TimelineColumn => ({
  key,
  step,
  creature: -1,
  alternative: 0,
  trap: -1,
  spell: -1,
  notes: [],
});

/** Whether an event belongs to a seat's battle: its own events and the Paladin's flights. */
export const concernsSeat = (event: GameEvent, seat: number): boolean =>
  event.kind === 'PaladinCame' || seatOf(event) === seat;

/** The party of a lord. */
export const partyIn = (lord: LordView | undefined): PartyMember[] =>
  (lord?.party ?? []).map(([tile, damage], place) => ({ tile, damage, hitPoints: lord!.hit_points[place] }));

/** The course of a seat's battle. `party` is known before it begins; a battle names everybody who enters it. */
export function battleCourse(events: readonly GameEvent[], party: readonly PartyMember[], seat: number): BattleCourse {
  const columns = BATTLE_STEPS.map((name, step) => emptyColumn(name, step));
  const course: BattleCourse = {
    columns,
    party: party.map((member) => ({ ...member })),
    cells: {},
    conqueredCell: -1,
    damageAtEnd: Object.fromEntries(party.map((adventurer) => [adventurer.tile, adventurer.damage])),
    hasBegun: false,
    paladinMoves: [],
  };
  let now = columns[TRAP_STEP];
  const attacks: Record<string, number> = {};
  const at = (tile: number): TimelineCell => (course.cells[cellKey(now, tile)] ??= emptyCell());
  for (const event of events) {
    switch (event.kind) {
      case 'BattleBegan':
        course.hasBegun = true;
        course.party = [];
        course.damageAtEnd = {};
        break;
      case 'AdventurerEntered':
        enter(course, event.values);
        break;
      case 'BattleStep':
        course.hasBegun = true;
        now = columns.find((column) => column.key === BATTLE_STEPS[event.values.step]) ?? now;
        break;
      case 'TrapSprung':
        now = trapColumn(columns, event.values.trap);
        break;
      case 'CreatureAttacked': {
        const { creature, alternative } = event.values;
        const turn = (attacks[creature] = (attacks[creature] ?? 0) + 1);
        now = { ...emptyColumn(attackKey(creature, turn), MONSTERS_STEP), creature, alternative };
        columns.splice(
          columns.findIndex((column) => column.step > MONSTERS_STEP),
          0,
          now,
        );
        break;
      }
      case 'DamagePrevented':
        at(event.values.adventurer).prevented += event.values.count;
        break;
      case 'DamageAbsorbed':
        at(event.values.adventurer).absorbed += event.values.count;
        break;
      case 'AdventurerHurt': {
        const { adventurer, count, damage, damage_source } = event.values;
        at(adventurer)[damage_source === BY_FATIGUE ? 'tired' : 'dealt'] += count;
        course.damageAtEnd[adventurer] = damage;
        break;
      }
      case 'AdventurerHealed':
        at(event.values.adventurer).healed += event.values.count;
        course.damageAtEnd[event.values.adventurer] = event.values.damage;
        break;
      case 'AdventurerFed':
        for (const member of course.party)
          if (member.tile === event.values.adventurer) member.hitPoints = event.values.hit_points;
        break;
      case 'AdventurerDied':
        at(event.values.adventurer).died = true;
        course.damageAtEnd[event.values.adventurer] = null;
        break;
      case 'PaladinCame':
        movePaladin(course, event.values.paladin, event.values.seat, now, seat);
        break;
      case 'TileConquered':
        course.conqueredCell = event.values.cell;
        now = columns.find((column) => column.step === CONQUERING_STEP) ?? now;
        break;
      case 'SpellCast':
      case 'SpellFailed':
      case 'SpellSilenced':
        now.spell = event.values.spell;
        break;
    }
    if (NOTED_EVENTS.has(event.kind) && seatOf(event) === seat)
      now.notes.push({ kind: event.kind, sentence: event.sentence });
  }
  return course;
}

/** Somebody enters the battle. Captured members stay in the timeline. */
function enter(course: BattleCourse, entered: EventValues['AdventurerEntered']): void {
  const { adventurer: tile, damage, hit_points: hitPoints, position } = entered;
  course.damageAtEnd[tile] = damage;
  if (course.party.some((member) => member.tile === tile)) return;
  const present = course.party.filter((member) => (course.damageAtEnd[member.tile] ?? null) !== null);
  const next = present[position];
  course.party.splice(next ? course.party.indexOf(next) : course.party.length, 0, { tile, damage, hitPoints });
}

/** The Paladin comes to a battle, or leaves its party. Steps before and after that do not concern him. */
function movePaladin(course: BattleCourse, tile: number, to: number, now: TimelineColumn, seat: number): void {
  const comes = to === seat;
  if (!comes && !course.party.some((adventurer) => adventurer.tile === tile)) return;
  if (!comes) delete course.damageAtEnd[tile];
  if (course.hasBegun || !comes) course.paladinMoves.push({ tile, key: now.key, to, comes });
}

/** A Labyrinth allows two traps; each has its own column. */
function trapColumn(columns: TimelineColumn[], trap: number): TimelineColumn {
  if (columns[TRAP_STEP].trap < 0) return Object.assign(columns[TRAP_STEP], { trap });
  const second = { ...emptyColumn('trap2', TRAP_STEP), trap };
  columns.splice(1, 0, second);
  return second;
}

/** The numbers of a cell over several courses as ranges, and in how many of them its adventurer dies. */
export interface CellRanges {
  dealt: [number, number];
  tired: [number, number];
  healed: [number, number];
  spared: [number, number];
  died: number;
  of: number;
}

export function cellRanges(courses: BattleCourse[], column: TimelineColumn, tile: number): CellRanges {
  const cells = courses.map((course) => course.cells[cellKey(column, tile)] ?? emptyCell());
  const range = (pick: (cell: TimelineCell) => number): [number, number] => [
    Math.min(...cells.map(pick)),
    Math.max(...cells.map(pick)),
  ];
  return {
    dealt: range((cell) => cell.dealt),
    tired: range((cell) => cell.tired),
    healed: range((cell) => cell.healed),
    spared: range((cell) => cell.prevented + cell.absorbed),
    died: cells.filter((cell) => cell.died).length,
    of: cells.length,
  };
}

/** All columns of several courses, in step order. */
export function columnsOf(courses: BattleCourse[]): TimelineColumn[] {
  const known = new Map<string, TimelineColumn>();
  for (const column of courses.flatMap((course) => course.columns))
    if (!known.has(column.key)) known.set(column.key, column);
  const all = [...known.values()];
  const attacks = all.some((column) => column.step === MONSTERS_STEP && column.creature >= 0);
  return all
    .filter((column) => !(attacks && column.key === BATTLE_STEPS[MONSTERS_STEP]))
    .sort((one, other) => one.step - other.step);
}

/** All members of the parties in these courses, front first. */
export function partyOf(courses: BattleCourse[]): PartyMember[] {
  const known = new Map<number, PartyMember>();
  for (const adventurer of courses.flatMap((course) => course.party))
    if (!known.has(adventurer.tile)) known.set(adventurer.tile, adventurer);
  return [...known.values()];
}

/** Whether a card asks for a payment that is not decided yet. */
export const needsPayment = (reveal: RevealPreviewOf<Types>): boolean =>
  reveal.assumed.some((one) => one.kind === 'FacePeace' || one.kind === 'FaceSuggestion');
