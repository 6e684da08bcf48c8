// Shows events beat by beat. It blocks nothing, and any tap or key skips to the end.
import type { RenderedEvent } from '../../generated/wire';
import type { LogEntry } from './gameLog';
import { animationMs } from '../browser/animation';
import { readStored, writeStored } from '../browser/storage';

export const SPEEDS = ['off', 'fast', 'normal', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

const BEAT_MS = 200;
const MAX_PLAYBACK_MS = 2500;
const MAX_ENTRIES = 64;
const TAKEN_BACK = 'TakenBack';

export interface Beat {
  seq: number;
  event: RenderedEvent;
}

export class Playback {
  /** The current beat; null if nothing is played. */
  beat = $state.raw<Beat | null>(null);
  /** The beats to come. */
  queue = $state.raw<Beat[]>([]);
  #speed = $state<Speed>(SPEEDS.find((one) => one === readStored('playback')) ?? 'normal');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = BEAT_MS;

  isRunning = $derived(this.beat !== null);

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    writeStored('playback', speed);
    if (speed === 'off') this.skip();
  }

  /** Changes the speed by one level; `step` waits for a tap after every beat. */
  changeSpeed(by: 1 | -1): void {
    const order: Speed[] = ['step', 'normal', 'fast', 'off'];
    this.speed = order[Math.max(0, Math.min(order.length - 1, order.indexOf(this.#speed) + by))];
  }

  /** Plays incoming events. Undos and very many events are applied without playback. */
  feed(entries: LogEntry[], animates: (event: RenderedEvent) => boolean): void {
    const isOff = this.#speed === 'off' || !animationMs(BEAT_MS);
    const back = entries.some(([, events]) => events.some((event) => event.kind === TAKEN_BACK));
    if (isOff || back || entries.length > MAX_ENTRIES) return this.skip();
    this.#add(beatsOf(entries, animates));
  }

  /** Plays events again from their start. */
  replay(entries: LogEntry[], animates: (event: RenderedEvent) => boolean): void {
    this.skip();
    if (animationMs(BEAT_MS)) this.#add(beatsOf(entries, animates));
  }

  #add(beats: Beat[]): void {
    if (!beats.length) return;
    this.queue = [...this.queue, ...beats];
    this.#pause = Math.min(BEAT_MS, MAX_PLAYBACK_MS / this.queue.length) / (this.#speed === 'fast' ? 2 : 1);
    if (!this.beat) this.next();
  }

  /** Shows the next beat, or ends. */
  next(): void {
    clearTimeout(this.#timer);
    const [beat, ...rest] = this.queue;
    this.beat = beat ?? null;
    this.queue = rest;
    if (beat && this.#speed !== 'step') this.#timer = setTimeout(() => this.next(), this.#pause);
  }

  /** Skips to the end. */
  skip(): void {
    clearTimeout(this.#timer);
    this.queue = [];
    this.beat = null;
  }

  /** Handles a tap or key: next beat in `step` mode, otherwise skip. */
  onTap(): void {
    if (!this.beat) return;
    if (this.#speed === 'step') this.next();
    else this.skip();
  }
}

function beatsOf(entries: LogEntry[], animates: (event: RenderedEvent) => boolean): Beat[] {
  return entries.flatMap(([seq, events]) => events.filter(animates).map((event) => ({ seq, event })));
}
