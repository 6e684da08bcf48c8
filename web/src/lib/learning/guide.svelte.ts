// The guided game: which lesson is on, which are learned, and what is kept back meanwhile.
import { untrack } from 'svelte';
import type { Lesson } from '../../games/gamePlugin';
import type { Session } from '../table/session.svelte';
import { recall, remember } from '../browser/settings.svelte';

export class Guide {
  learned = $state<string[]>([]);
  /** Whether the coach speaks; he is silent until the next lesson, or until he is called back. */
  open = $state(true);
  /** A lesson that is read once more. */
  reread = $state<string | null>(null);
  #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.learned = (recall(this.#key) ?? '').split(',').filter(Boolean);
  }

  lessons = $derived.by<Lesson[]>(() => this.#session.room.lessons);
  /** The first lesson of the plan whose moment has come. */
  current = $derived.by<Lesson | null>(() => (this.#session.view ? (this.lessons.find((one) => !this.learned.includes(one.key) && one.when(this.#session)) ?? null) : null));
  shown = $derived.by<Lesson | null>(() => this.lessons.find((one) => one.key === this.reread) ?? this.current);
  isDone = $derived.by(() => this.current?.done?.(this.#session) ?? false);

  get #key(): string {
    return `lessons.${this.#session.id}`;
  }

  learn(key: string): void {
    const known = untrack(() => this.learned);
    if (!known.includes(key)) this.learned = [...known, key];
    remember(this.#key, this.learned.join(','));
  }

  /** Why an option has to wait: for the whole game, or until a lesson is learned. */
  keptBack(option: number): string {
    const { guided } = this.#session.room;
    const open = this.lessons.filter((one) => !this.learned.includes(one.key));
    const reasons = [guided, ...open].map((one) => one?.keepBack?.(this.#session, option) ?? '');
    return reasons.find((reason) => reason !== '') ?? '';
  }
}
