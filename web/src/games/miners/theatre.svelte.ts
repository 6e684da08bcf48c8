// Short scenes of a round: the event, the common reveal, the player's chain. The view has already changed when a scene plays.
import type { GameEvent } from '../../generated/miners';
import { SOURCES } from '../../generated/miners';
import { animationMs } from '../../lib/browser/animation';
import { playTone } from '../../lib/browser/sound';
import { seatOf } from '../../lib/table/gameTypes';
import { gainsOfEvents, type Gains } from './turn/gains';

export type Scene =
  | { kind: 'event'; event: number; gift: Gains }
  | { kind: 'reveal'; cards: { seat: number; card: number }[] }
  | { kind: 'chain'; spots: number[] };

const EVENT_MS = 600;
const REVEAL_MS = 350;
const CHAIN_MS = 700;
const LINK_MS = 140;
/** One step of a scale for each card; the last one is the surface. */
const SCALE = [262, 294, 330, 392, 440, 523, 587, 659];

const isGift = (event: GameEvent): boolean =>
  (event.kind === 'CoinsGained' || event.kind === 'PointsGained') && SOURCES[event.values.source] === 'event';

/** What the event of the round has given a seat. */
export const giftOf = (events: GameEvent[], seat: number): Gains => gainsOfEvents(events.filter(isGift), seat);

/** The scenes that new events show to a seat. */
export function scenesOf(events: GameEvent[], seat: number): Scene[] {
  const scenes: Scene[] = [];
  const cards = events.flatMap((event) => (event.kind === 'CardPlayed' ? [event.values] : []));
  if (cards.length > 1) scenes.push({ kind: 'reveal', cards });
  const own = events.filter((event) => seatOf(event) === seat);
  const spots = own.flatMap((event) => (event.kind === 'CardActivated' ? [event.values.spot] : []));
  if (spots.length) scenes.push({ kind: 'chain', spots });
  const began = events.findLastIndex((event) => event.kind === 'RoundBegan');
  const round = events[began];
  if (round?.kind === 'RoundBegan')
    scenes.push({ kind: 'event', event: round.values.event_card, gift: giftOf(events.slice(began), seat) });
  return scenes;
}

export class Theatre {
  scene = $state.raw<Scene | null>(null);
  /** The card of the player's mine that the spark has reached; -1 for none. */
  spot = $state(-1);
  #waiting: Scene[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Plays scenes one after the other; without motion only their sounds. */
  play(scenes: Scene[]): void {
    this.#waiting.push(...scenes);
    if (!this.scene) this.#next();
  }

  /** Ends all scenes. */
  skip(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#waiting = [];
    this.scene = null;
    this.spot = -1;
  }

  #next(): void {
    const scene = this.#waiting.shift() ?? null;
    const still = animationMs(1) === 0;
    this.scene = still ? null : scene;
    this.spot = -1;
    if (!scene) return;
    const spots = scene.kind === 'chain' ? scene.spots : [];
    const link = Math.min(LINK_MS, CHAIN_MS / (spots.length + 1));
    spots.forEach((spot, index) => this.#after(index * link, () => this.#reach(spot, index, still)));
    this.#after(this.#length(scene, link), () => this.#next());
  }

  #length(scene: Scene, link: number): number {
    if (scene.kind === 'chain') return link * (scene.spots.length + 1);
    return animationMs(scene.kind === 'event' ? EVENT_MS : REVEAL_MS);
  }

  #reach(spot: number, index: number, still: boolean): void {
    if (!still) this.spot = spot;
    playTone(SCALE[Math.min(index, SCALE.length - 1)]);
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }
}
