// Opens tables against bots with one tap, including the deal.
import type { GameInfo, NewTable, PresetInfo, TableInfo } from '../../generated/wire';
import { loadPlugin } from '../../games/gamePlugin';
import { route } from '../browser/route.svelte';
import { settings } from '../browser/settings.svelte';
import { t } from '../browser/translations.svelte';
import { api } from './api';
import { saveSuggestion } from './drafts';
import type { PlanStep } from './gameTypes';

/** The medium bot, which answers quickly; without levels, the game's last bot. */
export const defaultBot = (game: GameInfo): string =>
  game.bots.includes('medium') ? 'medium' : (game.bots.at(-1) ?? 'random');

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

/** Opens a table. If only bots sit there besides the reader, the game begins at once. */
export async function openTable(request: NewTable): Promise<TableInfo> {
  const table = await api.create(request);
  const isAlone = table.seats.every((seat) => seat.kind === 'bot' || seat.yours);
  return isAlone && table.you.length ? api.ready(table.id, table.you[0], true) : table;
}

async function createTable(
  game: GameInfo,
  seats: number,
  chosen: Record<string, string>,
  name: string,
): Promise<TableInfo> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : defaultBot(game)));
  const choices = { ...Object.fromEntries(game.choices.map((choice) => [choice.key, choice.default])), ...chosen };
  return openTable({ game: game.name, seats, choices, name, bots, listed: false, clock: null });
}

/** Starts the guided first game with its seats, choices and deal. */
export async function startGuidedGame(game: GameInfo, name: string): Promise<TableInfo> {
  const { guidedGame: guided } = await loadPlugin(game.name);
  if (!guided) return startFullGame(game, 2, name);
  const { seats, choices, deal } = guided;
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : defaultBot(game)));
  return openTable({ game: game.name, seats, choices: { ...choices }, name, bots, listed: false, clock: null, deal });
}

/** Starts a table with a preset's modules at the deal of its guided turn, which has the preset's name. */
export async function startGuidedTurn(game: GameInfo, { key, choices }: PresetInfo, name: string): Promise<TableInfo> {
  const { guidedGame } = await loadPlugin(game.name);
  const bots = Array.from({ length: guidedGame?.seats ?? 2 }, (_, seat) => (seat === 0 ? null : defaultBot(game)));
  const seats = bots.length;
  return openTable({ game: game.name, seats, choices, name, bots, listed: false, clock: null, deal: key });
}

/** Opens a table that continues a finished game from a position; a suggested move is staged there. */
export async function playOnFrom(table: string, at: number, seat: number, move?: PlanStep): Promise<void> {
  const made = await api.fork(table, at, seat, settings.name || t('guest'));
  if (move) saveSuggestion(made.id, move);
  for (const own of made.status === 'open' ? made.you : []) await api.ready(made.id, own, true);
  route.go(`/t/${made.id}`);
}
