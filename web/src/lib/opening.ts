// Opening a table against bots: one tap, and the deal is made.
import type { GameInfo, TableInfo } from '../generated/wire';
import { roomOf } from '../games/game';
import { api } from './api';

/** A careful bot that nobody waits for; where a game has no levels, its last one. */
export const usualBot = (game: GameInfo): string => (game.bots.includes('medium') ? 'medium' : (game.bots.at(-1) ?? 'random'));

export async function playNow(game: GameInfo, seats: number, name: string): Promise<TableInfo> {
  const count = game.seats.includes(seats) ? seats : game.seats[game.seats.length - 1];
  const bots = Array.from({ length: count }, (_, seat) => (seat === 0 ? null : usualBot(game)));
  const choices = Object.fromEntries(game.choices.map((choice) => [choice.key, choice.default]));
  const table = await api.create({ game: game.name, seats: count, choices, name, bots, listed: false, clock: null });
  return api.ready(table.id, table.you[0] ?? 0, true);
}

/** The guided first game: seats, choices and deal are chosen for what they teach. */
export async function learn(game: GameInfo, name: string): Promise<TableInfo> {
  const { guided } = await roomOf(game.name);
  if (!guided) return playNow(game, 2, name);
  const { seats, choices, deal } = guided;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : usualBot(game)));
  const table = await api.create({ game: game.name, seats, choices: { ...choices }, name, bots, listed: false, clock: null, deal });
  return api.ready(table.id, table.you[0] ?? 0, true);
}
