import { OVER, type GameEvent, type Types } from '../../generated/lords';
import type { EventKind } from '../../lib/table/gameTypes';
import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import { digest } from './digest';
import { guidedGame, lessons } from './lessons';
import { turnPolicy } from './turnPolicy';
import { REVEAL_EVENTS } from './orders/revealEvents';
import SeatChip from './SeatChip.svelte';
import SeatNote from './SeatNote.svelte';
import Teacher from './Teacher.svelte';

const sounds: GamePlugin<Types>['sounds'] = {
  OrderRevealed: 'place',
  CreatureHired: 'place',
  RoomBuilt: 'place',
  TileConquered: 'discard',
  PaladinCame: 'discard',
  GameEnded: 'won',
};

/** Reveals and battles are animated; other events only change the board. */
const BATTLE: readonly EventKind<Types>[] = [
  'BattleStep',
  'TrapSprung',
  'CreatureAttacked',
  'AdventurerHurt',
  'AdventurerDied',
  'AdventurerHealed',
  'SpellCast',
  'TileConquered',
  'PaladinCame',
];
/** After these a step of a battle had no effect. */
const SILENT_AFTER: readonly EventKind<Types>[] = ['BattleStep', 'BattleBegan', 'AdventurerLeft', 'CombatRoundBegan'];
const animates = ({ kind }: GameEvent): boolean => REVEAL_EVENTS.includes(kind) || BATTLE.includes(kind);

export const plugin: GamePlugin<Types> = {
  Board,
  SeatNote,
  SeatChip,
  Teacher,
  sounds,
  lessons,
  guidedGame,
  turnPolicy,
  digest,
  isEmptyInLog: (event, next) => event.kind === 'BattleStep' && (!next || SILENT_AFTER.includes(next.kind)),
  animates,
  showsEnd: ({ view }) => view.phase === OVER && view.terms.scenario === 0,
  canCompare: true,
  logClosed: true,
};
