// The page's own texts in four languages. Sentences about a game come from the server.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { LOCALES, type Language } from '../../generated/wire';
import { settings } from './settings.svelte';

const PAGE = import.meta.glob<string>('../../../../src/kazamata/words/web/*.ftl', { query: '?raw', import: 'default' });

export type Value = string | number;
export type Translate = (key: string, values?: Record<string, Value>) => string;

/** Fetches a text file: the page's own texts (`en.ftl`), or those of one game (`chess.en.ftl`). */
function fetchTexts(file: string): Promise<string> {
  const found = Object.entries(PAGE).find(([path]) => path.endsWith(`/${file}.ftl`));
  return found ? found[1]() : Promise.resolve('');
}

function plain(value: Value): string | FluentNumber {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
}

class Translations {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #texts = new Map<string, string>();
  #game = '';

  /** Loads a language: the page's texts, and those of the open game. */
  async load(language: Language): Promise<void> {
    const files = this.#game ? [language, `${this.#game}.${language}`] : [language];
    const missing = files.filter((file) => !this.#texts.has(file));
    if (!missing.length) return;
    for (const [place, text] of (await Promise.all(missing.map(fetchTexts))).entries())
      this.#texts.set(missing[place], text);
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const [file, text] of this.#texts)
      if (file === language || file.endsWith(`.${language}`)) bundle.addResource(new FluentResource(text));
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }

  /** Loads the texts of a game, now and for every language chosen later. */
  loadGame(game: string): Promise<void> {
    this.#game = game;
    return this.load(settings.language);
  }

  has(key: string): boolean {
    return this.#bundles[settings.language]?.hasMessage(`page-${key}`) ?? false;
  }

  translate(key: string, values: Record<string, Value> = {}): string {
    const bundle = this.#bundles[settings.language];
    const pattern = bundle?.getMessage(`page-${key}`)?.value;
    if (!bundle || !pattern) return bundle ? `page-${key}` : '';
    const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
    return bundle.formatPattern(pattern, filled, []);
  }
}

export const translations = new Translations();
export const t: Translate = (key, values) => translations.translate(key, values);

/** A time in seconds since 1970, formatted for the current language. */
export function dateText(moment: number): string {
  const form = new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium', timeStyle: 'short' });
  const date = new Date(moment * 1000);
  return Number.isNaN(date.getTime()) ? '' : form.format(date);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a time in seconds since 1970 was, or how long it takes until then. */
export function agoText(moment: number): string {
  const form = new Intl.RelativeTimeFormat(LOCALES[settings.language], { numeric: 'auto', style: 'short' });
  const seconds = moment - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS[2];
  return form.format(Math.trunc(seconds / length), unit);
}
