import { ROUNDS, type Types } from '../../generated/miners';
import { t } from '../../lib/browser/translations.svelte';
import { seatOf } from '../../lib/table/gameTypes';
import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import { digest } from './digest';
import { guidedGame, lessons } from './lessons';
import type { MinersEventKind } from './model';
import Legend from './Legend.svelte';
import DigestGains from './turn/DigestGains.svelte';
import PlanSum from './turn/PlanSum.svelte';
import { sentSteps, turnPolicy } from './turnPolicy';
import SeatChip from './SeatChip.svelte';
import SeatNote from './SeatNote.svelte';

/** Events that are animated when others play; own turns were previewed. */
const SHOWN: readonly MinersEventKind[] = [
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

export const plugin: GamePlugin<Types> = {
  Board,
  SeatNote,
  SeatChip,
  sounds: { CardPlaced: 'place', CardDiscarded: 'discard', GameEnded: 'won' },
  lessons,
  guidedGame,
  turnPolicy,
  PlanSum,
  DigestGains,
  Legend,
  sentSteps,
  animates: (event, model) => SHOWN.includes(event.kind) && seatOf(event) !== model.seat,
  digest,
  showsEnd: ({ view }) => view.over,
  canCompare: true,
  logHeading: (event) =>
    event.kind === 'RoundBegan' ? t('miners-round', { round: event.values.round, rounds: ROUNDS }) : '',
  logClosed: true,
};
