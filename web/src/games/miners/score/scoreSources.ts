// The sources of points, read from the events: the layers of the final picture, and the decisive turns.
import {
  BREAKDOWN_KEYS,
  FROM_CARD,
  FROM_EVENT,
  FROM_SURFACE,
  type EventValues,
  type GameEvent,
  type SeatView,
  type Types,
} from '../../../generated/miners';
import type { RenderedOutcome, WireOutcome } from '../../../generated/wire';
import { withoutTakenBack } from '../../../lib/table/gameLog';
import { isOneOf, type LogEntry } from '../../../lib/table/gameTypes';
import { ROMAN } from '../signs/effectSigns';
import type { MinersModel } from '../model';
import type { SignName } from '../signs/signs';

const LEVEL_SOURCES = ['level-1', 'level-2', 'level-3', 'level-4'] as const;
export const SOURCES = [...LEVEL_SOURCES, 'tracks', 'surface', 'events', 'other', 'carts'] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_SIGNS: Readonly<Record<Source, SignName>> = {
  'level-1': 'deck-1', 'level-2': 'deck-2', 'level-3': 'deck-3', 'level-4': 'deck-4', tracks: 'advance', surface: 'surface', events: 'event-now', other: 'gem', carts: 'cart-full',
}; // prettier-ignore

/** A chamber of a layer: the card and its points. */
export interface Chamber {
  card: number;
  points: number;
}

export interface Layer {
  source: Source;
  points: number;
  chambers: Chamber[];
}

type PointsGained = EventValues['PointsGained'];

function sourceOf({ source, source_index }: PointsGained, model: MinersModel, seat: SeatView): [Source, number] {
  if (source === FROM_EVENT) return ['events', -1];
  if (source === FROM_SURFACE) return ['surface', -1];
  if (source !== FROM_CARD) return ['tracks', -1];
  const card = seat.mine.cards[source_index] ?? -1;
  const level = model.catalogue.cards[card]?.level;
  return level ? [LEVEL_SOURCES[level - 1], card] : ['other', -1];
}

const eventsOf = (entries: LogEntry<Types>[]): GameEvent[] => withoutTakenBack(entries).flatMap(([, events]) => events);

/** The points of a seat by the engine's breakdown. */
const scoredBy = (model: MinersModel, seat: number, key: (typeof BREAKDOWN_KEYS)[number]): number =>
  scoreOf(model)?.breakdown.find(([other, name]) => other === seat && name === key)?.[2] ?? 0;

/** The result; during a game, the score so far. */
export const scoreOf = (model: MinersModel): WireOutcome | RenderedOutcome | null =>
  model.outcome ?? model.currentScore;

/** The layers of a seat's shaft, top down. Points without an event are in `other`, so the sum is always the score. */
export function layersOf(model: MinersModel, index: number): Layer[] {
  const seat = model.view.seats[index];
  const layers = new Map<Source, Layer>(SOURCES.map((source) => [source, { source, points: 0, chambers: [] }]));
  for (const event of eventsOf(model.entries)) {
    if (event.kind !== 'PointsGained' || event.values.seat !== index) continue;
    const [source, card] = sourceOf(event.values, model, seat);
    const layer = layers.get(source)!;
    layer.points += event.values.count;
    const chamber = layer.chambers.find((chamber) => chamber.card === card);
    if (chamber) chamber.points += event.values.count;
    else if (card >= 0) layer.chambers.push({ card, points: event.values.count });
  }
  const layerPoints = [...layers.values()].reduce((sum, layer) => sum + layer.points, 0);
  layers.get('other')!.points += Math.max(0, scoredBy(model, index, 'gems') - layerPoints);
  layers.get('carts')!.points = scoredBy(model, index, 'full-carts');
  for (const layer of layers.values()) layer.chambers.sort((one, other) => other.points - one.points);
  return [...layers.values()].filter((layer) => layer.points > 0);
}

export interface ScoredTurn {
  seat: number;
  round: number;
  points: number;
  card: number;
}

/** The points of every seat in every round, and its card. */
export function scoredTurns(model: MinersModel): ScoredTurn[] {
  const turns: ScoredTurn[] = [];
  let round = 0;
  const turn = (seat: number): ScoredTurn => {
    let found = turns.find((turn) => turn.seat === seat && turn.round === round);
    if (!found) turns.push((found = { seat, round, points: 0, card: -1 }));
    return found;
  };
  for (const event of eventsOf(model.entries)) {
    if (event.kind === 'RoundBegan') round = event.values.round;
    else if (event.kind === 'CardPlaced') turn(event.values.seat).card = event.values.card;
    else if (event.kind === 'PointsGained') turn(event.values.seat).points += event.values.count;
  }
  return turns;
}

/** The best turn of a seat; null if it never scored. */
export function bestTurn(turns: ScoredTurn[], seat: number): ScoredTurn | null {
  const own = turns.filter((turn) => turn.seat === seat && turn.points > 0);
  return own.reduce<ScoredTurn | null>((best, turn) => (!best || turn.points > best.points ? turn : best), null);
}

/** The round since which a seat led; 0 if only the carts decided. */
export function leadSince(turns: ScoredTurn[], seats: number, winner: number): number {
  const last = Math.max(0, ...turns.map((turn) => turn.round));
  const after = (seat: number, round: number): number =>
    turns.filter((turn) => turn.seat === seat && turn.round <= round).reduce((sum, turn) => sum + turn.points, 0);
  let since = 0;
  for (let round = last; round >= 1; round -= 1) {
    const ahead = Array.from(
      { length: seats },
      (_, seat) => seat === winner || after(winner, round) > after(seat, round),
    ).every(Boolean);
    if (!ahead) break;
    since = round;
  }
  return since;
}

export const levelName = (source: Source): string =>
  isOneOf(LEVEL_SOURCES, source) ? ROMAN[LEVEL_SOURCES.indexOf(source) + 1] : '';
