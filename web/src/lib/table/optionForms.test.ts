import * as lords from '../../generated/lords';
import * as miners from '../../generated/miners';
import * as tranquility from '../../generated/tranquility';
import { optionForms, type AskSpec } from './optionForms';

type AnyForms = Record<string, Record<string, number>>;
const TABLES: Record<string, AskSpec>[] = [tranquility.ASKS, miners.ASKS, lords.ASKS];

test('every option of every game is read and found again', () => {
  for (const asks of TABLES) {
    const { readOption, optionOf } = optionForms<AnyForms, Record<string, string>>(asks);
    for (const [kind, { optionCount }] of Object.entries(asks)) {
      expect(optionCount).toBeGreaterThan(0);
      for (let number = 0; number < optionCount; number += 1) {
        const answer = readOption(kind, number);
        expect(answer).not.toBeNull();
        expect(optionOf(kind, answer!.form, answer!.values)).toBe(number);
      }
      expect(readOption(kind, optionCount)).toBeNull();
    }
  }
});

test('values that cannot be chosen make no option', () => {
  const { optionOf } = optionForms<AnyForms, Record<string, string>>(tranquility.ASKS);
  expect(tranquility.optionOf('TakeTurn', 'play-island', { card: 81, cell: 0 })).toBeNull();
  expect(optionOf('TakeTurn', 'play-island', { card: 1 })).toBeNull();
  expect(
    tranquility.readOption('TakeTurn', tranquility.optionOf('TakeTurn', 'play-island', { card: 37, cell: 11 })!),
  ).toEqual({
    form: 'play-island',
    values: { card: 37, cell: 11 },
  });
});
