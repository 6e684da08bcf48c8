// What a seat does at this moment, as everybody can see it.
import { NOT_CHOSEN } from '../../generated/miners';
import type { SignName } from './signs/signs';
import type { MinersPlay } from './model';

export type State = 'chooses' | 'ready' | 'digs' | 'done';
export const STATE_SIGNS: Readonly<Record<State, SignName>> = { chooses: 'seat-chooses', ready: 'seat-ready', digs: 'pick', done: 'seat-done' };

/** Questions that everybody answers before anything is revealed. */
const BEFORE = ['KeepCards', 'ChooseCard'];

/** Empty before the deal and after the end. Whoever has chosen a card waits for its reveal, and in the deal for the first event. */
export function stateOf(play: MinersPlay, seat: number): State | '' {
  if (!play.view || play.view.over) return '';
  const own = play.waiting.find((one) => one.seat === seat);
  if (own) return BEFORE.includes(own.kind) ? 'chooses' : 'digs';
  return play.view.round === 0 || play.view.seats[seat].chosen !== NOT_CHOSEN ? 'ready' : 'done';
}
