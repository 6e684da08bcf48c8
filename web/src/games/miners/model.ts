// A table of Imperial Miners as its components see it.
import type { CardEntry, ComponentCatalogue, View } from '../../generated/miners';
import type { BoardModel } from '../gamePlugin';

export type MinersModel = BoardModel<View, ComponentCatalogue>;

export const cardOf = (model: MinersModel, card: number): CardEntry | undefined => model.catalogue?.cards[card];
