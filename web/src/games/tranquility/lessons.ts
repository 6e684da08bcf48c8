// The guided first game; each lesson waits for its situation.
import type { Types } from '../../generated/tranquility';
import * as n from '../../generated/tranquility';
import type { GuidedGame, Lesson } from '../gamePlugin';
import { factList, type AskKind } from '../../lib/table/gameTypes';
import { blockReason } from './placementRisk';
import type { TranquilityModel } from './model';

const viewOf = (model: TranquilityModel): n.View => model.view;
const myTurn = (model: TranquilityModel): boolean => model.ask?.kind === 'TakeTurn';
const asks = (model: TranquilityModel, kind: AskKind<Types>): boolean => model.ask?.kind === kind;
const own = (model: TranquilityModel): n.SeatView | undefined => viewOf(model).seats[model.seat];
const stages = (model: TranquilityModel, form: keyof n.Forms): boolean => {
  const first = model.stagedMove?.steps[0];
  return first !== undefined && n.readOption(first.kind, first.option)?.form === form;
};
const placed = (model: TranquilityModel): number => viewOf(model).grid.filter((card) => card > 0).length;
const hand = (model: TranquilityModel): number[] => viewOf(model).seats[model.seat]?.hand ?? [];
const holdsMonster = (model: TranquilityModel): boolean => hand(model).includes(n.MONSTER);
const discards = (model: TranquilityModel): number => viewOf(model).seats[model.seat]?.discard_count ?? 0;
const placesIsland = (option: number | undefined): boolean =>
  option !== undefined && n.readOption('TakeTurn', option)?.form === 'play-island';
const prices = (model: TranquilityModel): number[] => factList(model.ask, 'price');
const hasCost = (model: TranquilityModel): boolean =>
  myTurn(model) && prices(model).some((price, i) => price > 0 && placesIsland(model.ask?.options[i]));
const placing = (model: TranquilityModel): boolean => placesIsland(model.stagedMove?.steps[0]?.option);

export const lessons: Lesson<Types>[] = [
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

  { key: 'removal-gaps', module: 'removal', selector: '.sea', when: myTurn },
  {
    key: 'rocks-row',
    module: 'rocks',
    selector: '.rim.rocky',
    when: myTurn,
    done: (model) => asks(model, 'MoveRocks'),
  },
  {
    key: 'rocks-move',
    module: 'rocks',
    selector: '.sea',
    when: (model) => asks(model, 'MoveRocks'),
    done: (model) => !asks(model, 'MoveRocks'),
  },
  { key: 'monsters-hand', module: 'monsters', selector: '.hand', when: holdsMonster },
  {
    key: 'monsters-bite',
    module: 'monsters',
    selector: '.sea',
    when: (model) => myTurn(model) && holdsMonster(model) && placed(model) > 0,
    done: (model) => stages(model, 'play-monster') || !holdsMonster(model),
  },
  {
    key: 'storms-purple',
    module: 'storms',
    selector: '.sea',
    when: (model) => asks(model, 'PlaceStorm'),
    done: (model) => !asks(model, 'PlaceStorm'),
  },
  { key: 'storms-yellow', module: 'storms', selector: '.seats', when: (model) => (own(model)?.yellow_storms ?? 0) > 0 },
  { key: 'storms-orange', module: 'storms', selector: '.seats', when: (model) => (own(model)?.orange_storms ?? 0) > 0 },
  { key: 'storms-compass', module: 'storms', selector: '.voyage', when: (model) => viewOf(model).compasses > 0 },
  { key: 'arch-strip', module: 'arch', selector: '.sea', when: myTurn },
  { key: 'arch-closed', module: 'arch', selector: '.cell.shut', when: (model) => myTurn(model) && placed(model) > 1 },
  {
    key: 'pyramid-border',
    module: 'pyramid',
    selector: '.cell:has(.border)',
    when: myTurn,
    done: (model) => viewOf(model).explored_count > 0,
  },
  { key: 'pyramid-finish', module: 'pyramid', selector: '.voyage', when: (model) => viewOf(model).explored_count > 0 },
  { key: 'day-and-night-sides', module: 'day_and_night', selector: '.hand', when: myTurn },
  {
    key: 'day-and-night-turn',
    module: 'day_and_night',
    selector: '.cell.wrong-side',
    when: (model) => myTurn(model) && viewOf(model).figures.wrong_sides.length > 0,
    done: (model) => stages(model, 'turn-card'),
  },
  { key: 'duel-direction', module: 'duel', selector: '.voyage', when: (model) => asks(model, 'DuelTurn') },
  {
    key: 'duel-open-row',
    module: 'duel',
    selector: '.open',
    when: (model) => asks(model, 'TakeOpenCard'),
    done: (model) => !asks(model, 'TakeOpenCard'),
  },
];

export const guidedGame: GuidedGame<Types> = {
  seats: 2,
  choices: {},
  deal: 'first-voyage',
  blockReason: (model, option) => (myTurn(model) ? blockReason(model.ask, option) : ''),
};
