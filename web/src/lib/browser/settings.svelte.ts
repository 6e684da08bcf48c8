// What this browser remembers; a browser that forgets (private windows) still works.
export const LANGUAGES = ['en', 'hu', 'pl', 'sr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'magyar', pl: 'polski', sr: 'srpski' };
export const LOCALES: Record<Language, string> = { en: 'en', hu: 'hu', pl: 'pl', sr: 'sr-Latn' };

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`kazamata.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`kazamata.${key}`, value);
  } catch {
    // nothing is lost but comfort
  }
}

function firstLanguage(): Language {
  const wished = [recall('language') ?? '', ...(navigator.languages ?? [])].map((one) => one.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => wished.find((wish) => LANGUAGES.includes(wish as Language)) === one) ?? 'en';
}

class Settings {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>((recall('theme') as Theme) ?? 'auto');
  #sound = $state(recall('sound') === 'on');
  #notice = $state(recall('notice') === 'on');
  #gaps = $state(recall('gaps') !== 'off');
  #keys = $state(recall('keys') !== 'off');
  #name = $state(recall('name') ?? '');

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    remember('language', value);
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    remember('theme', value);
  }
  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    remember('sound', value ? 'on' : 'off');
  }
  /** Whether the system says whose turn it is, to who looks at something else. */
  get notice(): boolean {
    return this.#notice;
  }
  set notice(value: boolean) {
    this.#notice = value;
    remember('notice', value ? 'on' : 'off');
  }
  /** Whether a board shows its helpful arithmetic. */
  get gaps(): boolean {
    return this.#gaps;
  }
  set gaps(value: boolean) {
    this.#gaps = value;
    remember('gaps', value ? 'on' : 'off');
  }
  /** Whether single keys are shortcuts. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(value: boolean) {
    this.#keys = value;
    remember('keys', value ? 'on' : 'off');
  }
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value.slice(0, 24);
    remember('name', this.#name);
  }
}

export const settings = new Settings();
