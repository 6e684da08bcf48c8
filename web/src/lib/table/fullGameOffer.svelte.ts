// The offer of the full game at the end of a guided or a first game.
import type { GameInfo } from '../../generated/wire';
import { route } from '../browser/route.svelte';
import { settings } from '../browser/settings.svelte';
import { t } from '../browser/translations.svelte';
import { api } from './api';
import type { Session } from './session.svelte';
import { isFirstGame, startFullGame } from './startTable';

export class FullGameOffer {
  /** The rules of the game, from the end of the game on. */
  game = $state.raw<GameInfo>();
  isOffered = $derived.by(() => {
    const { table, ownSeats } = this.session;
    if (!table || !ownSeats.length) return false;
    return table.deal !== null || (this.game !== undefined && isFirstGame(this.game, table));
  });
  text = $derived.by(() => t(this.session.table?.deal ? 'end-real' : 'full-game'));

  constructor(private readonly session: Session) {
    $effect(() => {
      if (session.isOver) void this.#load().catch(() => {}); // without it, the other ways to go on are still there
    });
  }

  async #load(): Promise<GameInfo | undefined> {
    this.game ??= (await api.games()).find((one) => one.name === this.session.game);
    return this.game;
  }

  async start(): Promise<void> {
    const { table } = this.session;
    const game = await this.#load();
    if (game && table)
      route.go(`/t/${(await startFullGame(game, table.seats.length, settings.name || t('guest'))).id}`);
  }
}
