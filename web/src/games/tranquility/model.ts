// A table of this game: its views, and the names of its cards.
import { ISLANDS, type ComponentCatalogue, type View } from '../../generated/tranquility';
import type { BoardModel } from '../gamePlugin';

export type TranquilityModel = BoardModel<View, ComponentCatalogue>;

export const isIsland = (card: number): boolean => card >= 1 && card <= ISLANDS;
export const cardName = (model: TranquilityModel, card: number): string =>
  isIsland(card) ? String(card) : (model.catalogue.cards[card] ?? '');
