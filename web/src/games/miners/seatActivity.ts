// The visible activity of a seat.
import { NOT_CHOSEN } from '../../generated/miners';
import type { SignName } from './signs/signs';
import type { MinersModel } from './model';

export type SeatActivity = 'chooses' | 'ready' | 'digs' | 'done';
export const ACTIVITY_SIGNS: Readonly<Record<SeatActivity, SignName>> = {
  chooses: 'seat-chooses',
  ready: 'seat-ready',
  digs: 'pick',
  done: 'seat-done',
};

/** Questions that all seats answer before the reveal. */
const BEFORE_REVEAL = ['KeepCards', 'ChooseCard'];

/** Empty before the deal and after the end. A seat that has chosen waits for the reveal; during the deal it waits for the first event. */
export function seatActivity(model: MinersModel, seat: number): SeatActivity | '' {
  if (!model.view || model.view.over) return '';
  const own = model.waiting.find((one) => one.seat === seat);
  if (own) return BEFORE_REVEAL.includes(own.kind) ? 'chooses' : 'digs';
  return model.view.round === 0 || model.view.seats[seat].chosen !== NOT_CHOSEN ? 'ready' : 'done';
}
