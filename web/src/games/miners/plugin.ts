import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import { digest } from './digest';
import { guidedGame, lessons } from './lessons';
import { turnPolicy } from './turnPolicy';
import type { MinersModel } from './model';
import SeatChip from './SeatChip.svelte';
import SeatNote from './SeatNote.svelte';

const sounds = { CardPlaced: 'place', CardDiscarded: 'discard', GameEnded: 'won' } as const;
/** Events that are animated when others play; own turns were previewed. */
const SHOWN = [
  'CardPlayed',
  'CardPlaced',
  'CardActivated',
  'EffectUsed',
  'MachineryPlaced',
  'CollapsePlaced',
  'CollapseLifted',
  'CartPlaced',
  'MarkerMoved',
  'PointsGained',
  'CoinsGained',
  'CoinsPaid',
];

export const plugin: GamePlugin<MinersModel> = {
  Board,
  SeatNote,
  SeatChip,
  sounds,
  lessons,
  guidedGame,
  turnPolicy,
  animates: ({ kind, values }, model) => SHOWN.includes(kind) && values.seat !== model.seat,
  digest,
  showsEnd: ({ view }) => view.over,
  canCompare: true,
  logClosed: true,
};
