// The guided first game. Each lesson waits for its situation; the task comes first, then its reason.
import { ROUNDS, type Types } from '../../generated/miners';
import type { GuidedGame, Lesson } from '../gamePlugin';
import { countOf, type Measure, type MinersAskKind, type MinersModel } from './model';

const own = (model: MinersModel) => model.view.seats[model.seat];
const count = (model: MinersModel, measure: Measure): number => (own(model) ? countOf(own(model), measure) : 0);
const laid = (model: MinersModel): number => count(model, 'cards');
/** The kind of the open question: the table's, or the staged turn's. */
const open = (model: MinersModel): MinersAskKind | '' =>
  model.turnPlan ? (model.turnPlan.ask?.kind ?? '') : (model.ask?.kind ?? '');
const staged = (model: MinersModel): MinersAskKind[] => model.turnPlan?.steps.map((step) => step.kind) ?? [];
/** Whether a turn begins; lessons do not interrupt one. */
const begins = (model: MinersModel): boolean => open(model) === 'ChooseCard' && staged(model).length === 0;

/** Lets a lesson start even if its task is already done; the guide then marks it as learned. */
const until = (lesson: Lesson<Types>): Lesson<Types> => ({
  ...lesson,
  when: (model) => lesson.when(model) || (lesson.done?.(model) ?? false),
});

const plan: Lesson<Types>[] = [
  { key: 'mine', selector: '.mine-area', when: () => true },
  {
    key: 'card',
    selector: '.handbox',
    when: (model) => open(model) === 'ChooseCard',
    done: (model) => staged(model).includes('ChooseCard') || laid(model) > 0,
  },
  {
    key: 'place',
    selector: '.mine-area',
    when: (model) => open(model) === 'PlaceCard',
    done: (model) => staged(model).includes('PlaceCard') || laid(model) > 0,
  },
  {
    key: 'effect',
    selector: '.chainbox',
    when: (model) => open(model) === 'UseEffect',
    done: (model) => staged(model).includes('UseEffect') || laid(model) > 0,
  },
  {
    key: 'surface',
    selector: '.fields',
    when: (model) => open(model) === 'UseSurface',
    done: (model) => staged(model).includes('UseSurface') || (laid(model) > 0 && open(model) !== 'UseSurface'),
  },
  {
    key: 'confirm',
    selector: '.confirm',
    when: (model) => staged(model).length > 3 && laid(model) === 0,
    done: (model) => laid(model) > 0,
  },
  {
    key: 'eye',
    selector: '.chainbox',
    when: (model) => model.turnPlan?.diverged === true || open(model) === 'DrawCard',
  },
  { key: 'read', selector: '.readerbox', when: (model) => begins(model) && laid(model) > 0 },
  {
    key: 'deeper',
    selector: '.mine-area',
    when: (model) => begins(model) && count(model, 'row-1') > 1,
    done: (model) => count(model, 'row-2') > 0,
  },
  {
    key: 'carts',
    selector: '.counters',
    when: (model) => begins(model) && count(model, 'half-carts') + count(model, 'full-carts') > 0,
  },
  {
    key: 'advance',
    selector: '.tracks',
    when: (model) => open(model) === 'EnterBoard' || open(model) === 'MoveMarker',
    done: (model) =>
      (own(model)?.marker_board ?? -1) >= 0 || (staged(model).includes('EnterBoard') && open(model) !== 'MoveMarker'),
  },
  {
    key: 'tokens',
    selector: '.mine-area',
    when: (model) => begins(model) && (count(model, 'collapses') > 0 || count(model, 'machinery') > 0),
  },
  {
    key: 'rival',
    selector: '.seats',
    when: (model) => begins(model) && model.view.round > 2,
    done: (model) => model.comparedSeat >= 0,
  },
  { key: 'last', selector: '.round-bar-box', when: (model) => open(model) !== '' && model.view.round > ROUNDS - 2 },
];

export const lessons = plan.map(until);

export const guidedGame: GuidedGame<Types> = {
  seats: 2,
  choices: { first_game: 'yes', alchemy: 'front', technology: 'front', diplomacy: 'front' },
  deal: 'first-shift',
};
