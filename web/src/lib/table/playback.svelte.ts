// What happened, shown beat by beat: it never blocks anything, and any tap or key jumps to the end.
import type { RenderedEvent } from '../../generated/wire';
import type { Entry } from './gameLog';
import { lasting } from '../browser/animation';
import { recall, remember } from '../browser/settings.svelte';

export const SPEEDS = ['off', 'fast', 'normal', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

const BEAT = 200;
const LONGEST = 2500;
const MOST_ENTRIES = 64;
const TAKEN_BACK = 'TakenBack';

export interface Beat {
  seq: number;
  event: RenderedEvent;
}

export class Playback {
  /** What is shown now; null where nothing moves. */
  beat = $state.raw<Beat | null>(null);
  /** The beats that are still to come. */
  queue = $state.raw<Beat[]>([]);
  #speed = $state<Speed>(SPEEDS.find((one) => one === recall('playback')) ?? 'normal');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = BEAT;

  running = $derived(this.beat !== null);

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    remember('playback', speed);
    if (speed === 'off') this.skip();
  }

  /** Slower or faster by one; `step` waits for a tap after every beat. */
  shift(by: 1 | -1): void {
    const order: Speed[] = ['step', 'normal', 'fast', 'off'];
    this.speed = order[Math.max(0, Math.min(order.length - 1, order.indexOf(this.#speed) + by))];
  }

  /** Show what has come in; too much at once, and steps back, are not shown but done. */
  feed(entries: Entry[], shows: (event: RenderedEvent) => boolean): void {
    const still = this.#speed === 'off' || !lasting(BEAT);
    const back = entries.some(([, events]) => events.some((event) => event.kind === TAKEN_BACK));
    if (still || back || entries.length > MOST_ENTRIES) return this.skip();
    this.#add(beatsOf(entries, shows));
  }

  /** Show it again, from its beginning. */
  watch(entries: Entry[], shows: (event: RenderedEvent) => boolean): void {
    this.skip();
    if (lasting(BEAT)) this.#add(beatsOf(entries, shows));
  }

  #add(beats: Beat[]): void {
    if (!beats.length) return;
    this.queue = [...this.queue, ...beats];
    this.#pause = Math.min(BEAT, LONGEST / this.queue.length) / (this.#speed === 'fast' ? 2 : 1);
    if (!this.beat) this.next();
  }

  /** On to the next beat, or to the end where there is none. */
  next(): void {
    clearTimeout(this.#timer);
    const [beat, ...rest] = this.queue;
    this.beat = beat ?? null;
    this.queue = rest;
    if (beat && this.#speed !== 'step') this.#timer = setTimeout(() => this.next(), this.#pause);
  }

  /** To the end: all is as it is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.queue = [];
    this.beat = null;
  }

  /** A tap or a key: on to the next beat where one steps through them, else to the end. */
  touch(): void {
    if (!this.beat) return;
    if (this.#speed === 'step') this.next();
    else this.skip();
  }
}

function beatsOf(entries: Entry[], shows: (event: RenderedEvent) => boolean): Beat[] {
  return entries.flatMap(([seq, events]) => events.filter(shows).map((event) => ({ seq, event })));
}
