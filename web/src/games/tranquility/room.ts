import type { GameRoom } from '../game';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { lessons } from './lessons';
import { naming } from './names';
import SeatNote from './SeatNote.svelte';

export const room: GameRoom = { Board, SeatNote, Emblem, naming, lessons };
