import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import ResultDetails from './ResultDetails.svelte';
import { guidedGame, lessons } from './lessons';
import SeatNote from './SeatNote.svelte';
import type { TranquilityModel } from './model';

const sounds = {
  IslandPlaced: 'place',
  CardsDiscarded: 'discard',
  GameWon: 'won',
  GameLost: 'lost',
  DuelEnded: 'won',
} as const;

export const plugin: GamePlugin<TranquilityModel> = { Board, SeatNote, sounds, lessons, guidedGame, ResultDetails };
