// Opening a table against bots: one tap, and the deal is made.
import type { GameInfo, TableInfo } from '../../generated/wire';
import { loadPlugin } from '../../games/gamePlugin';
import { api } from './api';

/** A careful bot that nobody waits for; where a game has no levels, its last one. */
export const defaultBot = (game: GameInfo): string => (game.bots.includes('medium') ? 'medium' : (game.bots.at(-1) ?? 'random'));

/** How many sit at a table where nobody has said how many. */
const DEFAULT_SEATS = 3;

/** Whether the game has a simpler first game, and the reader has not finished any game of it. */
export const isNewcomer = (game: GameInfo): boolean => game.first !== null && !game.finished;

/** Whether a table plays the simpler first game. */
export const isFirstGame = (game: GameInfo, table: TableInfo): boolean => game.first !== null && Object.entries(game.first.choices).every(([key, value]) => table.choices[key] === value);

/** The game for whoever taps "Play now": the first game for somebody new, else the full game. */
export const startBotGame = (game: GameInfo, name: string): Promise<TableInfo> => (isNewcomer(game) && game.first ? createTable(game, game.first.seats, game.first.choices, name) : startFullGame(game, DEFAULT_SEATS, name));

/** The full game: every choice as the rules have it. */
export const startFullGame = (game: GameInfo, seats: number, name: string): Promise<TableInfo> => createTable(game, game.seats.includes(seats) ? seats : game.seats[game.seats.length - 1], {}, name);

async function createTable(game: GameInfo, seats: number, chosen: Record<string, string>, name: string): Promise<TableInfo> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : defaultBot(game)));
  const choices = { ...Object.fromEntries(game.choices.map((choice) => [choice.key, choice.default])), ...chosen };
  const table = await api.create({ game: game.name, seats, choices, name, bots, listed: false, clock: null });
  return api.ready(table.id, table.you[0] ?? 0, true);
}

/** The guided first game: seats, choices and deal are chosen for what they teach. */
export async function startGuidedGame(game: GameInfo, name: string): Promise<TableInfo> {
  const { guidedGame: guided } = await loadPlugin(game.name);
  if (!guided) return startFullGame(game, 2, name);
  const { seats, choices, deal } = guided;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : defaultBot(game)));
  const table = await api.create({ game: game.name, seats, choices: { ...choices }, name, bots, listed: false, clock: null, deal });
  return api.ready(table.id, table.you[0] ?? 0, true);
}
