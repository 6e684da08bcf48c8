// Shows events beat by beat. It blocks nothing, and any tap or key skips to the end.
import type { EarlierView, NOTES } from '../../generated/wire';
import { viewAfterEvent } from './earlierViews';
import type { GameTypes, LogEntry } from './gameTypes';
import { animationMs } from '../browser/animation';
import { settings, type Speed } from '../browser/settings.svelte';

/** How long a beat lasts at each speed, in milliseconds, and how long all beats together at most; slow beats are never cut. */
export interface Pace {
  fast: number;
  normal: number;
  slow: number;
  most: number;
}
const USUAL_PACE: Pace = { fast: 100, normal: 200, slow: 900, most: 2500 };
const MAX_ENTRIES = 64;
const TAKEN_BACK: (typeof NOTES)[number] = 'TakenBack';

export interface Beat<G extends GameTypes = GameTypes> {
  seq: number;
  /** The index of the event among those of its entry. */
  index: number;
  event: G['event'];
}

export class Playback<G extends GameTypes = GameTypes> {
  /** The current beat; null if nothing is played. */
  beat = $state.raw<Beat<G> | null>(null);
  /** The beats to come. */
  queue = $state.raw<Beat<G>[]>([]);
  /** The time of a beat, in milliseconds. */
  pause = $state(USUAL_PACE.normal);
  /** The views between the steps of recent entries, the oldest first. */
  #earlierViews = $state.raw<EarlierView[]>([]);
  #newestSeq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  isRunning = $derived(this.beat !== null);

  get speed(): Speed {
    return settings.playbackSpeed;
  }

  set speed(speed: Speed) {
    settings.playbackSpeed = speed;
    if (speed === 'off') this.skip();
  }

  /** Changes the speed by one level; `step` waits for a tap after every beat. */
  changeSpeed(by: 1 | -1): void {
    const order: Speed[] = ['step', 'slow', 'normal', 'fast', 'off'];
    this.speed = order[Math.max(0, Math.min(order.length - 1, order.indexOf(this.speed) + by))];
  }

  constructor(private readonly pace: Pace = USUAL_PACE) {}

  /** Plays incoming events. Undos and very many events are applied without playback. */
  feed(entries: LogEntry<G>[], animates: (event: G['event']) => boolean, earlierViews: EarlierView[] = []): void {
    const isOff = this.speed === 'off' || !animationMs(1);
    const back = entries.some(([, events]) => events.some((event) => event.kind === TAKEN_BACK));
    this.#keepViews(entries, back ? null : earlierViews);
    if (isOff || back || entries.length > MAX_ENTRIES) return this.skip();
    this.#add(beatsOf(entries, animates));
  }

  /** The view after the step that is shown; while nothing is played, the present view. */
  viewAtBeat(view: G['view']): G['view'] {
    return this.beat ? viewAfterEvent(view, this.#earlierViews, this.beat.seq, this.beat.index) : view;
  }

  /** Forgets the earlier views: the present view does not follow from them. */
  forgetViews(): void {
    this.#earlierViews = [];
  }

  /** Keeps the views of new entries, if these follow the known ones; null after an undo. */
  #keepViews(entries: LogEntry<G>[], views: EarlierView[] | null): void {
    const first = Math.min(...entries.map(([seq]) => seq));
    const isNext = views !== null && first > this.#newestSeq;
    this.#newestSeq = Math.max(this.#newestSeq, ...entries.map(([seq]) => seq));
    const known = isNext ? this.#earlierViews.filter((one) => one.seq > this.#newestSeq - MAX_ENTRIES) : [];
    this.#earlierViews = [...known, ...(views ?? [])];
  }

  /** Plays events again from their start. */
  replay(entries: LogEntry<G>[], animates: (event: G['event']) => boolean): void {
    this.skip();
    if (animationMs(1)) this.#add(beatsOf(entries, animates));
  }

  #add(beats: Beat<G>[]): void {
    if (!beats.length) return;
    this.queue = [...this.queue, ...beats];
    const { slow, fast, normal, most } = this.pace;
    const share = most / this.queue.length;
    this.pause = this.speed === 'slow' ? slow : Math.min(share, this.speed === 'fast' ? fast : normal);
    if (!this.beat) this.next();
  }

  /** Shows the next beat, or ends. */
  next(): void {
    clearTimeout(this.#timer);
    const [beat, ...rest] = this.queue;
    this.beat = beat ?? null;
    this.queue = rest;
    if (beat && this.speed !== 'step') this.#timer = setTimeout(() => this.next(), this.pause);
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
    if (this.speed === 'step') this.next();
    else this.skip();
  }
}

function beatsOf<G extends GameTypes>(entries: LogEntry<G>[], animates: (event: G['event']) => boolean): Beat<G>[] {
  return entries.flatMap(([seq, events]) =>
    events.map((event, index) => ({ seq, index, event })).filter(({ event }) => animates(event)),
  );
}
