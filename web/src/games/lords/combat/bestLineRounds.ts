// A line of answers by round: the answers and their events.
import type { GameEvent, Types } from '../../../generated/lords';
import type { SolvedStepOf } from '../../../lib/table/gameTypes';
import { endsRound } from './combatRounds';

export interface LineRound {
  steps: SolvedStepOf<Types>[];
  events: GameEvent[];
}

export function roundsOf(line: readonly SolvedStepOf<Types>[]): LineRound[] {
  const rounds: LineRound[] = [];
  let fresh = true;
  for (const step of line) {
    if (fresh) rounds.push({ steps: [], events: [] });
    const round = rounds.at(-1)!;
    round.steps.push(step);
    const end = step.events.findIndex(endsRound);
    round.events.push(...(end < 0 ? step.events : step.events.slice(0, end)));
    fresh = end >= 0;
  }
  return rounds;
}
