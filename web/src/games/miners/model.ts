// A table of Imperial Miners as its components see it.
import { MEASURE_NAMES, type Ask, type CardEntry, type SeatView, type Types } from '../../generated/miners';
import type { EventKind } from '../../lib/table/gameTypes';
import type { BoardModel } from '../gamePlugin';

export type MinersModel = BoardModel<Types>;
export type MinersAskKind = Ask['kind'];
/** The question of one kind. */
export type AskAbout<Kind extends MinersAskKind> = Extract<Ask, { kind: Kind }>;
export type MinersEventKind = EventKind<Types>;
export type Measure = (typeof MEASURE_NAMES)[number];

export const cardOf = (model: MinersModel, card: number): CardEntry | undefined => model.catalogue?.cards[card];

/** The count of a measure in a seat's mine, as the engine counts. */
export const countOf = (seat: SeatView, measure: Measure): number =>
  seat.figures.counts[MEASURE_NAMES.indexOf(measure)] ?? 0;
