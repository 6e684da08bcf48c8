// What a seat does at this moment, as everybody can see it.
import type { SignName } from './signs';
import type { MinersPlay } from './play';

export type State = 'chooses' | 'ready' | 'digs' | 'done';
export const STATE_SIGNS: Readonly<Record<State, SignName>> = { chooses: 'seat-chooses', ready: 'seat-ready', digs: 'pick', done: 'seat-done' };

/** Questions that everybody answers before anything is revealed. */
const BEFORE = ['KeepCards', 'ChooseCard'];

/** Empty before the deal and after the end. */
export function stateOf(play: MinersPlay, seat: number): State | '' {
  if (!play.view || play.view.over) return '';
  const own = play.waiting.find((one) => one.seat === seat);
  if (own) return BEFORE.includes(own.kind) ? 'chooses' : 'digs';
  return play.waiting.some((one) => BEFORE.includes(one.kind)) ? 'ready' : 'done';
}
