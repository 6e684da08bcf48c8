// Lets a bot play a seat, and gives the seat back to its owner.
import { api, ApiError } from './api';
import type { Session } from './session.svelte';
import { defaultBot } from './startTable';

/** Shows a failed request of the table in the explanation box. */
export function showError(session: Session, problem: unknown): void {
  if (!(problem instanceof ApiError)) throw problem;
  session.errorText = problem.status ? problem.message : 'unreachable';
}

/** Lets the game's default bot play a seat, or gives an own seat back to this player. */
export async function setStandIn(session: Session, seat: number, back: boolean): Promise<void> {
  const game = back ? undefined : (await api.games().catch(() => [])).find((one) => one.name === session.game);
  const bot = back ? null : game ? defaultBot(game) : 'random';
  await api.setBot(session.id, seat, bot).then(
    (table) => session.updateTable(table),
    (problem: unknown) => showError(session, problem),
  );
}

/**
 * A Svelte action for the board: a touch or a key gives the player the seat back, if a bot took it over without the
 * player's request.
 */
export function returnOnTouch(board: HTMLElement, session: Session): { destroy: () => void } {
  let isReturning = false;
  function back(): void {
    const seat = session.replacedSeat;
    if (isReturning || seat === null || session.seats[seat].replaced === null) return;
    isReturning = true;
    void setStandIn(session, seat, true).finally(() => (isReturning = false));
  }
  const onKey = ({ target }: KeyboardEvent): void => {
    if (target === document.body || board.contains(target as Node)) back();
  };
  board.addEventListener('pointerdown', back);
  addEventListener('keydown', onKey);
  return {
    destroy: () => {
      board.removeEventListener('pointerdown', back);
      removeEventListener('keydown', onKey);
    },
  };
}
