// The visible activity of a seat and its sign.
import { ACTIVITIES, IDLE, type SeatView } from '../../generated/miners';
import type { SignName } from './signs/signs';

export type SeatActivity = Exclude<(typeof ACTIVITIES)[number], ''>;
export const ACTIVITY_SIGNS: Readonly<Record<SeatActivity, SignName>> = {
  chooses: 'seat-chooses',
  ready: 'seat-ready',
  digs: 'pick',
  done: 'seat-done',
};

/** Empty before the deal and after the end. */
export const seatActivity = (seat: SeatView | undefined): SeatActivity | '' =>
  ACTIVITIES[seat?.figures.activity ?? IDLE];
