// Opens tables against bots with one tap, including the deal.
import type { GameInfo, TableInfo } from '../../generated/wire';
import { loadPlugin } from '../../games/gamePlugin';
import { api } from './api';

/** The medium bot, which answers quickly; without levels, the game's last bot. */
export const defaultBot = (game: GameInfo): string =>
  game.bots.includes('medium') ? 'medium' : (game.bots.at(-1) ?? 'random');

/** The default number of seats. */
const DEFAULT_SEATS = 3;

/** Whether the game has a simpler first game and the player has not finished any game of it. */
export const isNewcomer = (game: GameInfo): boolean => game.first !== null && !game.finished;

/** Whether a table plays the simpler first game. */
export const isFirstGame = (game: GameInfo, table: TableInfo): boolean =>
  game.first !== null && Object.entries(game.first.choices).every(([key, value]) => table.choices[key] === value);

/** Starts a game against bots: the first game for newcomers, otherwise the full game. */
export const startBotGame = (game: GameInfo, name: string): Promise<TableInfo> =>
  isNewcomer(game) && game.first
    ? createTable(game, game.first.seats, game.first.choices, name)
    : startFullGame(game, DEFAULT_SEATS, name);

/** Starts the full game with default choices. */
export const startFullGame = (game: GameInfo, seats: number, name: string): Promise<TableInfo> =>
  createTable(game, game.seats.includes(seats) ? seats : game.seats[game.seats.length - 1], {}, name);

async function createTable(
  game: GameInfo,
  seats: number,
  chosen: Record<string, string>,
  name: string,
): Promise<TableInfo> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : defaultBot(game)));
  const choices = { ...Object.fromEntries(game.choices.map((choice) => [choice.key, choice.default])), ...chosen };
  const table = await api.create({ game: game.name, seats, choices, name, bots, listed: false, clock: null });
  return api.ready(table.id, table.you[0] ?? 0, true);
}

/** Starts the guided first game with its seats, choices and deal. */
export async function startGuidedGame(game: GameInfo, name: string): Promise<TableInfo> {
  const { guidedGame: guided } = await loadPlugin(game.name);
  if (!guided) return startFullGame(game, 2, name);
  const { seats, choices, deal } = guided;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : defaultBot(game)));
  const table = await api.create({
    game: game.name,
    seats,
    choices: { ...choices },
    name,
    bots,
    listed: false,
    clock: null,
    deal,
  });
  return api.ready(table.id, table.you[0] ?? 0, true);
}
