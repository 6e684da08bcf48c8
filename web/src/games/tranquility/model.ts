// A table of this game: its views, and the names of its cards.
import { ISLANDS, type ComponentCatalogue, type View } from '../../generated/tranquility';
import type { Play } from '../gamePlugin';

export type TranquilityPlay = Play<View, ComponentCatalogue>;

export const isIsland = (card: number): boolean => card >= 1 && card <= ISLANDS;
export const cardName = (play: TranquilityPlay, card: number): string => (isIsland(card) ? String(card) : (play.catalogue.cards[card] ?? ''));
