// The modules in force at a table, and those that this browser has explained already.
import type { GameInfo, PresetInfo } from '../../generated/wire';
import { readStored, writeStored } from '../browser/storage';

/** A module as the catalogue of its game describes it: the values of a choice that bring it, and what is different with it. */
export interface ModuleText {
  key: string;
  clause: string;
  choice: string;
  values: string[];
  labels: string[];
  title: string;
  sentences: string[];
}

type Choices = Readonly<Record<string, string>>;

/** The modules of a game; none if its catalogue names none. */
const modulesIn = (catalogue: unknown): ModuleText[] => (catalogue as { modules?: ModuleText[] } | null)?.modules ?? [];

export const modulesOf = (catalogue: unknown, choices: Choices): ModuleText[] =>
  modulesIn(catalogue).filter(({ choice, values }) => values.includes(choices[choice]));

/** The level of a module that has several. */
export const levelOf = ({ choice, values, labels }: ModuleText, choices: Choices): string =>
  values.length > 1 ? labels[values.indexOf(choices[choice])] : '';

const storageKey = (game: string): string => `modules.${game}`;
const explained = (game: string): string[] => (readStored(storageKey(game)) ?? '').split(',').filter(Boolean);

/** The modules in force that this browser has not explained yet. */
export const newModules = (game: string, modules: ModuleText[]): ModuleText[] =>
  modules.filter(({ key }) => !explained(game).includes(key));

export function markExplained(game: string, keys: string[]): void {
  writeStored(storageKey(game), [...new Set([...explained(game), ...keys])].join(','));
}

/** The next preset from calm to rough that has a module which this browser has not explained yet. */
export const nextPreset = (game: GameInfo, catalogue: unknown): PresetInfo | undefined =>
  game.presets.find(
    ({ guided, choices }) => !guided && newModules(game.name, modulesOf(catalogue, choices)).length > 0,
  );
