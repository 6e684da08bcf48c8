// Words for the numbers of Tranquility: the page's twin of kazamata.words.tranquility.
import * as n from '../../generated/tranquility';
import type { TranquilityView, WireEvent } from '../../generated/wire';
import type { Sound } from '../../lib/sound';
import type { Say, Value } from '../../lib/words.svelte';
import type { Naming } from '../game';

export const isIsland = (card: number): boolean => card >= 1 && card <= n.ISLANDS;
export const cardKey = (card: number): string => n.CARD_NAMES[card - n.FINISH] ?? 'none';

export function cardName(say: Say, card: number): string {
  if (isIsland(card)) return String(card);
  return say(`card-${cardKey(card)}`);
}

export function handCardName(say: Say, card: number, view: TranquilityView): string {
  const name = cardName(say, card);
  if (view.terms.variant !== n.DAY_AND_NIGHT || !isIsland(card) || view.viewer < 0) return name;
  const night = view.seats[view.viewer].night_hand.includes(card);
  return say(night ? 'card-night' : 'card-day', { card: name });
}

const CARD_FIELDS = ['card', 'beside', 'other'];
const PLACE_FIELDS = ['cell', 'row'];
const PLAIN_TURNS = ['option-discard-two', 'option-play-start', 'option-play-finish', 'option-discard-hand'];

const CLAUSES: Record<string, string> = {
  IslandPlaced: 'TQ-9',
  CardsDiscarded: 'TQ-19',
  CardDrawn: 'TQ-8',
  StartPlayed: 'TQ-12',
  OfferMade: 'TQ-14',
  OfferShown: 'TQ-14',
  OffersCounted: 'TQ-A7',
  ShareSet: 'TQ-14',
  FinishPlayed: 'TQ-18',
  FinishBarred: 'TQ-A30',
  MonstersShown: 'TQ-A30',
  MonsterPlayed: 'TQ-23',
  RocksPlaced: 'TQ-H4',
  RocksMoved: 'TQ-22',
  RocksStayed: 'TQ-22',
  RocksLeft: 'TQ-22',
  StormDrawn: 'TQ-24',
  StormCame: 'TQ-24',
  StormPassed: 'TQ-24',
  StormCalmed: 'TQ-A31',
  CompassGained: 'TQ-24',
  CardTurned: 'TQ-H5',
  BorderExplored: 'TQ-H4',
  CardFound: 'TQ-H4',
  NothingFound: 'TQ-H4',
  ArchOpened: 'TQ-H3',
  OpenCardTaken: 'TQ-H6',
  OpenCardTurned: 'TQ-H6',
  SeatStopped: 'TQ-H6',
  GameWon: 'TQ-18',
  GameLost: 'TQ-20',
  DuelEnded: 'TQ-H6',
};

const SOUNDS: Record<string, Sound> = {
  IslandPlaced: 'place',
  CardsDiscarded: 'discard',
  GameWon: 'won',
  GameLost: 'lost',
  DuelEnded: 'won',
};

function eventValue(say: Say, event: string, field: string, value: number): Value {
  if (CARD_FIELDS.includes(field)) return cardName(say, value);
  if (PLACE_FIELDS.includes(field)) return value >= 0 ? value + 1 : 'none';
  if (field === 'storm') return cardKey(value);
  if (field === 'reason') return (event === 'CompassGained' ? n.GAINS : n.REASONS)[value] ?? '';
  return value;
}

function islandText(say: Say, place: number, view: TranquilityView): string {
  const card = Math.floor(place / n.MOST_CELLS) + 1;
  return say('option-play-island', { card: handCardName(say, card, view), cell: (place % n.MOST_CELLS) + 1 });
}

function turnText(say: Say, option: number, view: TranquilityView): string {
  if (option < n.PLAY_MONSTER) return say(PLAIN_TURNS[option]);
  if (option >= n.PLAY_ISLAND) return islandText(say, option - n.PLAY_ISLAND, view);
  const turning = option >= n.TURN_CARD;
  const cell = option - (turning ? n.TURN_CARD : n.PLAY_MONSTER);
  const card = cardName(say, view.grid[cell]);
  if (!turning) return say('option-play-monster', { card, cell: cell + 1 });
  return say('option-turn-card', { card, cell: cell + 1, night: view.night.includes(cell) ? 0 : 1 });
}

function duelText(say: Say, option: number, view: TranquilityView): string {
  if (option === n.DISCARD_TWO) return say('option-discard-two');
  if (option === n.STOP) return say('option-stop');
  return islandText(say, option - n.DUEL_ISLAND, view);
}

function compassText(say: Say, option: number, view: TranquilityView, names: string[]): string {
  if (option === n.KEEP_COMPASS) return say('option-keep-compass');
  if (option === n.CALM_DRAWN) return say('option-calm-drawn', { storm: cardKey(view.road.at(-1)?.[2] ?? n.YELLOW) });
  if (option < n.CALM_YELLOW) return say('option-calm-row', { row: option - n.CALM_ROW + 1 });
  const orange = option >= n.CALM_ORANGE;
  const owner = names[option - (orange ? n.CALM_ORANGE : n.CALM_YELLOW)] ?? '';
  return say(orange ? 'option-calm-orange' : 'option-calm-yellow', { owner });
}

function optionText(say: Say, kind: string, option: number, seen: unknown, names: string[]): string {
  const view = seen as TranquilityView;
  if (kind === 'TakeTurn') return turnText(say, option, view);
  if (kind === 'DuelTurn') return duelText(say, option, view);
  if (kind === 'CallCompass') return compassText(say, option, view, names);
  if (kind === 'OfferCards') return say('option-offer', { count: option });
  if (kind === 'GiveCards' && option === n.UNSEEN) return say('option-unseen');
  if (kind === 'MoveRocks' && option === n.ROCKS_STAY) return say('option-rocks-stay');
  if (['MoveRocks', 'PlaceStorm', 'PlaceRocks'].includes(kind)) return say('option-row', { row: option + 1 });
  return say('option-card', { card: handCardName(say, option, view) });
}

function progress(say: Say, kind: string, seen: unknown): string {
  const view = seen as TranquilityView;
  const { bargain } = view;
  if (kind === 'OfferCards' && bargain) return say('ask-round', { round: bargain.round, rounds: view.terms.offer_rounds });
  if (kind === 'GiveCards' && bargain && view.viewer >= 0) return say('ask-left', { left: bargain.owed[view.viewer] });
  const step = view.road.at(-1);
  return step?.[0] === n.STEP_DISCARD_CARDS ? say('ask-left', { left: step[3] }) : '';
}

export const naming: Naming = {
  eventValue,
  refusalValue: (say, field, value) => (CARD_FIELDS.includes(field) ? cardName(say, value) : value),
  option: optionText,
  progress,
  clause: (event) => CLAUSES[event] ?? '',
  sound: (event: WireEvent) => SOUNDS[event.kind] ?? null,
};
