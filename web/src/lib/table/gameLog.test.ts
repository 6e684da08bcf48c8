import type { Sentence, RenderedEvent } from '../../generated/wire';
import { answerCount, logMoves, mergeRepeats, partAfter, withoutTakenBack } from './gameLog';
import type { AnyEvent, LogEntry } from './gameTypes';
import { joinSentences, textOf } from './sentences';

const event = (kind: string, values: Record<string, number>): RenderedEvent => ({
  kind,
  values,
  clause: '',
  sentence: [],
});
const placed = event('IslandPlaced', { seat: 0 });

test('undone events are left out, and the undo is shown', () => {
  const back = event('TakenBack', { seat: 0, to: 1 });
  const entries: LogEntry[] = [
    [1, [placed]],
    [2, [placed]],
    [3, [back]],
    [4, [placed]],
  ];
  expect(withoutTakenBack(entries).map(([seq]) => seq)).toEqual([1, 3, 4]);
});

test('who has left stays gone, however far the table goes back', () => {
  const entries: LogEntry[] = [
    [1, [placed]],
    [2, [event('Left', { seat: 1 })]],
    [3, [event('TakenBack', { seat: 0, to: 0 })]],
  ];
  expect(withoutTakenBack(entries).map(([seq]) => seq)).toEqual([2, 3]);
});

test('the same line several times is one line', () => {
  const line = { sentence: [['seat', 0, 'Ann'], ' draws'] as Sentence, clause: 'X-1' };
  expect(mergeRepeats([line, line, { sentence: ['ends'], clause: '' }])).toEqual([
    { sentence: [['seat', 0, 'Ann'], ' draws', ' × 2'], clause: 'X-1' },
    { sentence: ['ends'], clause: '' },
  ]);
});

test('sentences in a row end like sentences', () => {
  expect(textOf(joinSentences([['Victory!'], [], ['The ten rounds are over']]))).toBe(
    'Victory! The ten rounds are over.',
  );
});

test('neither what was taken back nor a note counts as an answer', () => {
  const entries: LogEntry[] = [
    [0, [event('Dealt', {})]],
    [1, [placed]],
    [2, [placed]],
    [3, [event('TakenBack', { seat: 0, to: 1 })]],
    [4, [placed]],
    [5, [event('GaveUp', {})]],
  ];
  expect(answerCount(entries)).toBe(2);
});

test('the log stands by part, and within a part by seat', () => {
  const named = (kind: string, values: Record<string, number>, text: string): RenderedEvent => ({
    ...event(kind, values),
    sentence: [text],
  });
  const round = (n: number): RenderedEvent => named('RoundBegan', { round: n }, `round ${n}`);
  const entries: LogEntry[] = [
    [0, [named('CardsDealt', {}, 'deal'), round(1)]],
    [1, [named('CardPlaced', { seat: 0 }, 'a')]],
    [2, [named('CardPlaced', { seat: 1 }, 'b')]],
    [3, [named('CardActivated', { seat: 0 }, 'c')]],
    [4, [named('CardActivated', { seat: 1 }, 'd'), round(2)]],
  ];
  const headingOf = ({ kind, values }: RenderedEvent): string => (kind === 'RoundBegan' ? `Round ${values.round}` : '');
  const shown = logMoves(entries, headingOf as (event: AnyEvent) => string).map(({ lines, ...move }) => [
    move.heading,
    move.seat,
    move.seq,
    lines.map((line) => textOf(line.sentence)).join(),
  ]);
  expect(shown).toEqual([
    ['Round 2', -1, 4, 'round 2'],
    ['Round 1', 1, 4, 'd'],
    ['', -1, 2, 'b'],
    ['', 0, 3, 'c'],
    ['', -1, 1, 'a'],
    ['', -1, 0, 'round 1'],
    ['', -1, 0, 'deal'],
  ]);
  expect(logMoves(entries).map(({ seq }) => seq)).toEqual([4, 3, 2, 1, 0]);
});

test('a position is named by the part of the game in which it lies', () => {
  const round = (number: number): RenderedEvent => event('RoundBegan', { round: number });
  const headingOf = ({ kind, values }: AnyEvent): string => (kind === 'RoundBegan' ? `Round ${values.round}` : '');
  const entries: LogEntry[] = [
    [0, [round(1)]],
    [1, [placed]],
    [2, [placed, round(2)]],
    [3, [event('TakenBack', { seat: 0, to: 1 })]],
    [4, [placed]],
  ];
  const parts = [0, 1, 2, 4].map((seq) => partAfter(entries, seq, headingOf));
  expect(parts).toEqual(['Round 1', 'Round 1', 'Round 2', 'Round 1']);
  expect(partAfter(entries, 2)).toBe('');
});
