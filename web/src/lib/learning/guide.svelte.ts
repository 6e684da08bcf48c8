// The guided game: the current lesson, learned lessons, and blocked options.
import { untrack } from 'svelte';
import type { Lesson } from '../../games/gamePlugin';
import type { Session } from '../table/session.svelte';
import { readStored, writeStored } from '../browser/storage';

export class Guide {
  learnedKeys = $state<string[]>([]);
  /** Whether the bubble is open. It reopens with the next lesson, or by its button. */
  isOpen = $state(true);
  /** A lesson that the player reads again. */
  rereadKey = $state<string | null>(null);
  #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.learnedKeys = (readStored(this.#key) ?? '').split(',').filter(Boolean);
  }

  /** The lessons of the modules in force, or else those of the game. */
  lessons = $derived.by<Lesson[]>(() => {
    const { modules, plugin } = this.#session;
    const taught = modules.map((module) => module.key);
    return plugin.lessons.filter(({ module }) => (module === undefined ? !taught.length : taught.includes(module)));
  });
  /** The first lesson that is not learned and whose situation applies. */
  current = $derived.by<Lesson | null>(() =>
    this.#session.view
      ? (this.lessons.find((lesson) => !this.learnedKeys.includes(lesson.key) && lesson.when(this.#session)) ?? null)
      : null,
  );
  shown = $derived.by<Lesson | null>(
    () => this.lessons.find((lesson) => lesson.key === this.rereadKey) ?? this.current,
  );
  isDone = $derived.by(() => this.current?.done?.(this.#session) ?? false);

  get #key(): string {
    return `lessons.${this.#session.id}`;
  }

  markLearned(key: string): void {
    const known = untrack(() => this.learnedKeys);
    if (!known.includes(key)) this.learnedKeys = [...known, key];
    writeStored(this.#key, this.learnedKeys.join(','));
  }

  /** Why an option is blocked: for the whole game, or until a lesson is learned. */
  blockReason(option: number): string {
    const { guidedGame: guided } = this.#session.plugin;
    const open = this.lessons.filter((lesson) => !this.learnedKeys.includes(lesson.key));
    const reasons = [guided, ...open].map((one) => one?.blockReason?.(this.#session, option) ?? '');
    return reasons.find((reason) => reason !== '') ?? '';
  }
}
