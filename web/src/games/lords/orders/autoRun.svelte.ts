// The orders of this round that run without another question: chosen by the player, or confirmed with the plan.
import type { Types, View } from '../../../generated/lords';
import { readStored, writeStored } from '../../../lib/browser/storage';
import type { PlanStep } from '../../../lib/table/gameTypes';
import type { LordsModel } from '../model';
import type { ForecastOrder } from './orderForecast';

class AutoRun {
  #round = $state('');
  #slots = $state.raw<Record<number, boolean>>({});

  slotsOf(view: View): Readonly<Record<number, boolean>> {
    return this.#round === roundKey(view) ? this.#slots : {};
  }

  set(view: View, slot: number, runs: boolean): void {
    this.#slots = { ...this.slotsOf(view), [slot]: runs };
    this.#round = roundKey(view);
  }
}

const roundKey = (view: View): string => `${view.year} ${view.season}`;

export const autoRun = new AutoRun();

/** A confirmed order: its automatic answer, and the spaces in which it runs. Stored in the browser under these names. */
export interface ConfirmedOrder {
  runs: boolean;
  plain: number[];
  answer: PlanStep<Types> | null;
}
type ConfirmedOrders = Readonly<Record<number, ConfirmedOrder>>;

const storageKey = (model: LordsModel): string => `lords.promises.${model.id ?? ''}.${model.seat}`;

/** The confirmed orders of this round; empty if this browser has none. */
export function confirmedOrders(model: LordsModel): ConfirmedOrders {
  try {
    const stored: { round: string; slots: ConfirmedOrders } | null = JSON.parse(
      readStored(storageKey(model)) ?? 'null',
    );
    return stored?.round === roundKey(model.view) ? stored.slots : {};
  } catch {
    return {};
  }
}

/** Stores orders as the player has confirmed them, also for a reload. */
export function rememberConfirmed(model: LordsModel, forecasts: ForecastOrder[]): void {
  const slots = Object.fromEntries(
    forecasts.map(({ slot, autoRuns: runs, safeSpaces: plain, autoAnswer: answer }) => [slot, { runs, plain, answer }]),
  );
  writeStored(storageKey(model), JSON.stringify({ round: roundKey(model.view), slots }));
}

const same = (one: PlanStep<Types> | null, other: PlanStep<Types> | null): boolean =>
  one?.kind === other?.kind && one?.option === other?.option;

/** Limits an order to its confirmed form: it runs in fewer spaces, or not at all. */
export function limitToConfirmed(forecast: ForecastOrder, confirmed: ConfirmedOrder | undefined): ForecastOrder {
  const plain = forecast.safeSpaces.filter((space) => confirmed?.plain.includes(space));
  return {
    ...forecast,
    safeSpaces: plain,
    autoRuns:
      forecast.autoRuns && plain.length > 0 && confirmed?.runs === true && same(forecast.autoAnswer, confirmed.answer),
  };
}

/** An order as it was confirmed, while its answer waits for its question. */
export function asConfirmed(forecast: ForecastOrder, confirmed: ConfirmedOrder | undefined): ForecastOrder {
  const plain = forecast.spaces.filter((space) => confirmed?.plain.includes(space));
  return {
    ...forecast,
    safeSpaces: plain,
    autoAnswer: confirmed?.answer ?? null,
    autoRuns: confirmed?.runs === true && plain.length > 0,
  };
}
