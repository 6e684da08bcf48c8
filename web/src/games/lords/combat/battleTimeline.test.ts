import { expect, test } from 'vitest';
import {
  BATTLE_STEPS,
  BY_FATIGUE,
  CONQUERING_STEP,
  EVENTS,
  MONSTERS_STEP,
  type GameEvent,
} from '../../../generated/lords';
import { BOX } from '../../../generated/lords.box';
import { flightsOf, freshFlight, reasonOf } from '../table/paladinFlights';
import { isInCombat } from './combatRounds';
import { columnsOf, concernsSeat, battleCourse, cellRanges } from './battleTimeline';

/** An event as a row: its kind, then its numbers. */
function event(kind: keyof typeof EVENTS, ...numbers: number[]): GameEvent {
  const { fields } = EVENTS[kind];
  if (numbers.length !== fields.length) throw new Error(`${kind} has ${fields.map((field) => field.name).join(', ')}`);
  const values = Object.fromEntries(fields.map((field, index) => [field.name, numbers[index]]));
  return { kind, clause: '', sentence: [], values } as unknown as GameEvent;
}
const tired = (seat: number, tile: number, count: number, damage: number) =>
  event('AdventurerHurt', seat, tile, count, BY_FATIGUE, -1, -1, damage);

test('a battle is read forward: who enters, what happens, how it ends', () => {
  const course = battleCourse(
    [
      event('BattleBegan', 0, 7),
      event('AdventurerEntered', 0, 3, 1, 5, 0),
      event('AdventurerEntered', 0, 4, 0, 2, 1),
      event('BattleStep', 0, 0),
      event('AdventurerFed', 0, 3, 2, 7),
      event('CreatureAttacked', 0, 1, 0),
      event('AdventurerHurt', 0, 4, 2, 1, -1, 1, 2),
      event('AdventurerDied', 0, 4),
      event('AdventurerHealed', 0, 3, 1, 0),
      event('BattleStep', 0, CONQUERING_STEP),
      tired(0, 3, 2, 2),
      event('TileConquered', 0, 7),
    ],
    [{ tile: 9, damage: 0, hitPoints: 1 }],
    0,
  );
  expect(course.party).toEqual([
    { tile: 3, damage: 1, hitPoints: 7 },
    { tile: 4, damage: 0, hitPoints: 2 },
  ]);
  expect(course.damageAtEnd).toEqual({ 3: 2, 4: null });
  expect(course.conqueredCell).toBe(7);
  expect(new Set(columnsOf([course]).map((column) => column.step)).size).toBe(BATTLE_STEPS.length);
});

test('before the battle the party of the view is shown', () => {
  const member = { tile: 9, damage: 1, hitPoints: 4 };
  expect(battleCourse([], [member], 0)).toMatchObject({ party: [member], damageAtEnd: { 9: 1 } });
});

test('numbers that depend on the card are ranges', () => {
  const courses = [0, 2].map((count) =>
    battleCourse(
      [event('BattleStep', 0, CONQUERING_STEP), ...(count ? [tired(0, 3, count, count)] : [])],
      [{ tile: 3, damage: 0, hitPoints: 3 }],
      0,
    ),
  );
  const column = columnsOf(courses).find((one) => one.step === CONQUERING_STEP)!;
  expect(cellRanges(courses, column, 3).tired).toEqual([0, 2]);
});

test('what happens to others is none of a seat’s battle', () => {
  const events = [
    event('BattleStep', 1, 0),
    event('BattleStep', 0, 1),
    event('PaladinCame', 1, 32),
    event('CombatRoundBegan', 2),
  ];
  expect(events.filter((one) => concernsSeat(one, 0)).map((one) => one.kind)).toEqual(['BattleStep', 'PaladinCame']);
});

const PALADIN = BOX.adventurers.findIndex((adventurer) => adventurer.row.kind === 'paladin');

test('the Paladin flies for a reason: a lord has become worse, or the one before better', () => {
  const events = [
    event('EvilChanged', 2, 1, 10),
    event('PaladinCame', 2, PALADIN),
    event('EvilChanged', 1, -1, 9),
    event('EvilChanged', 2, -2, 8),
    event('PaladinCame', 0, PALADIN),
    event('YearBegan', 2),
    event('PaladinCame', 1, PALADIN + 1),
  ];
  const flights = flightsOf(events);
  expect(flights.map(({ from, to, by, evil }) => [from, to, by, evil])).toEqual([
    [-1, 2, 2, 10],
    [2, 0, 2, 8],
    [-1, 1, 2, 8],
  ]);
  expect(flights.map(reasonOf)).toEqual(['rose', 'fell', 'year']);
  const round = event('CombatRoundBegan', 2);
  const fresh = (...later: typeof events) =>
    freshFlight({
      entries: [
        [1, events],
        [2, later],
      ],
    })?.to;
  expect([fresh(), fresh(round), fresh(round, round)]).toEqual([1, 1, undefined]);
});

test('a Paladin who leaves or joins in the midst of a battle', () => {
  const begins = (seat: number) => [event('BattleBegan', seat, 2), event('AdventurerEntered', seat, 3, 0, 4, 0)];
  const leaves = [
    event('AdventurerEntered', 0, PALADIN, 1, 9, 0),
    event('BattleStep', 0, CONQUERING_STEP),
    event('PaladinCame', 1, PALADIN),
  ];
  const here = battleCourse([...begins(0), ...leaves], [], 0);
  expect(here.paladinMoves).toEqual([{ tile: PALADIN, key: 'conquering', to: 1, comes: false }]);
  expect(here.damageAtEnd).toEqual({ 3: 0 });
  const joins = [
    event('BattleStep', 1, MONSTERS_STEP),
    event('PaladinCame', 1, PALADIN),
    event('AdventurerEntered', 1, PALADIN, 2, 9, 0),
  ];
  const there = battleCourse([...begins(1), ...joins], [], 1);
  expect(there.paladinMoves).toEqual([{ tile: PALADIN, key: 'monsters', to: 1, comes: true }]);
  expect(there.party[0]).toEqual({ tile: PALADIN, damage: 2, hitPoints: 9 });
});

test('who comes later stands where the engine says: the Paladin behind an illusion', () => {
  const [alive, dead, illusion] = [3, 4, 5];
  const course = battleCourse(
    [
      event('BattleBegan', 0, 2),
      event('AdventurerEntered', 0, dead, 0, 1, 0),
      event('AdventurerEntered', 0, alive, 0, 4, 1),
      event('AdventurerHurt', 0, dead, 1, 1, -1, 1, 1),
      event('AdventurerDied', 0, dead),
      event('AdventurerEntered', 0, illusion, 0, 1, 0),
      event('AdventurerEntered', 0, PALADIN, 2, 9, 1),
    ],
    [],
    0,
  );
  expect(course.party.map((member) => member.tile)).toEqual([dead, illusion, PALADIN, alive]);
});

test('a Combat ends with the next year', () => {
  const all = [
    event('YearBegan', 1),
    event('CombatRoundBegan', 4),
    tired(0, 3, 1, 1),
    event('YearBegan', 2),
    event('PaladinCame', 0, PALADIN),
  ];
  expect(all.map((one) => isInCombat(all, one))).toEqual([false, true, true, false, false]);
});
