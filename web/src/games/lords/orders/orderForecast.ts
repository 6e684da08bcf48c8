// The forecast of my orders as the engine shows it, with the player's choice to let an order run or to be asked.
import type { OrderForecast, Types } from '../../../generated/lords';
import { isOneOf, type AskKind, type PlanStep } from '../../../lib/table/gameTypes';

/** The questions of orders that may run automatically. */
export const AUTO_RUN_KINDS = ['ExecuteOrder', 'MineGold'] as const satisfies readonly AskKind<Types>[];

export interface ForecastOrder extends OrderForecast {
  /** It runs without another question in its `safeSpaces`. */
  autoRuns: boolean;
  /** The spaces in which it runs: those without a problem, or all if the player wants it to run. */
  safeSpaces: number[];
  /** The answer that runs it; null if the player has to choose something. */
  autoAnswer: PlanStep<Types> | null;
}

/** A forced slot runs in every space; otherwise an order runs in its safe spaces. */
export function withAutoRun(row: OrderForecast, autoRun: boolean | undefined): ForecastOrder {
  const safeSpaces = autoRun ? row.spaces : row.safe_spaces;
  const autoAnswer = isOneOf(AUTO_RUN_KINDS, row.question) ? { kind: row.question, option: row.option } : null;
  return { ...row, safeSpaces, autoAnswer, autoRuns: autoAnswer !== null && (autoRun ?? safeSpaces.length > 0) };
}

/** The automatic answers, up to the first order that asks. */
export function autoRunSteps(forecasts: ForecastOrder[]): PlanStep<Types>[] {
  const first = forecasts.findIndex((forecast) => !forecast.autoRuns);
  return (first < 0 ? forecasts : forecasts.slice(0, first)).flatMap((forecast) =>
    forecast.autoAnswer ? { ...forecast.autoAnswer, ...conditionsOf(forecast) } : [],
  );
}

/** The conditions of an automatic answer; the order asks if its space or the order itself is different. */
const conditionsOf = ({ autoAnswer, order, safeSpaces }: ForecastOrder): Pick<PlanStep<Types>, 'conditions'> =>
  autoAnswer?.kind === 'ExecuteOrder' ? { conditions: { order: [order], place: safeSpaces } } : {};
