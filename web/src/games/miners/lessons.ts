// The guided first game in the order in which the mine is best understood: each lesson waits for its moment, with a task first and its reason behind it.
import type { GuidedGame, Lesson } from '../gamePlugin';
import { rowOf } from './mine/mineGrid';
import type { MinersPlay as Play } from './model';

const own = (play: Play) => play.view.seats[play.seat];
const laid = (play: Play): number => own(play)?.mine.cards.length ?? 0;
const row = (play: Play, row: number): number => own(play)?.mine.cells.filter((cell) => rowOf(cell) === row).length ?? 0;
/** What is open now: asked by the table, or by the turn that is being staged. */
const open = (play: Play): string => (play.turnPlan ? (play.turnPlan.ask?.kind ?? '') : (play.ask?.kind ?? ''));
const staged = (play: Play): string[] => play.turnPlan?.steps.map((step) => step.kind) ?? [];
/** A turn begins: nobody is disturbed in the middle of one. */
const begins = (play: Play): boolean => open(play) === 'ChooseCard' && staged(play).length === 0;

/** The moment of a task lasts until it is done, also where that changes the question. */
const until = (lesson: Lesson<Play>): Lesson<Play> => ({ ...lesson, when: (play) => lesson.when(play) || (lesson.done?.(play) ?? false) });

const plan: Lesson<Play>[] = [
  { key: 'mine', selector: '.shaft', when: () => true },
  { key: 'card', selector: '.handbox', when: (play) => open(play) === 'ChooseCard', done: (play) => staged(play).includes('ChooseCard') || laid(play) > 0 },
  { key: 'place', selector: '.shaft', when: (play) => open(play) === 'PlaceCard', done: (play) => staged(play).includes('PlaceCard') || laid(play) > 0 },
  { key: 'effect', selector: '.chainbox', when: (play) => open(play) === 'UseEffect', done: (play) => staged(play).includes('UseEffect') || laid(play) > 0 },
  { key: 'surface', selector: '.fields', when: (play) => open(play) === 'UseSurface', done: (play) => staged(play).includes('UseSurface') || (laid(play) > 0 && open(play) !== 'UseSurface') },
  { key: 'confirm', selector: '.confirm', when: (play) => staged(play).length > 3 && laid(play) === 0, done: (play) => laid(play) > 0 },
  { key: 'eye', selector: '.chainbox', when: (play) => play.turnPlan?.diverged === true || open(play) === 'DrawCard' },
  { key: 'read', selector: '.readerbox', when: (play) => begins(play) && laid(play) > 0 },
  { key: 'deeper', selector: '.shaft', when: (play) => begins(play) && row(play, 1) > 1, done: (play) => row(play, 2) > 0 },
  { key: 'carts', selector: '.counters', when: (play) => begins(play) && (own(play)?.mine.half_joints.length ?? 0) + (own(play)?.mine.full_joints.length ?? 0) > 0 },
  { key: 'advance', selector: '.tracks', when: (play) => ['EnterBoard', 'MoveMarker'].includes(open(play)), done: (play) => (own(play)?.marker_board ?? -1) >= 0 || (staged(play).includes('EnterBoard') && open(play) !== 'MoveMarker') },
  { key: 'tokens', selector: '.shaft', when: (play) => begins(play) && ((own(play)?.mine.collapsed.length ?? 0) > 0 || (own(play)?.mine.machinery_counts.some(Boolean) ?? false)) },
  { key: 'rival', selector: '.seats', when: (play) => begins(play) && play.view.round > 2, done: (play) => play.comparedSeat >= 0 },
  { key: 'last', selector: '.ribbonbox', when: (play) => open(play) !== '' && play.view.round > 8 },
];

export const lessons = plan.map(until);

export const guidedGame: GuidedGame<Play> = {
  seats: 2,
  choices: { first_game: 'yes', alchemy: 'front', technology: 'front', diplomacy: 'front' },
  deal: 'first-shift',
};
