// The guided game: which lesson is on, which are learned, and what is kept back meanwhile.
import { untrack } from 'svelte';
import type { Lesson } from '../../games/gamePlugin';
import type { Session } from '../table/session.svelte';
import { readStored, writeStored } from '../browser/storage';

export class Guide {
  learnedKeys = $state<string[]>([]);
  /** Whether the coach speaks; he is silent until the next lesson, or until he is called back. */
  isOpen = $state(true);
  /** A lesson that is read once more. */
  rereadKey = $state<string | null>(null);
  #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.learnedKeys = (readStored(this.#key) ?? '').split(',').filter(Boolean);
  }

  lessons = $derived.by<Lesson[]>(() => this.#session.plugin.lessons);
  /** The first lesson of the plan whose moment has come. */
  current = $derived.by<Lesson | null>(() => (this.#session.view ? (this.lessons.find((lesson) => !this.learnedKeys.includes(lesson.key) && lesson.when(this.#session)) ?? null) : null));
  shown = $derived.by<Lesson | null>(() => this.lessons.find((lesson) => lesson.key === this.rereadKey) ?? this.current);
  isDone = $derived.by(() => this.current?.done?.(this.#session) ?? false);

  get #key(): string {
    return `lessons.${this.#session.id}`;
  }

  markLearned(key: string): void {
    const known = untrack(() => this.learnedKeys);
    if (!known.includes(key)) this.learnedKeys = [...known, key];
    writeStored(this.#key, this.learnedKeys.join(','));
  }

  /** Why an option has to wait: for the whole game, or until a lesson is learned. */
  blockReason(option: number): string {
    const { guidedGame: guided } = this.#session.plugin;
    const open = this.lessons.filter((lesson) => !this.learnedKeys.includes(lesson.key));
    const reasons = [guided, ...open].map((one) => one?.blockReason?.(this.#session, option) ?? '');
    return reasons.find((reason) => reason !== '') ?? '';
  }
}
