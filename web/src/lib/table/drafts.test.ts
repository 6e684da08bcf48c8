import { saveDraft, loadDraft } from './drafts';

test('what is staged is kept for its table, its seat and its question', () => {
  const steps = [{ kind: 'ChooseCard', option: 4 }];
  saveDraft('T1', 0, 'asked so', steps);
  expect(loadDraft('T1', 0, 'asked so')).toEqual(steps);
  expect(loadDraft('T1', 0, 'asked otherwise')).toEqual([]);
  expect(loadDraft('T1', 1, 'asked so')).toEqual([]);
  expect(loadDraft('T2', 0, 'asked so')).toEqual([]);
  saveDraft('T1', 0, 'asked so', []);
  expect(loadDraft('T1', 0, 'asked so')).toEqual([]);
});

test('what cannot be read is nothing', () => {
  sessionStorage.setItem('kazamata.staged.T1.0', 'no JSON');
  expect(loadDraft('T1', 0, 'asked so')).toEqual([]);
});
