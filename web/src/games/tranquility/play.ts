// A table of this game: its views, and the names of its cards.
import { ISLANDS, type Catalogue, type View } from '../../generated/tranquility';
import type { Play } from '../game';

export type TranquilityPlay = Play<View, Catalogue>;

export const isIsland = (card: number): boolean => card >= 1 && card <= ISLANDS;
export const cardName = (play: TranquilityPlay, card: number): string => (isIsland(card) ? String(card) : (play.catalogue.cards[card] ?? ''));
