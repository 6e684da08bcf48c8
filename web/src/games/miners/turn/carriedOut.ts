// What a plan did while its player waited, or while the page was closed.
import { readStored, writeStored } from '../../../lib/browser/storage';
import { t } from '../../../lib/browser/translations.svelte';
import { gainsOfEvents, nonZero, signed } from './gains';
import type { MinersModel } from '../model';

const keyOf = (model: MinersModel): string => `waited.${model.id}`;

/** Remembers that the answers of this seat wait for the others. */
export function rememberWaiting(model: MinersModel): void {
  if (model.id !== undefined) writeStored(keyOf(model), String(model.lastOwnSeq));
}

/** What a plan that had to wait has done since the player's last answer; empty if none had to. */
export function carriedOutText(model: MinersModel): string {
  const waited = model.id !== undefined && readStored(keyOf(model)) === String(model.lastOwnSeq);
  const events = waited ? model.entries.flatMap(([seq, found]) => (seq > model.lastOwnSeq ? found : [])) : [];
  const end = events.findIndex((event) => event.kind === 'RoundEnded');
  const own = end < 0 ? events : events.slice(0, end);
  const placed = own.some((event) => event.kind === 'CardPlaced' && event.values.seat === model.seat);
  const gains = nonZero(gainsOfEvents(own, model.seat)).map(([key, count]) =>
    t(`miners-gain-${key}`, { count: signed(count) }),
  );
  return placed ? t('miners-carried-out', { gains: gains.join(', ') || '±0' }) : '';
}
