import * as lords from '../../generated/lords';
import * as miners from '../../generated/miners';
import * as tranquility from '../../generated/tranquility';
import { reader, type AskRow } from './optionForms';

test('every option of every game is read and found again', () => {
  for (const { ASKS, read } of [tranquility, miners, lords]) {
    const { option } = reader<Record<string, AskRow>>(ASKS);
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
  expect(tranquility.option('TakeTurn', 'play-island', { card: 81, cell: 0 })).toBeNull();
  expect(tranquility.option('TakeTurn', 'play-island', { card: 1 })).toBeNull();
  expect(tranquility.read('TakeTurn', tranquility.option('TakeTurn', 'play-island', { card: 37, cell: 11 })!)).toEqual({
    form: 'play-island',
    values: { card: 37, cell: 11 },
  });
});
