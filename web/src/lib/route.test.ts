import { placeOf } from './route.svelte';

test('a table, a moment of its replay, a personal link', () => {
  expect(placeOf('/t/abc123', '', '')).toMatchObject({ screen: 'table', table: 'abc123', at: null, token: '' });
  expect(placeOf('/t/abc123', '?at=17', '')).toMatchObject({ at: 17 });
  expect(placeOf('/t/abc123', '?at=-3', '')).toMatchObject({ at: 0 });
  expect(placeOf('/t/abc123', '?coach', '#tok')).toMatchObject({ coach: true, token: 'tok' });
});

test('everything else is home', () => {
  expect(placeOf('/', '', '#new').screen).toBe('new');
  expect(placeOf('/nowhere', '', '#x').screen).toBe('home');
});
