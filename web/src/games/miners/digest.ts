// The actions of the other seats since the player's last turn: one line a seat.
import type { GameEvent, Types } from '../../generated/miners';
import type { Sentence } from '../../generated/wire';
import { withoutTakenBack } from '../../lib/table/gameLog';
import { seatOf, type LogEntry } from '../../lib/table/gameTypes';
import { t } from '../../lib/browser/translations.svelte';
import type { Digest } from '../gamePlugin';
import { ROMAN } from './signs/effectSigns';
import { nonZero, gainsOfEvents } from './turn/gains';
import { rowOf } from './mine/mineLayout';
import { cardOf, type MinersEventKind, type MinersModel } from './model';

/** All events from the start of the round in which the player last placed a card; without one, of this round. */
function recentEvents(entries: LogEntry<Types>[], model: MinersModel): GameEvent[] {
  const all = entries.flatMap(([, events]) => events);
  const began = all.flatMap((event, index) => (event.kind === 'RoundBegan' ? [index] : []));
  const mine = all.findLastIndex((event) => event.kind === 'CardPlaced' && event.values.seat === model.seat);
  return all.slice(began.findLast((place) => place < mine) ?? began.at(-1) ?? 0);
}

const CHANGE_EVENTS: readonly MinersEventKind[] = [
  'CardPlaced',
  'MachineryPlaced',
  'MachineryTaken',
  'CollapsePlaced',
  'CollapseLifted',
  'CartPlaced',
];

/** The spot of an event, if it concerns a card of a mine. */
const spotsOf = ({ values }: GameEvent): number[] => ('spot' in values ? [values.spot] : []);

/** The cards of a mine that changed since the player's last turn. */
export function changedSpots(model: MinersModel, seat: number): Set<number> {
  return new Set(
    recentEvents(withoutTakenBack(model.entries), model).flatMap((event) =>
      seatOf(event) === seat && CHANGE_EVENTS.includes(event.kind) ? spotsOf(event) : [],
    ),
  );
}

/** The cards of a mine that the current beat of the playback, or the current step of a replay, concerns. */
export function animatedSpots(model: MinersModel, seat: number): Set<number> {
  const { beat } = model.playback;
  const events = beat ? [beat.event] : model.turnPlan ? [] : model.newEvents;
  return new Set(events.flatMap((event) => (seatOf(event) === seat ? spotsOf(event) : [])));
}

export function digest(entries: LogEntry<Types>[], model: MinersModel): Digest[] {
  const events = recentEvents(entries, model);
  return model.view.seats.flatMap((_, seat) => (seat === model.seat ? [] : digestOf(events, seat, model)));
}

function digestOf(events: GameEvent[], seat: number, model: MinersModel): Digest[] {
  const placed = events.flatMap((event) =>
    event.kind === 'CardPlaced' && event.values.seat === seat ? [event.values] : [],
  );
  const gains = nonZero(gainsOfEvents(events, seat));
  const dug: Sentence = placed.flatMap((values) => [
    ['card', values.card, cardOf(model, values.card)?.name ?? ''],
    ` ${t('miners-into', { row: ROMAN[rowOf(values.cell)] })}`,
  ]);
  if (!placed.length && !gains.length) return [];
  return [
    {
      seat,
      sentence: [['seat', seat, model.names[seat]], ': ', ...dug],
      gains,
    },
  ];
}
