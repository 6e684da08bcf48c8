// Answers that are not on the board: effects, decks, factions, boards, numbers.
import { ASKS, optionOf, readOption, type EffectEntry } from '../../../generated/miners';
import type { RenderedAsk } from '../../../generated/wire';
import { textOf } from '../../../lib/table/sentences';
import { t } from '../../../lib/browser/translations.svelte';
import { FACTION_LETTERS, ROMAN, effectSigns, TRACK_SIGNS, type SignGroup } from '../signs/effectSigns';
import type { MinersModel } from '../model';
import type { SignName } from '../signs/signs';
import type { StagedTurn } from '../stagedTurn.svelte';

export interface AnswerButton {
  key: string;
  /** The full text. */
  label: string;
  offered: boolean;
  chosen: boolean;
  /** Whether a hint recommends it. */
  hinted: boolean;
  /** An answer without effect: no effect, enough. */
  none: boolean;
  /** Whether its outcome is unknown. */
  unknown: boolean;
  sign?: SignName;
  groups?: SignGroup[];
  text?: string;
  tap: () => void;
}

interface ButtonFace {
  sign?: SignName;
  groups?: SignGroup[];
  text?: string;
  none?: boolean;
}

const FACTIONS = Object.values(ASKS.NameFaction.forms[0].fields[0].words);

const effectOf = (model: MinersModel, ask: RenderedAsk, number: number): EffectEntry | undefined =>
  model.catalogue.cards[ask.facts.card as number]?.effects[number - 1];
const priceOf = (ask: RenderedAsk, option: number): number | undefined =>
  Array.isArray(ask.facts.price) ? ask.facts.price[ask.options.indexOf(option)] : undefined;

/** The signs of an effect with its current price. */
function effectFace(effect: EffectEntry | undefined, price: number | undefined): ButtonFace {
  if (!effect) return {};
  const groups = effectSigns(effect.tree);
  if (effect.tree.do !== 'pay' || !price || price === effect.tree.price) return { groups };
  return {
    groups: groups.map((group) => group.map((bit) => (bit.as === 'price' ? { ...bit, text: String(price) } : bit))),
  };
}

function buttonFace(model: MinersModel, turn: StagedTurn, ask: RenderedAsk, option: number): ButtonFace | null {
  const answer = readOption(ask.kind, option);
  if (!answer) return null;
  const { form, values } = answer;
  if (form === 'use-none') return { text: t('miners-none'), none: true };
  if (form === 'stop') return { text: t('miners-enough'), none: true };
  if (form === 'take-forced') return { text: t('miners-forced') };
  if (form === 'use-effect') return effectFace(effectOf(model, ask, values.effect), priceOf(ask, option));
  if (form === 'branch')
    return effectFace(
      model.catalogue.branches[String(ask.facts.effect_address)]?.[values.branch],
      priceOf(ask, option),
    );
  if (form === 'deck')
    return {
      sign: `deck-${values.level}` as SignName,
      text: String(
        turn.stagedView.deck_sizes[values.level - 1] + turn.stagedView.discard_piles[values.level - 1].length,
      ),
    };
  if (form === 'faction')
    return {
      sign: `f-${FACTION_LETTERS[FACTIONS[values.faction]]}` as SignName,
      text: model.catalogue.factions[FACTIONS[values.faction]],
    };
  if (form === 'board')
    return { sign: TRACK_SIGNS[values.board], text: model.catalogue.tracks[turn.stagedView.tracks[values.board]].name };
  if (form === 'steps') return landing(model, turn, values.steps);
  return form === 'times' ? { text: `${values.count}×` } : null;
}

/** A move of the marker, with the gain of its last space. */
function landing(model: MinersModel, turn: StagedTurn, steps: number): ButtonFace {
  const { marker_board, marker_space } = turn.stagedSeat;
  const paid = model.catalogue.tracks[turn.stagedView.tracks[marker_board]]?.spaces[marker_space + steps - 1];
  return { sign: 'advance', text: String(steps), groups: paid ? effectSigns(paid.tree) : [] };
}

/** Also effects that fail only for price or position; a tap explains why. */
function shownOptions(ask: RenderedAsk): number[] {
  if (ask.kind === 'UseEffect')
    return [1, 2]
      .map((effect) => optionOf('UseEffect', 'use-effect', { effect })!)
      .concat(optionOf('UseEffect', 'use-none')!);
  return ask.options;
}

const UNKNOWN = ['DrawCard', 'SeekFaction'];
/** Questions that the board itself answers. */
const ON_BOARD = [
  'KeepCards',
  'TrimHand',
  'PlaceCard',
  'Climb',
  'UseSurface',
  'PlaceMachinery',
  'CollapseCard',
  'PlaceCart',
  'ActivateCard',
];

export function answerButtons(model: MinersModel, turn: StagedTurn): AnswerButton[] {
  const { ask, turnPlan } = turn;
  if (!ask || !turnPlan || ON_BOARD.includes(ask.kind)) return [];
  const before = turnPlan.reopenedIndex === null ? null : turn.steps[turnPlan.reopenedIndex].option;
  const buttons = shownOptions(ask).flatMap((option): AnswerButton[] => {
    const face = buttonFace(model, turn, ask, option);
    const offered = ask.options.includes(option);
    const label = textOf(turn.optionSentence(option)) || effectOf(model, ask, option)?.text || '';
    if (!face || (face.none && !offered)) return [];
    return [
      {
        key: String(option),
        label: offered ? label : t('miners-why', { label }),
        offered,
        chosen: option === before,
        hinted: option === turnPlan.hintedOption,
        unknown: UNKNOWN.includes(ask.kind),
        none: face.none ?? false,
        ...face,
        tap: () => void turnPlan.choose(option),
      },
    ];
  });
  return [...buttons, ...drawAllButtons(turn, ask)];
}

/** Draws all remaining cards from one deck. */
function drawAllButtons(turn: StagedTurn, ask: RenderedAsk): AnswerButton[] {
  const left = ask.kind === 'DrawCard' ? Number(ask.facts.left) : 0;
  if (left < 2) return [];
  return ask.options.map((option) => {
    const level = readOption('DrawCard', option)!.values.level;
    return {
      key: `all ${option}`, label: t('miners-draw-all', { count: left, level: ROMAN[level] }), offered: true, chosen: false, hinted: false, none: false, unknown: true,
      sign: `deck-${level}` as SignName, text: `×${left}`, tap: () => void turn.turnPlan?.choose(option, left),
    }; // prettier-ignore
  });
}
