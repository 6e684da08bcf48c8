// The tables of this guest, as the home page lists them. They are loaded again while the page is open.
import type { ListedTable } from '../../generated/wire';
import { onServerBack } from '../browser/reachable';
import { t } from '../browser/translations.svelte';
import { api, ApiError } from './api';

const REFRESH_MS = 20_000;

/** Whether the game waits for this reader. A seat for which a bot sits in does not wait. */
export const waitsForReader = ({ status, stopped, asked_seats, seats }: ListedTable): boolean =>
  status === 'running' && !stopped && asked_seats.some((seat) => seats[seat].yours && seats[seat].kind === 'person');

/** Whether no other person sits at the table. */
export const isAlone = ({ seats }: ListedTable): boolean => seats.every((seat) => seat.yours || !seat.owned);

const newestFirst = (one: ListedTable, other: ListedTable): number => other.changed_at - one.changed_at;
const ORDER = { running: 0, open: 1, over: 2 } as const;

export class OwnTables {
  all = $state.raw<ListedTable[]>([]);
  listed = $state.raw<ListedTable[]>([]);
  isLoaded = $state(false);
  /** Why the lists could not be loaded; empty if they could. The page tries again by itself. */
  errorText = $state('');
  waiting = $derived(this.all.filter(waitsForReader).sort(newestFirst));
  others = $derived(
    this.all
      .filter((table) => !waitsForReader(table))
      .sort((one, other) => ORDER[one.status] - ORDER[other.status] || newestFirst(one, other)),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #stopListening: () => void;

  /** `onBack` is called when the server answers again after a failure. */
  constructor(private readonly onBack: () => void) {
    document.addEventListener('visibilitychange', this.#now);
    this.#stopListening = onServerBack(() => (this.onBack(), void this.load()));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#now);
    this.#stopListening();
  }

  #now = (): void => {
    if (!document.hidden) void this.load();
  };

  async load(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      [this.all, this.listed] = await Promise.all([api.tables(true), api.tables(false)]);
      this.errorText = '';
      this.isLoaded = true;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.errorText = problem.status === 0 ? t('unreachable') : problem.message;
    }
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.#now(), REFRESH_MS);
  }

  /** Removes a table: leaves it before the deal, ends it if only bots play along, otherwise leaves it for good. */
  async remove(table: ListedTable): Promise<void> {
    const own = table.seats.flatMap((seat, index) => (seat.yours ? [index] : []));
    const ends = table.status === 'running' && !table.stopped && isAlone(table);
    const leaves = table.status === 'open' || (table.status === 'running' && !table.stopped && !ends);
    for (const seat of own) {
      if (leaves) await api.leave(table.id, seat);
      else if (ends) await api.giveUp(table.id, seat);
    }
    if (!leaves) await api.hide(table.id);
    this.all = this.all.filter((one) => one.id !== table.id);
  }
}
