// What is worth a word when it is met for the first time: once in every browser, each can be put away.
import type { MinersPlay as Play } from './model';

export interface Tip {
  key: string;
  clause: string;
  when(play: Play): boolean;
}

const own = (play: Play) => play.view.seats[play.seat];
const held = (play: Play) => (own(play)?.hand ?? []).map((card) => play.catalogue.cards[card]);

export const tips: readonly Tip[] = [
  { key: 'forced', clause: 'IM-17', when: (play) => play.ask?.kind === 'ChooseCard' && play.ask.options.length === 1 && (play.ask.facts.cards as number[] | undefined)?.length === 0 },
  { key: 'limit', clause: 'IM-39', when: (play) => play.ask?.kind === 'TrimHand' },
  { key: 'change', clause: 'IM-44', when: (play) => play.ask?.kind === 'ChangeBoard' },
  { key: 'collapse', clause: 'IM-34', when: (play) => (own(play)?.mine.collapsed.length ?? 0) > 0 },
  { key: 'two', clause: 'IM-49', when: (play) => held(play).some((card) => card.factions.length > 1) },
  { key: 'scots', clause: 'IM-50', when: (play) => held(play).some((card) => card.factions.includes('scots')) },
  { key: 'deep', clause: 'IM-40', when: (play) => held(play).some((card) => card.level === 4) },
];
