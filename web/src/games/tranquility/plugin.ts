import type { Types } from '../../generated/tranquility';
import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import ResultDetails from './ResultDetails.svelte';
import EndScene from './EndScene.svelte';
import { isArrival } from './arrivals';
import { guidedGame, lessons } from './lessons';
import SeatNote from './SeatNote.svelte';
import { turnPolicy } from './turnPolicy';

const sounds: GamePlugin<Types>['sounds'] = {
  IslandPlaced: 'place',
  CardsDiscarded: 'discard',
  GameWon: 'won',
  GameLost: 'lost',
  DuelEnded: 'won',
};

export const plugin: GamePlugin<Types> = {
  Board,
  SeatNote,
  sounds,
  lessons,
  guidedGame,
  turnPolicy,
  confirmsOnDoubleTap: true,
  ResultDetails,
  EndScene,
  animates: isArrival,
  pace: { fast: 450, normal: 1000, slow: 1600, most: 6000 },
};
