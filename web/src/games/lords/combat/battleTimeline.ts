// A battle as one timeline: what is done to whom in which step, read off the events that the table tells.
import { EVENTS } from '../../../generated/lords';
import type { RevealPreview, Sentence, RenderedEvent } from '../../../generated/wire';
import type { Flight } from '../table/paladinFlights';

export const STEPS = ['trap', 'fast', 'monsters', 'slow', 'healing', 'conquering', 'poison'] as const;
const MONSTERS = 2;
const CONQUERING = 5;
const FATIGUE = 2;

/** What happens to one adventurer in one column. */
export interface TimelineCell {
  dealt: number;
  prevented: number;
  absorbed: number;
  healed: number;
  tired: number;
  died: boolean;
}

/** One step; in that of the monsters each attack has a column of its own. */
export interface TimelineColumn {
  key: string;
  step: number;
  creature: number;
  alternative: number;
  trap: number;
  spell: number;
  /** What is told of it besides damage: why nothing happens, what is lost. */
  notes: { kind: string; sentence: Sentence }[];
}

export interface PartyMember {
  tile: number;
  /** Damage and extra hit points as the battle begins. */
  damage: number;
  extra: number;
}

export interface BattleCourse {
  columns: TimelineColumn[];
  party: PartyMember[];
  cells: Record<string, TimelineCell>;
  /** The cell that is conquered; -1 if none is. */
  conqueredCell: number;
  /** The damage of each adventurer at the end; null for those who were caught. */
  damageAtEnd: Record<number, number | null>;
  hasBegun: boolean;
  /** The Paladin in the midst of it: in which column he comes, or to whom he goes. */
  paladinMoves: { tile: number; key: string; to: number; comes: boolean }[];
}

const NOTED_EVENTS = new Set(['SpellCast', 'SpellFailed', 'HealingSkipped', 'ConqueringSkipped', 'CreatureIdle', 'CreatureWithdrawn', 'CreatureKnockedOut', 'PartyTired', 'TileConquered', 'PartyDefeated', 'PartyReordered', 'GoodsChanged', 'EvilChanged', 'PrisonerReleased', 'PaladinCame']);

export const emptyCell = (): TimelineCell => ({ dealt: 0, prevented: 0, absorbed: 0, healed: 0, tired: 0, died: false });
export const cellKey = (column: TimelineColumn, tile: number): string => `${column.key} ${tile}`;
const emptyColumn = (key: string, step: number): TimelineColumn => ({ key, step, creature: -1, alternative: 0, trap: -1, spell: -1, notes: [] });

/** What belongs to a seat's battle: what happens to it, and the flights of the Paladin. */
export const concernsSeat = ({ kind, values }: RenderedEvent, seat: number): boolean => kind === 'PaladinCame' || (EVENTS[kind as keyof typeof EVENTS]?.fields[0]?.name === 'seat' && values.seat === seat);

/** How a battle of a seat goes: `party` is the line as it stands before the first of these events. */
export function battleCourse(events: RenderedEvent[], party: readonly (readonly number[])[], seat: number): BattleCourse {
  const members = party.map(([tile, damage, extra]) => ({ tile, damage, extra }));
  const columns = STEPS.map((name, step) => emptyColumn(name, step));
  const course: BattleCourse = { columns, party: members, cells: {}, conqueredCell: -1, damageAtEnd: Object.fromEntries(members.map((hero) => [hero.tile, hero.damage])), hasBegun: false, paladinMoves: [] };
  let now = columns[0];
  const attacks: Record<string, number> = {};
  const at = (tile: number): TimelineCell => {
    if (!members.some((hero) => hero.tile === tile)) members.unshift({ tile, damage: 0, extra: 0 });
    return (course.cells[cellKey(now, tile)] ??= emptyCell());
  };
  const change = (tile: number, by: number): void => void (course.damageAtEnd[tile] = (course.damageAtEnd[tile] ?? 0) + by);
  for (const event of events) {
    const { step, adventurer, count, cause, creature, alternative, trap, spell, cell, paladin } = event.values;
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
        columns.splice(columns.findIndex((column) => column.step > MONSTERS), 0, now);
        break;
      }
      case 'DamagePrevented':
        at(adventurer).prevented += count;
        break;
      case 'DamageAbsorbed':
        at(adventurer).absorbed += count;
        break;
      case 'AdventurerHurt':
        at(adventurer)[cause === FATIGUE ? 'tired' : 'dealt'] += count;
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
        if (event.values.seat === seat || members.some((hero) => hero.tile === paladin)) movePaladin(course, event, now, seat);
        break;
      case 'TileConquered':
        course.conqueredCell = cell;
        now = columns.find((column) => column.step === CONQUERING) ?? now;
        break;
    }
    if (spell !== undefined && event.kind.startsWith('Spell')) now.spell = spell;
    if (NOTED_EVENTS.has(event.kind) && event.values.seat === seat) now.notes.push({ kind: event.kind, sentence: event.told });
  }
  return course;
}

/** The Paladin comes to the front of the line, or leaves it; the steps before and after are none of his. */
function movePaladin(course: BattleCourse, { values: { seat: to, paladin: tile } }: RenderedEvent, now: TimelineColumn, seat: number): void {
  const comes = to === seat;
  const known = course.party.some((hero) => hero.tile === tile);
  if (comes && !known) course.party.unshift({ tile, damage: 0, extra: 0 });
  if (comes) course.damageAtEnd[tile] ??= 0;
  else delete course.damageAtEnd[tile];
  if (course.hasBegun || !comes) course.paladinMoves.push({ tile, key: now.key, to, comes });
}

/** Two traps may be sprung in a Labyrinth: each has its column. */
function trapColumn(columns: TimelineColumn[], trap: number): TimelineColumn {
  if (columns[0].trap < 0) return Object.assign(columns[0], { trap });
  const second = { ...emptyColumn('trap2', 0), trap };
  columns.splice(1, 0, second);
  return second;
}

/** What a cell says over several courses: from the least to the most of each number. */
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
  const range = (pick: (cell: TimelineCell) => number): [number, number] => [Math.min(...cells.map(pick)), Math.max(...cells.map(pick))];
  return {
    dealt: range((cell) => cell.dealt),
    tired: range((cell) => cell.tired),
    healed: range((cell) => cell.healed),
    spared: range((cell) => cell.prevented + cell.absorbed),
    died: cells.filter((cell) => cell.died).length,
    of: cells.length,
  };
}

/** All columns of several courses, in the order of the steps. */
export function columnsOf(courses: BattleCourse[]): TimelineColumn[] {
  const known = new Map<string, TimelineColumn>();
  for (const column of courses.flatMap((course) => course.columns)) if (!known.has(column.key)) known.set(column.key, column);
  const all = [...known.values()];
  const attacks = all.some((column) => column.step === MONSTERS && column.creature >= 0);
  return all.filter((column) => !(attacks && column.key === 'monsters')).sort((one, other) => one.step - other.step);
}

/** Whoever is in the line of some course, the first of the line first. */
export function partyOf(courses: BattleCourse[]): PartyMember[] {
  const known = new Map<number, PartyMember>();
  for (const hero of courses.flatMap((course) => course.party)) if (!known.has(hero.tile)) known.set(hero.tile, hero);
  return [...known.values()];
}

/** Cards that ask for something that nobody has promised yet. */
export const needsPayment = (fate: RevealPreview): boolean => fate.assumed.some((one) => one.kind === 'FacePeace' || one.kind === 'FaceSuggestion');

interface Rows {
  adventurers: { row: { hp: number; kind: string } }[];
}

/** The line of a seat as it stood before the events of a round: whoever was caught meanwhile stood there too, and a Paladin who has flown away. */
export function partyBefore(parties: readonly (readonly (readonly number[])[])[], events: RenderedEvent[], flights: readonly Flight[], { adventurers }: Rows, seat: number): number[][] {
  const changes: Record<number, number> = {};
  const caught: number[] = [];
  for (const { kind, values } of events) {
    const by = kind === 'AdventurerHurt' ? values.count : kind === 'AdventurerHealed' ? -values.count : 0;
    if (by) changes[values.adventurer] = (changes[values.adventurer] ?? 0) + by;
    else if (kind === 'AdventurerDied' && values.seat === seat) caught.push(values.adventurer);
  }
  const before = (tile: number, damage: number): number => Math.max(0, damage - (changes[tile] ?? 0));
  const flown = flights[0] ?? null;
  const line = [...caught.map((tile) => [tile, before(tile, adventurers[tile].row.hp), 0]), ...(parties[seat] ?? []).map(([tile, damage, extra]) => [tile, before(tile, damage), extra])];
  const rest = line.filter(([tile]) => tile !== flown?.tile && adventurers[tile].row.kind !== 'illusion'); // an illusion comes with a spell
  if (flown?.from !== seat) return rest;
  const now = parties.flat().find(([tile]) => tile === flown.tile)?.[1] ?? adventurers[flown.tile].row.hp;
  return [[flown.tile, before(flown.tile, now), 0], ...rest];
}

/** The lines at the end of a Combat, of those who left: their damage is what this year's events tell, extra hit points are those of `known` lines. */
export function partiesAtEnd(events: readonly RenderedEvent[], known: readonly (readonly (readonly number[])[])[]): number[][][] {
  const damage: Record<number, number> = {};
  const lines: number[][][] = known.map(() => []);
  for (const { kind, values } of events.slice(events.findLastIndex((event) => event.kind === 'YearBegan') + 1)) {
    const tile = values.adventurer;
    if (kind === 'AdventurerHurt' || kind === 'AdventurerHealed') damage[tile] = (damage[tile] ?? 0) + (kind === 'AdventurerHurt' ? values.count : -values.count);
    else if (kind === 'PrisonerReleased') damage[tile] = 0;
    else if (kind === 'AdventurerLeft') lines[values.seat]?.push([tile, damage[tile] ?? 0, known.flat().find(([one]) => one === tile)?.[2] ?? 0]);
  }
  return lines;
}
