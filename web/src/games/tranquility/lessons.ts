// The guided first game; each lesson waits for its situation.
import * as n from '../../generated/tranquility';
import type { GuidedGame, Lesson } from '../gamePlugin';
import { blockReason } from './placementRisk';
import type { TranquilityModel } from './model';

const viewOf = (model: TranquilityModel): n.View => model.view;
const myTurn = (model: TranquilityModel): boolean => model.ask?.kind === 'TakeTurn';
const placed = (model: TranquilityModel): number => viewOf(model).grid.filter((card) => card > 0).length;
const hand = (model: TranquilityModel): number[] => viewOf(model).seats[model.seat]?.hand ?? [];
const discards = (model: TranquilityModel): number => viewOf(model).seats[model.seat]?.discard_count ?? 0;
const placesIsland = (option: number | undefined): boolean =>
  option !== undefined && n.readOption('TakeTurn', option)?.form === 'play-island';
const prices = (model: TranquilityModel): number[] => [model.ask?.facts.price ?? []].flat();
const hasCost = (model: TranquilityModel): boolean =>
  myTurn(model) && prices(model).some((price, i) => price > 0 && placesIsland(model.ask?.options[i]));
const placing = (model: TranquilityModel): boolean => placesIsland(model.stagedMove?.steps[0]?.option);

export const lessons: Lesson<TranquilityModel>[] = [
  { key: 'sea', when: () => true, selector: '.sea' },
  { key: 'card', selector: '.hand', when: myTurn, done: (model) => placing(model) || placed(model) > 1 },
  { key: 'confirm', selector: '.confirm', when: placing, done: (model) => placed(model) > 0 && !myTurn(model) },
  { key: 'gaps', selector: '.sea', when: (model) => myTurn(model) && placed(model) > 1 },
  { key: 'cost', selector: '.sea', when: hasCost },
  {
    key: 'pay',
    selector: '.hand',
    when: (model) => (model.stagedMove?.steps.length ?? 0) > 0 && model.stagedMove?.canConfirm === false,
    done: (model) => model.stagedMove?.canConfirm === true || discards(model) > 0,
  },
  { key: 'why', selector: '.sea', when: (model) => myTurn(model) && placed(model) > 3 },
  { key: 'discard', selector: '.actions', when: (model) => myTurn(model) && placed(model) > 4 },
  { key: 'silence', selector: '.seats', when: (model) => placed(model) > 6 },
  { key: 'start', selector: '.hand', when: (model) => hand(model).includes(n.START) && viewOf(model).start_seat < 0 },
  { key: 'eight', selector: '.bargain', when: (model) => viewOf(model).start_offers !== null },
  { key: 'finish', selector: '.hand', when: (model) => hand(model).includes(n.FINISH) && placed(model) > 6 },
];

export const guidedGame: GuidedGame<TranquilityModel> = {
  seats: 2,
  choices: {},
  deal: 'first-voyage',
  blockReason: (model, option) => (myTurn(model) ? blockReason(model.ask, option) : ''),
};
