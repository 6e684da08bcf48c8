import { placeOf } from './route.svelte';

test('a table, a moment of its replay, a personal link', () => {
  expect(placeOf('/t/abc123', '', '')).toMatchObject({ screen: 'table', table: 'abc123', at: null, token: '' });
  expect(placeOf('/t/abc123', '?at=17', '')).toMatchObject({ at: 17 });
  expect(placeOf('/t/abc123', '?at=-3', '')).toMatchObject({ at: 0 });
  expect(placeOf('/t/abc123', '?at=17', '')).toMatchObject({ review: false });
  expect(placeOf('/t/abc123', '?review', '')).toMatchObject({ review: true, at: null });
  expect(placeOf('/t/abc123', '?coach', '#tok')).toMatchObject({ coach: true, token: 'tok' });
});

test('a new table and the rules of a game', () => {
  expect(placeOf('/', '', '#new')).toMatchObject({ screen: 'new', game: '' });
  expect(placeOf('/', '', '#new/chess')).toMatchObject({ screen: 'new', game: 'chess' });
  expect(placeOf('/', '', '#rules/chess')).toMatchObject({ screen: 'rules', game: 'chess' });
});

test('everything else is home', () => {
  expect(placeOf('/', '', '#new').screen).toBe('new');
  expect(placeOf('/nowhere', '', '#x').screen).toBe('home');
});
