import { parseRoute } from './route.svelte';

test('a table, a moment of its replay, a personal link', () => {
  expect(parseRoute('/t/abc123', '', '')).toMatchObject({ screen: 'table', table: 'abc123', at: null, token: '' });
  expect(parseRoute('/t/abc123', '?at=17', '')).toMatchObject({ at: 17 });
  expect(parseRoute('/t/abc123', '?at=-3', '')).toMatchObject({ at: 0 });
  expect(parseRoute('/t/abc123', '?at=17', '')).toMatchObject({ review: false });
  expect(parseRoute('/t/abc123', '?review', '')).toMatchObject({ review: true, at: null });
  expect(parseRoute('/t/abc123', '?guide', '#tok')).toMatchObject({ guide: true, token: 'tok' });
  expect(parseRoute('/t/abc123', '?coach', '')).toMatchObject({ guide: true });
});

test('a new table and the rules of a game', () => {
  expect(parseRoute('/', '', '#new')).toMatchObject({ screen: 'new', game: '' });
  expect(parseRoute('/', '', '#new/chess')).toMatchObject({ screen: 'new', game: 'chess' });
  expect(parseRoute('/', '', '#rules/chess')).toMatchObject({ screen: 'rules', game: 'chess', components: false });
  expect(parseRoute('/', '', '#rules/chess/components')).toMatchObject({ game: 'chess', components: true });
});

test('everything else is home', () => {
  expect(parseRoute('/', '', '#new').screen).toBe('new');
  expect(parseRoute('/nowhere', '', '#x').screen).toBe('home');
});
