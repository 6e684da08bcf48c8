// The first winter: each lesson waits for its moment at the table.
import { COMBAT } from '../../generated/lords';
import type { GuidedGame, Lesson } from '../gamePlugin';
import { ownLord, sumOf, type LordsModel } from './model';

const asked = (model: LordsModel, ...kinds: string[]): boolean =>
  kinds.includes(model.turnPlan?.ask?.kind ?? model.ask?.kind ?? '');
const staged = (model: LordsModel, kind: string): number =>
  (model.turnPlan?.steps ?? []).filter((step) => step.kind === kind && !step.isDefault).length;
const happened = (model: LordsModel, kind: string): boolean =>
  model.entries.some(([, events]) => events.some((event) => event.kind === kind && event.values.seat === model.seat));
const later = (model: LordsModel): boolean => model.view.season > 0 || model.view.year > 1;

export const lessons: Lesson<LordsModel>[] = [
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

export const guidedGame: GuidedGame<LordsModel> = { seats: 4, choices: { game: 'first' }, deal: 'first-winter' };
