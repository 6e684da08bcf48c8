// Which orders of this round run without asking again: what the player has said himself, and what he has confirmed.
import type { View } from '../../../generated/lords';
import { readStored, writeStored } from '../../../lib/browser/settings.svelte';
import type { PlanStep } from '../../gamePlugin';
import type { LordsPlay } from '../model';
import type { Stop } from './orderForecast';

class Wishes {
  #round = $state('');
  #slots = $state.raw<Record<number, boolean>>({});

  of(view: View): Readonly<Record<number, boolean>> {
    return this.#round === key(view) ? this.#slots : {};
  }

  wish(view: View, slot: number, runs: boolean): void {
    this.#slots = { ...this.of(view), [slot]: runs };
    this.#round = key(view);
  }
}

const key = (view: View): string => `${view.year} ${view.season}`;

export const wishes = new Wishes();

/** What the player has confirmed of a slot: the answer that follows by itself, and the spaces in which it does. */
export interface Promised {
  runs: boolean;
  plain: number[];
  answer: PlanStep | null;
}
type Promises = Readonly<Record<number, Promised>>;

const shelf = (play: LordsPlay): string => `lords.promises.${play.id ?? ''}.${play.seat}`;

/** What was confirmed in this round; nothing where this browser does not know of it. */
export function promisesOf(play: LordsPlay): Promises {
  try {
    const kept = JSON.parse(readStored(shelf(play)) ?? 'null') as { round: string; slots: Promises } | null;
    return kept?.round === key(play.view) ? kept.slots : {};
  } catch {
    return {};
  }
}

/** The player confirms orders as they are shown; the page remembers it when it is loaded again. */
export function promise(play: LordsPlay, stops: Stop[]): void {
  const slots = Object.fromEntries(stops.map(({ slot, runs, plain, answer }) => [slot, { runs, plain, answer }]));
  writeStored(shelf(play), JSON.stringify({ round: key(play.view), slots }));
}

const same = (one: PlanStep | null, other: PlanStep | null): boolean => one?.kind === other?.kind && one?.option === other?.option;

/** An order never runs more automatically than what was confirmed of it: in fewer spaces, or not at all. */
export function within(stop: Stop, promised: Promised | undefined): Stop {
  const plain = stop.plain.filter((place) => promised?.plain.includes(place));
  return { ...stop, plain, runs: stop.runs && plain.length > 0 && promised?.runs === true && same(stop.answer, promised.answer) };
}

/** An order as it was confirmed, while its answer waits for its question. */
export function asPromised(stop: Stop, promised: Promised | undefined): Stop {
  const plain = stop.places.filter((place) => promised?.plain.includes(place));
  return { ...stop, plain, answer: promised?.answer ?? null, runs: promised?.runs === true && plain.length > 0 };
}
