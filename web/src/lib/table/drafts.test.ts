import { keep, left } from './drafts';

test('what is staged is kept for its table, its seat and its question', () => {
  const steps = [{ kind: 'ChooseCard', option: 4 }];
  keep('T1', 0, 'asked so', steps);
  expect(left('T1', 0, 'asked so')).toEqual(steps);
  expect(left('T1', 0, 'asked otherwise')).toEqual([]);
  expect(left('T1', 1, 'asked so')).toEqual([]);
  expect(left('T2', 0, 'asked so')).toEqual([]);
  keep('T1', 0, 'asked so', []);
  expect(left('T1', 0, 'asked so')).toEqual([]);
});

test('what cannot be read is nothing', () => {
  sessionStorage.setItem('kazamata.staged.T1.0', 'no JSON');
  expect(left('T1', 0, 'asked so')).toEqual([]);
});
