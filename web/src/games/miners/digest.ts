// The actions of the other seats since the player's last turn: one line a seat.
import type { Sentence, RenderedEvent } from '../../generated/wire';
import { withoutTakenBack, type LogEntry } from '../../lib/table/gameLog';
import { t } from '../../lib/browser/translations.svelte';
import type { Digest } from '../gamePlugin';
import { ROMAN } from './signs/effectSigns';
import { nonZero, signed, gainsOfEvents } from './turn/gains';
import { rowOf } from './mine/mineLayout';
import { cardOf, type MinersModel } from './model';

/** All events since the start of the previous round; during a round, those of the others. */
function recentEvents(entries: LogEntry[], model: MinersModel): RenderedEvent[] {
  const all = entries.flatMap(([, events]) => events);
  const began = all.flatMap((event, index) => (event.kind === 'RoundBegan' ? [index] : []));
  const mine = all.findLastIndex((event) => event.kind === 'CardPlaced' && event.values.seat === model.seat);
  return all.slice(began.findLast((place) => place < mine) ?? began.at(-1) ?? 0);
}

const CHANGE_EVENTS = [
  'CardPlaced',
  'MachineryPlaced',
  'MachineryTaken',
  'CollapsePlaced',
  'CollapseLifted',
  'CartPlaced',
];

/** The cards of a mine that changed since the player's last turn. */
export function changedSpots(model: MinersModel, seat: number): Set<number> {
  return new Set(
    recentEvents(withoutTakenBack(model.entries), model).flatMap(({ kind, values }) =>
      values.seat === seat && CHANGE_EVENTS.includes(kind) ? [values.spot] : [],
    ),
  );
}

/** The cards of a mine that the current beat of the playback, or the current step of a replay, concerns. */
export function animatedSpots(model: MinersModel, seat: number): Set<number> {
  const { beat } = model.playback;
  const events = beat ? [beat.event] : model.turnPlan ? [] : model.newEvents;
  return new Set(
    events.flatMap(({ values }) => (values.seat === seat && values.spot !== undefined ? [values.spot] : [])),
  );
}

export function digest(entries: LogEntry[], model: MinersModel): Digest[] {
  const events = recentEvents(entries, model);
  return model.view.seats.flatMap((_, seat) => (seat === model.seat ? [] : digestOf(events, seat, model)));
}

function digestOf(events: RenderedEvent[], seat: number, model: MinersModel): Digest[] {
  const placed = events.filter((event) => event.kind === 'CardPlaced' && event.values.seat === seat);
  const gains = nonZero(gainsOfEvents(events, seat)).map(([key, count]) =>
    t(`miners-gain-${key}`, { count: signed(count) }),
  );
  const dug: Sentence = placed.flatMap(({ values }) => [
    ['card', values.card, cardOf(model, values.card)?.name ?? ''],
    ` ${t('miners-into', { row: ROMAN[rowOf(values.cell)] })}`,
  ]);
  if (!placed.length && !gains.length) return [];
  return [
    {
      seat,
      sentence: [
        ['seat', seat, model.names[seat]],
        ': ',
        ...dug,
        ...(placed.length && gains.length ? [', '] : []),
        gains.join(', '),
      ],
    },
  ];
}
