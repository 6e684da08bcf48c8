// The guided first game: each lesson waits for its moment at the table.
import * as n from '../../generated/tranquility';
import type { GuidedGame, Lesson } from '../gamePlugin';
import { keptBack } from './placementRisk';
import type { TranquilityPlay as Play } from './model';

const viewOf = (play: Play): n.View => play.view;
const myTurn = (play: Play): boolean => play.ask?.kind === 'TakeTurn';
const placed = (play: Play): number => viewOf(play).grid.filter((card) => card > 0).length;
const hand = (play: Play): number[] => viewOf(play).seats[play.seat]?.hand ?? [];
const discards = (play: Play): number => viewOf(play).seats[play.seat]?.discard_count ?? 0;
const places = (option: number | undefined): boolean => option !== undefined && n.readOption('TakeTurn', option)?.form === 'play-island';
const prices = (play: Play): number[] => [play.ask?.facts.price ?? []].flat();
const hasCost = (play: Play): boolean => myTurn(play) && prices(play).some((price, i) => price > 0 && places(play.ask?.options[i]));
const placing = (play: Play): boolean => places(play.stagedMove?.steps[0]?.option);

export const lessons: Lesson<Play>[] = [
  { key: 'sea', when: () => true, selector: '.sea' },
  { key: 'card', selector: '.hand', when: myTurn, done: (play) => placing(play) || placed(play) > 1 },
  { key: 'confirm', selector: '.confirm', when: placing, done: (play) => placed(play) > 0 && !myTurn(play) },
  { key: 'gaps', selector: '.sea', when: (play) => myTurn(play) && placed(play) > 1 },
  { key: 'cost', selector: '.sea', when: hasCost },
  { key: 'pay', selector: '.hand', when: (play) => (play.stagedMove?.steps.length ?? 0) > 0 && play.stagedMove?.canConfirm === false, done: (play) => play.stagedMove?.canConfirm === true || discards(play) > 0 },
  { key: 'why', selector: '.sea', when: (play) => myTurn(play) && placed(play) > 3 },
  { key: 'discard', selector: '.actions', when: (play) => myTurn(play) && placed(play) > 4 },
  { key: 'silence', selector: '.seats', when: (play) => placed(play) > 6 },
  { key: 'start', selector: '.hand', when: (play) => hand(play).includes(n.START) && viewOf(play).start_seat < 0 },
  { key: 'eight', selector: '.bargain', when: (play) => viewOf(play).start_offers !== null },
  { key: 'finish', selector: '.hand', when: (play) => hand(play).includes(n.FINISH) && placed(play) > 6 },
];

export const guidedGame: GuidedGame<Play> = { seats: 2, choices: {}, deal: 'first-voyage', blockReason: (play, option) => (myTurn(play) ? keptBack(play.ask, option) : '') };
