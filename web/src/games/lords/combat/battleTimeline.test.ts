import { expect, test } from 'vitest';
import type { RenderedEvent } from '../../../generated/wire';
import { EVENTS } from '../../../generated/lords';
import { BOX } from '../../../generated/lords.box';
import { BATTLES } from '../../../generated/lords.battles';
import { flightsOf, freshFlight, reasonOf } from '../table/paladinFlights';
import { isInCombat } from './combatRounds';
import {
  columnsOf,
  concernsSeat,
  battleCourse,
  partyOf,
  partiesAtEnd,
  partyBefore,
  cellRanges,
  type BattleCourse,
} from './battleTimeline';

/** The samples store events as rows: the kind's name, then its numbers. */
type Row = [string, ...number[]];
function event([kind, ...numbers]: Row): RenderedEvent {
  const fields = EVENTS[kind as keyof typeof EVENTS].fields;
  return {
    kind,
    clause: '',
    sentence: [],
    values: Object.fromEntries(fields.map((field, index) => [field.name, numbers[index]])),
  };
}
const seatOf = (events: readonly (readonly (string | number)[])[]): number =>
  Number(events.find(([kind]) => kind === 'BattleBegan')?.[1] ?? events[0][1]);
const courses = BATTLES.map(({ before, events }) =>
  battleCourse(
    events.map((row) => event(row as Row)),
    before,
    seatOf(events),
  ),
);

test('200 battles end in the timeline as in the engine: damage, prisoners, lost tiles', () => {
  expect(BATTLES.length).toBe(200);
  BATTLES.forEach(({ after, caught, lost }, index) => {
    const { damageAtEnd: left, conqueredCell: tile } = courses[index];
    for (const [adventurer, damage] of after)
      expect([index, adventurer, left[adventurer]]).toEqual([index, adventurer, damage]);
    for (const adventurer of caught) expect([index, adventurer, left[adventurer]]).toEqual([index, adventurer, null]);
    expect([index, tile]).toEqual([index, lost]);
  });
});

test('what is written into the cells adds up to what happened', () => {
  courses.forEach((course, index) => {
    for (const adventurer of partyOf([course])) {
      const spans = columnsOf([course]).map((column) => cellRanges([course], column, adventurer.tile));
      const sum = spans.reduce((all, span) => all + span.dealt[1] + span.tired[1] - span.healed[1], 0);
      const end = course.damageAtEnd[adventurer.tile];
      if (end !== null)
        expect([index, adventurer.tile, adventurer.damage + sum]).toEqual([index, adventurer.tile, end]);
    }
  });
});

test('all steps are there, also those in which nothing happens', () => {
  for (const course of courses) expect(new Set(columnsOf([course]).map((column) => column.step)).size).toBe(7);
});

test('the line before a battle is found again from the line after it', () => {
  BATTLES.forEach(({ before, after, caught, events }) => {
    const gone = before.some(([tile]) => !caught.includes(tile) && !after.some(([adventurer]) => adventurer === tile)); // a Paladin called to another lord
    if (
      gone ||
      events.some(([kind]) => kind === 'PaladinCame' || kind === 'PrisonerReleased') ||
      before.some(([, , extra]) => extra)
    )
      return;
    const seat = seatOf(events);
    const parties = Array.from({ length: 4 }, (_, one) =>
      one === seat ? after.map(([tile, damage]) => [tile, damage, 0]) : [],
    );
    const line = partyBefore(
      parties,
      events.map((row) => event(row as Row)),
      [],
      BOX,
      seat,
    );
    expect(new Set(line.map(([tile]) => tile))).toEqual(new Set(before.map(([tile]) => tile)));
    for (const [tile, damage] of line)
      if (after.some(([adventurer]) => adventurer === tile))
        expect([tile, damage]).toEqual([tile, before.find(([adventurer]) => adventurer === tile)![1]]);
  });
});

test('numbers that depend on the card are ranges', () => {
  const [one, other] = [0, 2].map((count) =>
    battleCourse(
      [event(['BattleStep', 0, 5]), ...(count ? [event(['AdventurerHurt', 0, 3, count, 2, -1, -1])] : [])],
      [[3, 0, 0]],
      0,
    ),
  );
  const both: BattleCourse[] = [one, other];
  expect(
    cellRanges(
      both,
      columnsOf(both).find((column) => column.step === 5)!,
      3,
    ).tired,
  ).toEqual([0, 2]);
});

test('what happens to others is none of a seat’s battle', () => {
  const events = [
    event(['BattleStep', 1, 0]),
    event(['BattleStep', 0, 1]),
    event(['PaladinCame', 1, 32]),
    event(['CombatRoundBegan', 2]),
  ];
  expect(events.filter((event) => concernsSeat(event, 0)).map((event) => event.kind)).toEqual([
    'BattleStep',
    'PaladinCame',
  ]);
});

const PALADIN = BOX.adventurers.findIndex((adventurer) => adventurer.row.kind === 'paladin');

test('the Paladin flies for a reason: a lord has become worse, or the one before better', () => {
  const events = [
    event(['EvilChanged', 2, 1, 10]),
    event(['PaladinCame', 2, PALADIN]),
    event(['EvilChanged', 1, -1, 9]),
    event(['EvilChanged', 2, -2, 8]),
    event(['PaladinCame', 0, PALADIN]),
    event(['YearBegan', 2]),
    event(['PaladinCame', 1, PALADIN + 1]),
  ];
  const flights = flightsOf(events);
  expect(flights.map(({ from, to, by, evil }) => [from, to, by, evil])).toEqual([
    [-1, 2, 2, 10],
    [2, 0, 2, 8],
    [-1, 1, 2, 8],
  ]);
  expect(flights.map(reasonOf)).toEqual(['rose', 'fell', 'year']);
  const round = event(['CombatRoundBegan', 2]);
  const fresh = (...later: typeof events) =>
    freshFlight({
      entries: [
        [1, events],
        [2, later],
      ],
    })?.to;
  expect([fresh(), fresh(round), fresh(round, round)]).toEqual([1, 1, undefined]);
});

test('a Paladin who leaves in the midst of a battle stood in its line, and one who comes did not', () => {
  const tired = (seat: number) => event(['AdventurerHurt', seat, PALADIN, 2, 2, -1, -1]);
  const round = [
    event(['BattleBegan', 0, 2]),
    event(['BattleStep', 0, 0]),
    tired(0),
    event(['BattleStep', 0, 5]),
    event(['EvilChanged', 0, -1, 9]),
    event(['PaladinCame', 1, PALADIN]),
  ];
  const flights = flightsOf([event(['PaladinCame', 0, PALADIN]), ...round]).slice(1);
  const parties = [[[3, 0, 0]], [[PALADIN, 2, 0]]];
  expect(partyBefore(parties, round, flights, BOX, 0)).toEqual([
    [PALADIN, 0, 0],
    [3, 0, 0],
  ]);
  expect(partyBefore(parties, round, flights, BOX, 1)).toEqual([]);
  const here = battleCourse(
    round.filter((event) => concernsSeat(event, 0)),
    [
      [PALADIN, 0, 0],
      [3, 0, 0],
    ],
    0,
  );
  expect(here.paladinMoves).toEqual([{ tile: PALADIN, key: 'conquering', to: 1, comes: false }]);
  expect(PALADIN in here.damageAtEnd).toBe(false);
  const there = battleCourse([event(['BattleBegan', 1, 2]), event(['BattleStep', 1, 2]), ...round.slice(-1)], [], 1);
  expect(there.paladinMoves).toEqual([{ tile: PALADIN, key: 'monsters', to: 1, comes: true }]);
  expect(there.party[0].tile).toBe(PALADIN);
});

test('whoever leaves at the end of a Combat stood in its last round, hurt or not', () => {
  const hurt = (tile: number, count: number) => event(['AdventurerHurt', 0, tile, count, 0, -1, -1]);
  const before = [event(['YearBegan', 1]), event(['CombatRoundBegan', 3]), hurt(3, 2), hurt(4, 1)];
  const last = [
    event(['CombatRoundBegan', 4]),
    event(['BattleBegan', 0, 2]),
    hurt(3, 1),
    event(['AdventurerHealed', 0, 4, 1]),
    hurt(6, 4),
    event(['AdventurerDied', 0, 6]),
  ];
  const ends = [event(['AdventurerLeft', 0, 3]), event(['AdventurerLeft', 0, 4]), event(['AdventurerLeft', 1, 5])];
  const later = [event(['YearBegan', 2]), event(['PaladinCame', 0, PALADIN])];
  const lines = partiesAtEnd([...before, ...last, ...ends], [[[3, 2, 1]], [[5, 0, 0]]]);
  expect(lines).toEqual([
    [
      [3, 3, 1],
      [4, 0, 0],
    ],
    [[5, 0, 0]],
  ]);
  expect(partyBefore(lines, [...last, ...ends], [], BOX, 0).slice(1)).toEqual([
    [3, 2, 1],
    [4, 1, 0],
  ]);
  expect(
    [before[0], last[2], ends[2], later[0], later[1]].map((event) =>
      isInCombat([...before, ...last, ...ends, ...later], event),
    ),
  ).toEqual([false, true, true, false, false]);
});
