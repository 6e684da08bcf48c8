// A table of this game: its views, and the names of its cards.
import { DAY_AND_NIGHT, ISLANDS, type Types } from '../../generated/tranquility';
import { t } from '../../lib/browser/translations.svelte';
import type { BoardModel } from '../gamePlugin';

export type TranquilityModel = BoardModel<Types>;

export const isIsland = (card: number): boolean => card >= 1 && card <= ISLANDS;
export const cardName = (model: TranquilityModel, card: number): string =>
  isIsland(card) ? String(card) : (model.catalogue.cards[card] ?? '');

/** The name of a card in the hand, with its side if sides matter. */
export function handName(model: TranquilityModel, card: number): string {
  const { view } = model;
  const name = cardName(model, card);
  if (view.terms.variant !== DAY_AND_NIGHT || !isIsland(card) || view.viewer < 0) return name;
  const night = view.seats[view.viewer].night_hand.includes(card);
  return `${name}, ${t(night ? 'tranquility-night' : 'tranquility-day')}`;
}
