// Opening a table against bots: one tap, and the deal is made.
import type { GameInfo, TableInfo } from '../generated/wire';
import { api } from './api';

/** The strongest bot of a game stands last. */
export const usualBot = (game: GameInfo): string => game.bots.at(-1) ?? 'random';

export async function playNow(game: GameInfo, seats: number, name: string): Promise<TableInfo> {
  const count = game.seats.includes(seats) ? seats : game.seats[game.seats.length - 1];
  const bots = Array.from({ length: count }, (_, seat) => (seat === 0 ? null : usualBot(game)));
  const choices = Object.fromEntries(game.choices.map((choice) => [choice.key, choice.default]));
  const table = await api.create({ game: game.name, seats: count, choices, name, bots, listed: false, clock: null });
  return api.ready(table.id, table.you[0] ?? 0, true);
}
