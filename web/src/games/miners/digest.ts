// What the others did while one was away: one line a seat, of the last round that is over or runs.
import type { Sentence, RenderedEvent } from '../../generated/wire';
import { withoutTakenBack, type LogEntry } from '../../lib/table/gameLog';
import { t } from '../../lib/browser/translations.svelte';
import type { Digest } from '../gamePlugin';
import { ROMAN } from './signs/effectSigns';
import { listed, signed, told } from './turn/gains';
import { rowOf } from './mine/mineLayout';
import { cardOf, type MinersPlay } from './model';

/** Everything since the round before the present one began; in a round the others' part of it. */
function lately(entries: LogEntry[], play: MinersPlay): RenderedEvent[] {
  const all = entries.flatMap(([, events]) => events);
  const began = all.flatMap((event, index) => (event.kind === 'RoundBegan' ? [index] : []));
  const mine = all.findLastIndex((event) => event.kind === 'CardPlaced' && event.values.seat === play.seat);
  return all.slice(began.findLast((place) => place < mine) ?? began.at(-1) ?? 0);
}

const CHANGES = ['CardPlaced', 'MachineryPlaced', 'MachineryTaken', 'CollapsePlaced', 'CollapseLifted', 'CartPlaced'];

/** The cards of a mine at which something lies otherwise than before the own last turn. */
export function changed(play: MinersPlay, seat: number): Set<number> {
  return new Set(lately(withoutTakenBack(play.entries), play).flatMap(({ kind, values }) => (values.seat === seat && CHANGES.includes(kind) ? [values.spot] : [])));
}

/** The cards of a mine at which something happens: at this beat of the playback, or at this step of a replay. */
export function beats(play: MinersPlay, seat: number): Set<number> {
  const { beat } = play.playback;
  const events = beat ? [beat.event] : play.turnPlan ? [] : play.newEvents;
  return new Set(events.flatMap(({ values }) => (values.seat === seat && values.spot !== undefined ? [values.spot] : [])));
}

export function digest(entries: LogEntry[], play: MinersPlay): Digest[] {
  const events = lately(entries, play);
  return play.view.seats.flatMap((_, seat) => (seat === play.seat ? [] : lineOf(events, seat, play)));
}

function lineOf(events: RenderedEvent[], seat: number, play: MinersPlay): Digest[] {
  const placed = events.filter((event) => event.kind === 'CardPlaced' && event.values.seat === seat);
  const gains = listed(told(events, seat)).map(([key, count]) => t(`miners-gain-${key}`, { count: signed(count) }));
  const dug: Sentence = placed.flatMap(({ values }) => [['card', values.card, cardOf(play, values.card)?.name ?? ''], ` ${t('miners-into', { row: ROMAN[rowOf(values.cell)] })}`]);
  if (!placed.length && !gains.length) return [];
  return [{ seat, sentence: [['seat', seat, play.names[seat]], ': ', ...dug, ...(placed.length && gains.length ? [', '] : []), gains.join(', ')] }];
}
