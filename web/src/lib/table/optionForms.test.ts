import * as lords from '../../generated/lords';
import * as miners from '../../generated/miners';
import * as tranquility from '../../generated/tranquility';
import { optionForms, type AskSpec } from './optionForms';

test('every option of every game is read and found again', () => {
  for (const { ASKS, readOption: read } of [tranquility, miners, lords]) {
    const { optionOf: option } = optionForms<Record<string, AskSpec>>(ASKS);
    for (const [kind, row] of Object.entries(ASKS)) {
      for (let number = 0; number < row.span; number += 1) {
        const answer = read(kind, number);
        expect(answer).not.toBeNull();
        expect(option(kind, answer!.form, answer!.values)).toBe(number);
      }
      expect(read(kind, row.span)).toBeNull();
    }
  }
});

test('values that cannot be chosen make no option', () => {
  expect(tranquility.optionOf('TakeTurn', 'play-island', { card: 81, cell: 0 })).toBeNull();
  expect(tranquility.optionOf('TakeTurn', 'play-island', { card: 1 })).toBeNull();
  expect(
    tranquility.readOption('TakeTurn', tranquility.optionOf('TakeTurn', 'play-island', { card: 37, cell: 11 })!),
  ).toEqual({
    form: 'play-island',
    values: { card: 37, cell: 11 },
  });
});
