import type { GameRoom } from '../gamePlugin';
import Board from './Board.svelte';
import ResultDetails from './ResultDetails.svelte';
import { guided, lessons } from './lessons';
import SeatNote from './SeatNote.svelte';
import type { TranquilityPlay } from './model';

const sounds = { IslandPlaced: 'place', CardsDiscarded: 'discard', GameWon: 'won', GameLost: 'lost', DuelEnded: 'won' } as const;

export const room: GameRoom<TranquilityPlay> = { Board, SeatNote, sounds, lessons, guided, End: ResultDetails };
