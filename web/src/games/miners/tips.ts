// Tips for first encounters, shown once in each browser.
import { DEEP } from '../../generated/miners';
import type { MinersModel } from './model';
import type { Faction } from './signs/effectSigns';

export interface Tip {
  key: string;
  clause: string;
  when(model: MinersModel): boolean;
}

const SCOTS: Faction = 'scots';
const own = (model: MinersModel) => model.view.seats[model.seat];
const held = (model: MinersModel) => (own(model)?.hand ?? []).map((card) => model.catalogue.cards[card]);

export const tips: readonly Tip[] = [
  {
    key: 'forced',
    clause: 'IM-17',
    when: (model) =>
      model.ask?.kind === 'ChooseCard' && model.ask.options.length === 1 && model.ask.facts.cards.length === 0,
  },
  { key: 'limit', clause: 'IM-39', when: (model) => model.ask?.kind === 'TrimHand' },
  { key: 'change', clause: 'IM-44', when: (model) => model.ask?.kind === 'ChangeBoard' },
  { key: 'collapse', clause: 'IM-34', when: (model) => (own(model)?.mine.collapsed.length ?? 0) > 0 },
  { key: 'two', clause: 'IM-49', when: (model) => held(model).some((card) => card.factions.length > 1) },
  { key: 'scots', clause: 'IM-50', when: (model) => held(model).some((card) => card.factions.includes(SCOTS)) },
  { key: 'deep', clause: 'IM-40', when: (model) => held(model).some((card) => card.level === DEEP) },
];
