// The answers of a question that are no things of the board: effects, decks, factions, boards, numbers.
import { ASKS, optionOf, readOption, type EffectEntry } from '../../../generated/miners';
import type { RenderedAsk } from '../../../generated/wire';
import { textOf } from '../../../lib/table/sentences';
import { t } from '../../../lib/browser/translations.svelte';
import { LETTERS, ROMAN, row, TRACK_SIGNS, type Group } from '../signs/effectSigns';
import type { MinersPlay } from '../model';
import type { SignName } from '../signs/signs';
import type { Turn } from '../stagedTurn.svelte';

export interface Choice {
  key: string;
  /** The whole of it in words. */
  label: string;
  offered: boolean;
  chosen: boolean;
  /** A hint advises it. */
  hinted: boolean;
  /** No effect, enough: an answer that does nothing. */
  none: boolean;
  /** Nobody can know what it brings. */
  unknown: boolean;
  sign?: SignName;
  groups?: Group[];
  text?: string;
  tap: () => void;
}

interface Look {
  sign?: SignName;
  groups?: Group[];
  text?: string;
  none?: boolean;
}

const FACTIONS = Object.values(ASKS.NameFaction.forms[0].fields[0].words);

const effectOf = (play: MinersPlay, ask: RenderedAsk, number: number): EffectEntry | undefined => play.catalogue.cards[ask.facts.card as number]?.effects[number - 1];
const priced = (ask: RenderedAsk, option: number): number | undefined => (Array.isArray(ask.facts.price) ? ask.facts.price[ask.options.indexOf(option)] : undefined);

/** Signs of an effect with the price that is asked now. */
function asked(effect: EffectEntry | undefined, price: number | undefined): Look {
  if (!effect) return {};
  const groups = row(effect.tree);
  if (effect.tree.do !== 'pay' || !price || price === effect.tree.price) return { groups };
  return { groups: groups.map((group) => group.map((bit) => (bit.as === 'price' ? { ...bit, text: String(price) } : bit))) };
}

function look(play: MinersPlay, turn: Turn, ask: RenderedAsk, option: number): Look | null {
  const answer = readOption(ask.kind, option);
  if (!answer) return null;
  const { form, values } = answer;
  if (form === 'use-none') return { text: t('miners-none'), none: true };
  if (form === 'stop') return { text: t('miners-enough'), none: true };
  if (form === 'take-forced') return { text: t('miners-forced') };
  if (form === 'use-effect') return asked(effectOf(play, ask, values.effect), priced(ask, option));
  if (form === 'branch') return asked(play.catalogue.branches[String(ask.facts.place)]?.[values.branch], priced(ask, option));
  if (form === 'deck') return { sign: `deck-${values.level}` as SignName, text: String(turn.then.deck_sizes[values.level - 1] + turn.then.discard_piles[values.level - 1].length) };
  if (form === 'faction') return { sign: `f-${LETTERS[FACTIONS[values.faction]]}` as SignName, text: play.catalogue.factions[FACTIONS[values.faction]] };
  if (form === 'board') return { sign: TRACK_SIGNS[values.board], text: play.catalogue.tracks[turn.then.tracks[values.board]].name };
  if (form === 'steps') return landing(play, turn, values.steps);
  return form === 'times' ? { text: `${values.count}×` } : null;
}

/** A step of the marker, with what the space pays on which it ends. */
function landing(play: MinersPlay, turn: Turn, steps: number): Look {
  const { marker_board, marker_space } = turn.mine;
  const paid = play.catalogue.tracks[turn.then.tracks[marker_board]]?.spaces[marker_space + steps - 1];
  return { sign: 'advance', text: String(steps), groups: paid ? row(paid.tree) : [] };
}

/** Effects that could be used but for their price or their place are shown as well: they say why not. */
function shown(ask: RenderedAsk): number[] {
  if (ask.kind === 'UseEffect') return [1, 2].map((effect) => optionOf('UseEffect', 'use-effect', { effect })!).concat(optionOf('UseEffect', 'use-none')!);
  return ask.options;
}

const UNKNOWN = ['DrawCard', 'SeekFaction'];
/** These are answered on the board itself. */
const ON_BOARD = ['KeepCards', 'TrimHand', 'PlaceCard', 'Climb', 'UseSurface', 'PlaceMachinery', 'CollapseCard', 'PlaceCart', 'ActivateCard'];

export function choicesOf(play: MinersPlay, turn: Turn): Choice[] {
  const { ask, planning } = turn;
  if (!ask || !planning || ON_BOARD.includes(ask.kind)) return [];
  const before = planning.reopenedIndex === null ? null : turn.steps[planning.reopenedIndex].option;
  const choices = shown(ask).flatMap((option): Choice[] => {
    const looks = look(play, turn, ask, option);
    const offered = ask.options.includes(option);
    const label = textOf(turn.told(option)) || effectOf(play, ask, option)?.text || '';
    if (!looks || (looks.none && !offered)) return [];
    return [{ key: String(option), label: offered ? label : t('miners-why', { label }), offered, chosen: option === before, hinted: option === planning.hintedOption, unknown: UNKNOWN.includes(ask.kind), none: looks.none ?? false, ...looks, tap: () => void planning.choose(option) }];
  });
  return [...choices, ...severalOf(turn, ask)];
}

/** All cards that are left to draw from one deck. */
function severalOf(turn: Turn, ask: RenderedAsk): Choice[] {
  const left = ask.kind === 'DrawCard' ? Number(ask.facts.left) : 0;
  if (left < 2) return [];
  return ask.options.map((option) => {
    const level = readOption('DrawCard', option)!.values.level;
    return {
      key: `all ${option}`, label: t('miners-draw-all', { count: left, level: ROMAN[level] }), offered: true, chosen: false, hinted: false, none: false, unknown: true,
      sign: `deck-${level}` as SignName, text: `×${left}`, tap: () => void turn.planning?.choose(option, left),
    }; // prettier-ignore
  });
}
