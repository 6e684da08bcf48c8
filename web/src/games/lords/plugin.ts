import type { RenderedEvent } from '../../generated/wire';
import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import { digest } from './digest';
import { guidedGame, lessons } from './lessons';
import { turnPolicy } from './turnPolicy';
import type { LordsModel } from './model';
import { REVEAL_EVENTS } from './orders/revealEvents';
import SeatChip from './SeatChip.svelte';
import SeatNote from './SeatNote.svelte';

const sounds = {
  OrderRevealed: 'place',
  CreatureHired: 'place',
  RoomBuilt: 'place',
  TileConquered: 'discard',
  PaladinCame: 'discard',
  GameEnded: 'won',
} as const;

/** Reveals and battles are animated; other events only change the board. */
const BATTLE = [
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
const animates = ({ kind }: RenderedEvent): boolean => REVEAL_EVENTS.includes(kind) || BATTLE.includes(kind);

export const plugin: GamePlugin<LordsModel> = {
  Board,
  SeatNote,
  SeatChip,
  sounds,
  lessons,
  guidedGame,
  turnPolicy,
  digest,
  animates,
  canCompare: true,
  logClosed: true,
};
