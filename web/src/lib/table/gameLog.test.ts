import type { Sentence, RenderedEvent } from '../../generated/wire';
import { answerCount, mergeRepeats, withoutTakenBack, type LogEntry } from './gameLog';
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
