// The guided first game: each lesson waits for its moment at the table.
import * as n from '../../generated/tranquility';
import type { Lesson } from '../game';
import type { TranquilityPlay as Play } from './play';

const viewOf = (play: Play): n.View => play.view;
const myTurn = (play: Play): boolean => play.ask?.kind === 'TakeTurn';
const placed = (play: Play): number => viewOf(play).grid.filter((card) => card > 0).length;
const hand = (play: Play): number[] => viewOf(play).seats[play.seat]?.hand ?? [];
const discards = (play: Play): number => viewOf(play).seats[play.seat]?.discard_count ?? 0;
const places = (option: number | undefined): boolean => option !== undefined && n.read('TakeTurn', option)?.form === 'play-island';
const prices = (play: Play): number[] => [play.ask?.about.price ?? []].flat();
const hasCost = (play: Play): boolean => myTurn(play) && prices(play).some((price, i) => price > 0 && places(play.ask?.options[i]));
const placing = (play: Play): boolean => places(play.plan?.steps[0]?.option);

export const lessons: Lesson<Play>[] = [
  { key: 'sea', when: () => true },
  { key: 'card', when: myTurn, done: (play) => placing(play) || placed(play) > 1 },
  { key: 'confirm', when: placing, done: (play) => placed(play) > 0 && !myTurn(play) },
  { key: 'order', when: (play) => myTurn(play) && placed(play) > 0 },
  { key: 'cost', when: hasCost },
  { key: 'pay', when: (play) => (play.plan?.steps.length ?? 0) > 0 && play.plan?.ready === false, done: (play) => play.plan?.ready === true || discards(play) > 0 },
  { key: 'why', when: (play) => myTurn(play) && placed(play) > 2 },
  { key: 'discard', when: (play) => myTurn(play) && placed(play) > 3 },
  { key: 'silence', when: (play) => placed(play) > 4 },
  { key: 'start', when: (play) => hand(play).includes(n.START) && viewOf(play).starter < 0 },
  { key: 'eight', when: (play) => viewOf(play).bargain !== null },
  { key: 'gaps', when: (play) => placed(play) > 8 },
  { key: 'finish', when: (play) => hand(play).includes(n.FINISH) && placed(play) > 6 },
];
