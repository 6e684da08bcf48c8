// Texts in four languages, from the same Fluent files as the rest of the program.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { api } from './api';
import { LOCALES, settings, type Language } from './settings.svelte';

const PAGE = import.meta.glob<string>('../../../src/kazamata/words/web/*.ftl', { query: '?raw', import: 'default' });

export type Value = string | number;
export type Say = (key: string, values?: Record<string, Value>) => string;

function pageText(language: Language): Promise<string> {
  const found = Object.entries(PAGE).find(([path]) => path.endsWith(`/${language}.ftl`));
  return found ? found[1]() : Promise.resolve('');
}

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text)); // the first one to name a key keeps it
  return bundle;
}

function plain(value: Value): string | FluentNumber {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
}

export function sayWith(bundle: FluentBundle | undefined, key: string, values: Record<string, Value> = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return '';
  const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  return bundle.formatPattern(pattern, filled, []);
}

class Words {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #asked = new Map<string, Promise<void>>();

  /** Fetch what is needed to speak of a game (or of none) in a language. */
  load(language: Language, game = 'common'): Promise<void> {
    const key = `${language}/${game}`;
    const running = this.#asked.get(key);
    if (running) return running;
    const begun = this.#fetch(language, game).catch((trouble) => {
      this.#asked.delete(key);
      throw trouble;
    });
    this.#asked.set(key, begun);
    return begun;
  }

  async #fetch(language: Language, game: string): Promise<void> {
    const texts = await Promise.all([pageText(language), api.words(game, language).catch(() => '')]);
    this.#bundles = { ...this.#bundles, [`${language}/${game}`]: bundleOf(language, texts) };
    if (!texts[1]) this.#asked.delete(`${language}/${game}`);
  }

  has(key: string, game = 'common'): boolean {
    return this.#bundles[`${settings.language}/${game}`]?.hasMessage(key) ?? false;
  }

  say(key: string, values: Record<string, Value> = {}, game = 'common'): string {
    const bundle = this.#bundles[`${settings.language}/${game}`] ?? this.#bundles[`${settings.language}/common`];
    return sayWith(bundle, key, values) || (bundle ? key : '');
  }

  for(game: string): Say {
    return (key, values) => this.say(key, values, game);
  }
}

export const words = new Words();
/** The page's own texts. */
export const t: Say = (key, values) => words.say(`page-${key}`, values);

export function kebab(name: string): string {
  return name.replace(/(?<!^)(?=[A-Z])/g, '-').replaceAll('_', '-').toLowerCase();
}

/** A moment in seconds since 1970, as people of this language write it. */
export function dateText(moment: number): string {
  const form = new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium', timeStyle: 'short' });
  const date = new Date(moment * 1000);
  return Number.isNaN(date.getTime()) ? '' : form.format(date);
}
