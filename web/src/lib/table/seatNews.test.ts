import type { SeatInfo, TableInfo } from '../../generated/wire';
import { seatNews } from './seatNews';

const person = (name: string, change: Partial<SeatInfo> = {}): SeatInfo =>
  ({ name, kind: 'person', bot: null, ready: false, online: true, yours: false, owned: true, ...change }) as SeatInfo;
const free = person('', { kind: 'free', owned: false });
const table = (status: TableInfo['status'], ...seats: SeatInfo[]): TableInfo => ({ status, seats }) as TableInfo;
const mine = person('Ann', { yours: true });
const news = (status: TableInfo['status'], before: SeatInfo, now: SeatInfo) =>
  seatNews(table(status, mine, before), table(status, mine, now)).map(({ kind, seat, wasNamed }) => [
    kind,
    seat,
    wasNamed,
  ]);

test('the lobby tells who sits down, is ready, and leaves', () => {
  const bob = person('Bob');
  expect(news('open', free, bob)).toEqual([['joined', 1, '']]);
  expect(news('open', bob, { ...bob, ready: true })).toEqual([['ready', 1, 'Bob']]);
  expect(news('open', { ...bob, ready: true }, bob)).toEqual([]);
  expect(news('open', bob, free)).toEqual([['left', 1, 'Bob']]);
  expect(news('open', free, { ...free, kind: 'bot', bot: 'medium' })).toEqual([]);
});

test('a running game tells for whom a bot plays, and who is back', () => {
  const bob = person('Bob');
  const replaced = person('Bob', { kind: 'bot', bot: 'medium', replaced: 'clock' });
  expect(news('running', bob, replaced)).toEqual([['stand-in', 1, 'Bob']]);
  expect(news('running', replaced, bob)).toEqual([['back', 1, 'Bob']]);
  expect(news('running', bob, { ...replaced, owned: false })).toEqual([['left', 1, 'Bob']]);
  expect(news('running', bob, { ...bob, online: false })).toEqual([]);
});

test("the reader's own seat is no news", () => {
  const bot = person('Ann', { yours: true, kind: 'bot', bot: 'medium' });
  expect(seatNews(table('running', mine), table('running', bot))).toEqual([]);
});
