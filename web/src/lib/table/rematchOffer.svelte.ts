// The offer of another player to play again, from the moment at which the new table is there.
import { untrack } from 'svelte';
import type { TableInfo } from '../../generated/wire';
import { settings } from '../browser/settings.svelte';
import { playSound } from '../browser/sound';
import { t } from '../browser/translations.svelte';
import { api } from './api';
import type { Session } from './session.svelte';

export class RematchOffer {
  /** The new table, while it waits for players; null if there is none. */
  table = $state.raw<TableInfo | null>(null);
  /** The names of the other players who are ready there. */
  names = $derived(
    (this.table?.seats ?? []).filter((seat) => seat.owned && seat.ready && !seat.yours).map((seat) => seat.name),
  );

  /** What is offered; empty if nothing is. */
  text = $derived.by(() => {
    if (!this.table) return '';
    const names = new Intl.ListFormat(settings.language).format(this.names);
    return names ? t('rematch-offer', { names, count: this.names.length }) : t('rematch-table');
  });

  constructor(private readonly session: Session) {
    $effect(() => {
      const { rematch_table: rematch, same_deal_table: same } = session.table ?? {};
      const id = rematch ?? same ?? null;
      untrack(() => void this.#look(id));
    });
  }

  async #look(id: string | null): Promise<void> {
    if (id === null || id === this.table?.id) return;
    const found = await api.table(id).catch(() => null);
    if (found?.status !== 'open' || found.seats.some((seat) => seat.yours && seat.ready)) return;
    if (!this.session.ownSeats.length) return;
    this.table = found;
    playSound('turn');
  }
}
