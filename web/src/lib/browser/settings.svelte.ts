// The player's settings, stored in this browser.
import { readStored, writeStored } from './storage';

export const LANGUAGES = ['en', 'hu', 'pl', 'sr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'magyar', pl: 'polski', sr: 'srpski' };
export const LOCALES: Record<Language, string> = { en: 'en', hu: 'hu', pl: 'pl', sr: 'sr-Latn' };

function initialLanguage(): Language {
  const preferred = [readStored('language') ?? '', ...(navigator.languages ?? [])].map((one) =>
    one.slice(0, 2).toLowerCase(),
  );
  return (
    LANGUAGES.find((one) => preferred.find((language) => LANGUAGES.includes(language as Language)) === one) ?? 'en'
  );
}

class Settings {
  #language = $state<Language>(initialLanguage());
  #theme = $state<Theme>((readStored('theme') as Theme) ?? 'auto');
  #sound = $state(readStored('sound') === 'on');
  #notifications = $state(readStored('notice') === 'on');
  #boardHelp = $state(readStored('gaps') !== 'off');
  #shortcuts = $state(readStored('keys') !== 'off');
  #name = $state(readStored('name') ?? '');

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    writeStored('language', value);
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    writeStored('theme', value);
  }
  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    writeStored('sound', value ? 'on' : 'off');
  }
  /** Whether the system shows a notification when it is the player's turn. */
  get notifications(): boolean {
    return this.#notifications;
  }
  set notifications(value: boolean) {
    this.#notifications = value;
    writeStored('notice', value ? 'on' : 'off');
  }
  /** Whether boards show computed help, such as gaps. */
  get boardHelp(): boolean {
    return this.#boardHelp;
  }
  set boardHelp(value: boolean) {
    this.#boardHelp = value;
    writeStored('gaps', value ? 'on' : 'off');
  }
  /** Whether single keys are shortcuts. */
  get shortcuts(): boolean {
    return this.#shortcuts;
  }
  set shortcuts(value: boolean) {
    this.#shortcuts = value;
    writeStored('keys', value ? 'on' : 'off');
  }
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value.slice(0, 24);
    writeStored('name', this.#name);
  }
}

export const settings = new Settings();
