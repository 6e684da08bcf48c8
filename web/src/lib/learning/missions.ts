// Missions and their medals. Medals and attempts are stored in this browser only.
import type { MissionInfo, TableInfo } from '../../generated/wire';
import { api } from '../table/api';
import { readStored, writeStored } from '../browser/storage';

const SCENARIO = 'scenario';
const NONE = 'none';

/** The mission of a table; empty if there is none. */
export function missionOf(table: TableInfo | null): string {
  const chosen = table?.choices[SCENARIO] ?? NONE;
  return chosen === NONE ? '' : chosen;
}

export async function startMission(game: string, { choices, seats }: MissionInfo, name: string): Promise<TableInfo> {
  const table = await api.create({ game, seats, choices, name, bots: [], listed: false, clock: null });
  return api.ready(table.id, table.you[0] ?? 0, true);
}

const storageKey = (game: string, mission: string, what: string): string => `school.${game}.${mission}.${what}`;
const number = (text: string | null): number => Number(text ?? 0) || 0;

export const medalsOf = (game: string, mission: string): number =>
  number(readStored(storageKey(game, mission, 'medals')));
export const attemptsOf = (game: string, mission: string): number =>
  (readStored(storageKey(game, mission, 'tables')) ?? '').split(' ').filter(Boolean).length;

/** Records the end of a mission: the best medal, and each table once. */
export function recordMedals(game: string, mission: string, table: string, medals: number): void {
  if (medals > medalsOf(game, mission)) writeStored(storageKey(game, mission, 'medals'), String(medals));
  const tables = (readStored(storageKey(game, mission, 'tables')) ?? '').split(' ').filter(Boolean);
  if (!tables.includes(table))
    writeStored(storageKey(game, mission, 'tables'), [...tables, table].slice(-99).join(' '));
}
