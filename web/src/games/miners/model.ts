// A table of Imperial Miners as its parts see it.
import type { CardEntry, ComponentCatalogue, View } from '../../generated/miners';
import type { Play } from '../gamePlugin';

export type MinersPlay = Play<View, ComponentCatalogue>;

export const cardOf = (play: MinersPlay, card: number): CardEntry | undefined => play.catalogue?.cards[card];
