// Answers that are not on the board: effects, decks, factions, boards, numbers.
import {
  FACTIONS,
  NO_CONDITION,
  NO_TOTAL,
  optionOf,
  readOption,
  type Ask,
  type EffectEntry,
} from '../../../generated/miners';
import { factList } from '../../../lib/table/gameTypes';
import { textOf } from '../../../lib/table/sentences';
import { t } from '../../../lib/browser/translations.svelte';
import {
  DECK_SIGNS,
  factionSign,
  ROMAN,
  effectSigns,
  pricedSigns,
  totalSigns,
  TRACK_SIGNS,
  valuesOf,
  type SignGroup,
} from '../signs/effectSigns';
import type { AskAbout, MinersAskKind, MinersModel } from '../model';
import type { SignName } from '../signs/signs';
import { digitAt, type StagedTurn } from '../stagedTurn.svelte';

export interface AnswerButton {
  key: string;
  /** The full text. */
  label: string;
  offered: boolean;
  chosen: boolean;
  /** Whether a hint recommends it. */
  hinted: boolean;
  /** An answer that does nothing, such as "no effect" or "enough". */
  none: boolean;
  /** Whether its outcome is unknown. */
  unknown: boolean;
  /** The digit key that chooses it. */
  digit: number | undefined;
  /** What it gives now, if the engine counts it. */
  total?: number;
  sign?: SignName;
  groups?: SignGroup[];
  text?: string;
  tap: () => void;
}

interface ButtonFace {
  total?: number;
  sign?: SignName;
  groups?: SignGroup[];
  text?: string;
  none?: boolean;
}

const effectsOf = (model: MinersModel, ask: AskAbout<'UseEffect'>): EffectEntry[] =>
  model.catalogue.cards[ask.facts.card]?.effects ?? [];
/** The effect that an option uses. */
function effectOf(model: MinersModel, ask: Ask, option: number): EffectEntry | undefined {
  const answer = readOption(ask.kind, option);
  if (ask.kind === 'UseEffect' && answer?.form === 'use-effect') return effectsOf(model, ask)[answer.values.effect - 1];
  if (ask.kind === 'ChooseBranch' && answer?.form === 'branch')
    return model.catalogue.branches[String(ask.facts.effect_address)]?.[answer.values.branch];
  return undefined;
}
const priceOf = (ask: Ask, option: number): number | undefined => factList(ask, 'price')[ask.options.indexOf(option)];

/** The signs of an effect with its current price, and what it gives now; a lit half of a condition needs no total. */
function effectFace(
  effect: EffectEntry | undefined,
  price: number | undefined,
  total = NO_TOTAL,
  met = NO_CONDITION,
): ButtonFace {
  if (!effect) return {};
  const groups = effect.tree.do === 'pay' ? pricedSigns(effect.tree, price, met) : effectSigns(effect.tree, met);
  return {
    groups: met === NO_CONDITION ? [...groups, ...totalSigns(total)] : groups,
    total: total === NO_TOTAL ? undefined : total,
  };
}

function buttonFace(model: MinersModel, turn: StagedTurn, ask: Ask, option: number): ButtonFace | null {
  const answer = readOption(ask.kind, option);
  if (!answer) return null;
  const { stagedView } = turn;
  switch (answer.form) {
    case 'use-none':
      return { text: t('miners-none'), none: true };
    case 'stop':
      return { text: t('miners-enough'), none: true };
    case 'take-forced':
      return { text: t('miners-forced') };
    case 'use-effect':
    case 'branch': {
      const values = ask.kind === 'UseEffect' ? valuesOf(turn.stagedSeat, ask.facts.card, ask.facts.spot) : undefined;
      const index = answer.form === 'use-effect' ? answer.values.effect - 1 : -1;
      const [total, met] = [values?.totals[index], values?.conditions[index]];
      return effectFace(effectOf(model, ask, option), priceOf(ask, option), total, met);
    }
    case 'deck': {
      const { level } = answer.values;
      return { sign: DECK_SIGNS[level - 1], text: String(stagedView.deck_sizes[level - 1]) };
    }
    case 'faction': {
      const faction = FACTIONS[answer.values.faction];
      return { sign: factionSign(faction), text: model.catalogue.factions[faction] };
    }
    case 'board': {
      const { board } = answer.values;
      return { sign: TRACK_SIGNS[board], text: model.catalogue.tracks[stagedView.tracks[board]].name };
    }
    case 'steps':
      return landing(model, turn, ask, option, answer.values.steps);
    case 'times':
      return { text: `${answer.values.count}×` };
    default:
      return null;
  }
}

/** A move of the marker, with the gain of its last space. */
function landing(model: MinersModel, turn: StagedTurn, ask: Ask, option: number, steps: number): ButtonFace {
  const { marker_board: board, figures } = turn.stagedSeat;
  const space = turn.landingSpace(turn.openIndex, ask, option);
  const paid = model.catalogue.tracks[turn.stagedView.tracks[board]]?.spaces[space - 1];
  const face = effectFace(paid, undefined, figures.space_totals[board]?.[space - 1]);
  const move: SignGroup = [
    { as: 'sign', sign: 'advance' },
    { as: 'text', text: String(steps) },
    { as: 'mark', sign: 'pay' },
  ];
  return { ...face, groups: [move, ...(face.groups ?? [])] };
}

/** Also effects that are not possible now; a tap explains why. */
function shownOptions(model: MinersModel, ask: Ask): number[] {
  if (ask.kind === 'UseEffect')
    return effectsOf(model, ask)
      .map((_, index) => optionOf('UseEffect', 'use-effect', { effect: index + 1 })!)
      .concat(optionOf('UseEffect', 'use-none')!);
  return ask.options;
}

const UNKNOWN: readonly MinersAskKind[] = ['DrawCard', 'SeekFaction'];
/** Questions that the board itself answers. */
const ON_BOARD: readonly MinersAskKind[] = [
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
  const shown = shownOptions(model, ask);
  const buttons = shown.flatMap((option): AnswerButton[] => {
    const face = buttonFace(model, turn, ask, option);
    const offered = ask.options.includes(option);
    const label = textOf(turn.optionSentence(option)) || effectOf(model, ask, option)?.text || '';
    if (!face || (face.none && !offered)) return [];
    return [
      {
        key: String(option),
        label: offered ? withTotal(label, face.total) : t('miners-why', { label }),
        offered,
        chosen: option === before,
        hinted: option === turnPlan.hintedOption,
        unknown: UNKNOWN.includes(ask.kind),
        none: face.none ?? false,
        digit: digitAt(ask.kind === 'DiscardSome' ? turn.stagedSeat.hand.length : shown.indexOf(option)),
        ...face,
        tap: () => void turnPlan.choose(option),
      },
    ];
  });
  return [...buttons, ...drawAllButtons(turn, ask)];
}

const withTotal = (label: string, total: number | undefined): string =>
  total === undefined ? label : `${label} ${t('miners-now', { count: total })}`;

/** Draws all remaining cards from one deck. */
function drawAllButtons(turn: StagedTurn, ask: Ask): AnswerButton[] {
  if (ask.kind !== 'DrawCard' || ask.facts.left < 2) return [];
  const { left } = ask.facts;
  return ask.options.map((option, index) => {
    const level = readOption('DrawCard', option)!.values.level;
    return {
      key: `all ${option}`, label: t('miners-draw-all', { count: left, level: ROMAN[level] }), offered: true, chosen: false, hinted: false, none: false, unknown: true, digit: digitAt(ask.options.length + index),
      sign: DECK_SIGNS[level - 1], text: `×${left}`, tap: () => void turn.turnPlan?.choose(option, left),
    }; // prettier-ignore
  });
}
