// The lessons of the guided first game; each waits for its situation.
import type { Types } from '../../generated/lords';
import { COMBAT } from '../../generated/lords';
import type { GuidedGame, Lesson } from '../gamePlugin';
import { seatOf, type AskKind, type EventKind } from '../../lib/table/gameTypes';
import { ownLord, sumOf, type LordsModel } from './model';

const asked = (model: LordsModel, ...kinds: AskKind<Types>[]): boolean => {
  const ask = model.turnPlan?.ask ?? model.ask;
  return ask !== null && kinds.includes(ask.kind);
};
const staged = (model: LordsModel, kind: AskKind<Types>): number =>
  (model.turnPlan?.steps ?? []).filter((step) => step.kind === kind && !step.isDefault).length;
const happened = (model: LordsModel, kind: EventKind<Types>): boolean =>
  model.entries.some(([, events]) => events.some((event) => event.kind === kind && seatOf(event) === model.seat));
const later = (model: LordsModel): boolean => model.view.season > 0 || model.view.year > 1;

export const lessons: Lesson<Types>[] = [
  { key: 'evil', selector: '.evil.panel', when: (model) => model.view.year > 0 },
  {
    key: 'orders',
    selector: '.planner',
    when: (model) => asked(model, 'ChooseOrder'),
    done: (model) => staged(model, 'ChooseOrder') >= 3 || happened(model, 'OrderChosen'),
  },
  { key: 'bounds', selector: '.planner', when: (model) => staged(model, 'ChooseOrder') > 0 || later(model) },
  { key: 'forecast', selector: '.order-forecast', when: (model) => staged(model, 'ChooseOrder') >= 3 || later(model) },
  {
    key: 'dig',
    selector: '.dungeon',
    when: (model) => asked(model, 'DigTunnel'),
    done: (model) => happened(model, 'TunnelDug'),
  },
  {
    key: 'hire',
    selector: '.town',
    when: (model) => asked(model, 'HireCreature') || sumOf(ownLord(model)?.lair ?? []) > 0,
  },
  { key: 'room', selector: '.town', when: (model) => asked(model, 'BuildRoom', 'UseRoom') },
  {
    key: 'retrieve',
    selector: '.planner',
    when: (model) =>
      asked(model, 'RetrieveOrder') || (later(model) && (ownLord(model)?.inaccessible_orders.length ?? 0) > 0),
  },
  { key: 'event', selector: '.season', when: later },
  {
    key: 'battle',
    selector: '.timeline-panel',
    when: (model) => model.view.phase === COMBAT && asked(model, 'PlanBattle'),
    done: (model) => happened(model, 'BattlePlanned'),
  },
  { key: 'titles', selector: '.titles', when: (model) => model.view.year > 1 },
];

export const guidedGame: GuidedGame<Types> = { seats: 4, choices: { game: 'first' }, deal: 'first-winter' };
