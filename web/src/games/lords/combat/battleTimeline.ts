// A battle as a timeline: damage, healing and losses by step and adventurer, read from the events.
import { EVENTS } from '../../../generated/lords';
import type { RevealPreview, Sentence, RenderedEvent } from '../../../generated/wire';
import type { Flight } from '../table/paladinFlights';

export const STEPS = ['trap', 'fast', 'monsters', 'slow', 'healing', 'conquering', 'poison'] as const;
const MONSTERS = 2;
const CONQUERING = 5;
const FATIGUE = 2;

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
  notes: { kind: string; sentence: Sentence }[];
}

export interface PartyMember {
  tile: number;
  /** Damage and extra hit points at the start of the battle. */
  damage: number;
  extra: number;
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

const NOTED_EVENTS = new Set([
  'SpellCast',
  'SpellFailed',
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
export const concernsSeat = ({ kind, values }: RenderedEvent, seat: number): boolean =>
  kind === 'PaladinCame' || (EVENTS[kind as keyof typeof EVENTS]?.fields[0]?.name === 'seat' && values.seat === seat);

/** The course of a seat's battle; `party` is the party before the first of these events. */
export function battleCourse(
  events: RenderedEvent[],
  party: readonly (readonly number[])[],
  seat: number,
): BattleCourse {
  const members = party.map(([tile, damage, extra]) => ({ tile, damage, extra }));
  const columns = STEPS.map((name, step) => emptyColumn(name, step));
  const course: BattleCourse = {
    columns,
    party: members,
    cells: {},
    conqueredCell: -1,
    damageAtEnd: Object.fromEntries(members.map((adventurer) => [adventurer.tile, adventurer.damage])),
    hasBegun: false,
    paladinMoves: [],
  };
  let now = columns[0];
  const attacks: Record<string, number> = {};
  const at = (tile: number): TimelineCell => {
    if (!members.some((adventurer) => adventurer.tile === tile)) members.unshift({ tile, damage: 0, extra: 0 });
    return (course.cells[cellKey(now, tile)] ??= emptyCell());
  };
  const change = (tile: number, by: number): void =>
    void (course.damageAtEnd[tile] = (course.damageAtEnd[tile] ?? 0) + by);
  for (const event of events) {
    const { step, adventurer, count, damage_source, creature, alternative, trap, spell, cell, paladin } = event.values;
    switch (event.kind) {
      case 'BattleBegan':
        course.hasBegun = true;
        break;
      case 'BattleStep':
        course.hasBegun = true;
        now = columns.find((column) => column.key === STEPS[step]) ?? now;
        break;
      case 'TrapSprung':
        now = trapColumn(columns, trap);
        break;
      case 'CreatureAttacked': {
        const turn = (attacks[creature] = (attacks[creature] ?? 0) + 1);
        now = { ...emptyColumn(`${creature}.${turn}`, MONSTERS), creature, alternative };
        columns.splice(
          columns.findIndex((column) => column.step > MONSTERS),
          0,
          now,
        );
        break;
      }
      case 'DamagePrevented':
        at(adventurer).prevented += count;
        break;
      case 'DamageAbsorbed':
        at(adventurer).absorbed += count;
        break;
      case 'AdventurerHurt':
        at(adventurer)[damage_source === FATIGUE ? 'tired' : 'dealt'] += count;
        change(adventurer, count);
        break;
      case 'AdventurerHealed':
        at(adventurer).healed += count;
        change(adventurer, -count);
        break;
      case 'AdventurerDied':
        at(adventurer).died = true;
        course.damageAtEnd[adventurer] = null;
        break;
      case 'PaladinCame':
        if (event.values.seat === seat || members.some((adventurer) => adventurer.tile === paladin))
          movePaladin(course, event, now, seat);
        break;
      case 'TileConquered':
        course.conqueredCell = cell;
        now = columns.find((column) => column.step === CONQUERING) ?? now;
        break;
    }
    if (spell !== undefined && event.kind.startsWith('Spell')) now.spell = spell;
    if (NOTED_EVENTS.has(event.kind) && event.values.seat === seat)
      now.notes.push({ kind: event.kind, sentence: event.sentence });
  }
  return course;
}

/** The Paladin joins the front of the party, or leaves it. Steps before and after that do not concern him. */
function movePaladin(
  course: BattleCourse,
  { values: { seat: to, paladin: tile } }: RenderedEvent,
  now: TimelineColumn,
  seat: number,
): void {
  const comes = to === seat;
  const known = course.party.some((adventurer) => adventurer.tile === tile);
  if (comes && !known) course.party.unshift({ tile, damage: 0, extra: 0 });
  if (comes) course.damageAtEnd[tile] ??= 0;
  else delete course.damageAtEnd[tile];
  if (course.hasBegun || !comes) course.paladinMoves.push({ tile, key: now.key, to, comes });
}

/** A Labyrinth allows two traps; each has its own column. */
function trapColumn(columns: TimelineColumn[], trap: number): TimelineColumn {
  if (columns[0].trap < 0) return Object.assign(columns[0], { trap });
  const second = { ...emptyColumn('trap2', 0), trap };
  columns.splice(1, 0, second);
  return second;
}

/** The numbers of a cell over several courses, each as a range. */
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
  const attacks = all.some((column) => column.step === MONSTERS && column.creature >= 0);
  return all.filter((column) => !(attacks && column.key === 'monsters')).sort((one, other) => one.step - other.step);
}

/** All members of the parties in these courses, front first. */
export function partyOf(courses: BattleCourse[]): PartyMember[] {
  const known = new Map<number, PartyMember>();
  for (const adventurer of courses.flatMap((course) => course.party))
    if (!known.has(adventurer.tile)) known.set(adventurer.tile, adventurer);
  return [...known.values()];
}

/** Whether a card asks for a payment that is not decided yet. */
export const needsPayment = (reveal: RevealPreview): boolean =>
  reveal.assumed.some((one) => one.kind === 'FacePeace' || one.kind === 'FaceSuggestion');

interface Rows {
  adventurers: { row: { hp: number; kind: string } }[];
}

/** The party of a seat before the events of a round. It includes adventurers captured since, and a Paladin who has left. */
export function partyBefore(
  parties: readonly (readonly (readonly number[])[])[],
  events: RenderedEvent[],
  flights: readonly Flight[],
  { adventurers }: Rows,
  seat: number,
): number[][] {
  const changes: Record<number, number> = {};
  const caught: number[] = [];
  for (const { kind, values } of events) {
    const by = kind === 'AdventurerHurt' ? values.count : kind === 'AdventurerHealed' ? -values.count : 0;
    if (by) changes[values.adventurer] = (changes[values.adventurer] ?? 0) + by;
    else if (kind === 'AdventurerDied' && values.seat === seat) caught.push(values.adventurer);
  }
  const before = (tile: number, damage: number): number => Math.max(0, damage - (changes[tile] ?? 0));
  const flown = flights[0] ?? null;
  const line = [
    ...caught.map((tile) => [tile, before(tile, adventurers[tile].row.hp), 0]),
    ...(parties[seat] ?? []).map(([tile, damage, extra]) => [tile, before(tile, damage), extra]),
  ];
  const rest = line.filter(([tile]) => tile !== flown?.tile && adventurers[tile].row.kind !== 'illusion'); // illusions come with a spell
  if (flown?.from !== seat) return rest;
  const now = parties.flat().find(([tile]) => tile === flown.tile)?.[1] ?? adventurers[flown.tile].row.hp;
  return [[flown.tile, before(flown.tile, now), 0], ...rest];
}

/** The parties that left at the end of a Combat. Their damage comes from this year's events, extra hit points from `known`. */
export function partiesAtEnd(
  events: readonly RenderedEvent[],
  known: readonly (readonly (readonly number[])[])[],
): number[][][] {
  const damage: Record<number, number> = {};
  const lines: number[][][] = known.map(() => []);
  for (const { kind, values } of events.slice(events.findLastIndex((event) => event.kind === 'YearBegan') + 1)) {
    const tile = values.adventurer;
    if (kind === 'AdventurerHurt' || kind === 'AdventurerHealed')
      damage[tile] = (damage[tile] ?? 0) + (kind === 'AdventurerHurt' ? values.count : -values.count);
    else if (kind === 'PrisonerReleased') damage[tile] = 0;
    else if (kind === 'AdventurerLeft')
      lines[values.seat]?.push([tile, damage[tile] ?? 0, known.flat().find(([one]) => one === tile)?.[2] ?? 0]);
  }
  return lines;
}
