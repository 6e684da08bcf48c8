import { api } from './api';
import type { Session } from './session.svelte';
import { returnOnTouch } from './standIn';

function boardOf(replaced: 'clock' | 'away' | null): { board: HTMLElement; asked: ReturnType<typeof vi.fn> } {
  const asked = vi.spyOn(api, 'setBot').mockReturnValue(new Promise(() => {}));
  const session = { id: 't', replacedSeat: 0, seats: [{ replaced }], updateTable: () => {} } as unknown as Session;
  const board = document.createElement('main');
  board.append(document.createElement('button'));
  document.body.append(board);
  const { destroy } = returnOnTouch(board, session);
  cleanups.push(() => (destroy(), board.remove()));
  return { board, asked };
}
const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanups.splice(0).forEach((clean) => clean());
  vi.restoreAllMocks();
});

test('a touch of the board gives the seat back, once', () => {
  const { board, asked } = boardOf('clock');
  expect(asked).not.toHaveBeenCalled();
  board.firstElementChild!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  board.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(asked.mock.calls).toEqual([['t', 0, null]]);
});

test('a key counts as a touch on the board, and elsewhere it does not', () => {
  const { board, asked } = boardOf('away');
  const field = document.createElement('textarea');
  document.body.append(field);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(asked).not.toHaveBeenCalled();
  board.firstElementChild!.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
  expect(asked).toHaveBeenCalledOnce();
  field.remove();
});

test('who wanted the bot keeps it', () => {
  const { board, asked } = boardOf(null);
  board.dispatchEvent(new Event('pointerdown'));
  expect(asked).not.toHaveBeenCalled();
});
