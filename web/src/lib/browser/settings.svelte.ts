// The player's settings, stored in this browser.
import { LANGUAGES, type Language } from '../../generated/wire';
import { readStored, writeStored } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['off', 'fast', 'normal', 'slow', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];
export const BOARD_NUMBERS = ['none', 'tight', 'all'] as const;
export type BoardNumbers = (typeof BOARD_NUMBERS)[number];
export const MOTIONS = ['auto', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

/** A stored word out of a list. */
const storedWord = <Word extends string>(key: string, words: readonly Word[], fallback: Word): Word =>
  words.find((one) => one === readStored(key)) ?? fallback;

function initialLanguage(): Language {
  const preferred = [readStored('language') ?? '', ...(navigator.languages ?? [])].map((one) =>
    one.slice(0, 2).toLowerCase(),
  );
  return preferred.flatMap((language) => LANGUAGES.filter((one) => one === language))[0] ?? 'en';
}

class Settings {
  #language = $state<Language>(initialLanguage());
  #theme = $state<Theme>(storedWord('theme', THEMES, 'auto'));
  #sound = $state(readStored('sound') === 'on');
  #notifications = $state(readStored('notice') === 'on');
  #boardNumbers = $state<BoardNumbers>(
    readStored('gaps') === 'off' ? 'none' : storedWord('gaps', BOARD_NUMBERS, 'tight'),
  );
  #crackWarnings = $state(readStored('cracks') !== 'off');
  #playbackSpeed = $state<Speed>(storedWord('playback', SPEEDS, 'normal'));
  #motion = $state<Motion>(storedWord('motion', MOTIONS, 'auto'));
  #confirmsAll = $state(readStored('confirms') === 'on');
  #volume = $state(Number(readStored('volume') ?? 50));
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
  /** Which computed numbers boards show: none, those of tight places, or all. */
  get boardNumbers(): BoardNumbers {
    return this.#boardNumbers;
  }
  set boardNumbers(value: BoardNumbers) {
    this.#boardNumbers = value;
    writeStored('gaps', value);
  }
  /** Whether boards show any computed help. */
  get boardHelp(): boolean {
    return this.#boardNumbers !== 'none';
  }
  /** Whether boards mark placements that would make the game unwinnable. */
  get crackWarnings(): boolean {
    return this.#crackWarnings;
  }
  set crackWarnings(value: boolean) {
    this.#crackWarnings = value;
    writeStored('cracks', value ? 'on' : 'off');
  }
  /** How fast the moves of others are shown. */
  get playbackSpeed(): Speed {
    return this.#playbackSpeed;
  }
  set playbackSpeed(value: Speed) {
    this.#playbackSpeed = value;
    writeStored('playback', value);
  }
  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    this.#motion = value;
    writeStored('motion', value);
  }
  /** Whether answers whose result cannot be known wait for Confirm, where a tap sends them otherwise. */
  get confirmsAll(): boolean {
    return this.#confirmsAll;
  }
  set confirmsAll(value: boolean) {
    this.#confirmsAll = value;
    writeStored('confirms', value ? 'on' : 'off');
  }
  /** The volume of sounds, from 0 to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(value: number) {
    this.#volume = value;
    writeStored('volume', String(value));
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
