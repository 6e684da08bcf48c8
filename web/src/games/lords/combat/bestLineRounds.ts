// A line of answers by round: the plan, the events, and the party before each.
import type { SolvedStep, RenderedEvent } from '../../../generated/wire';
import { concernsSeat, battleCourse } from './battleTimeline';

export interface LineRound {
  steps: SolvedStep[];
  events: RenderedEvent[];
  party: number[][];
}

/** `party` is the party before the first round. */
export function roundsOf(
  line: readonly SolvedStep[],
  party: readonly (readonly number[])[],
  seat: number,
): LineRound[] {
  const rounds: LineRound[] = [];
  let fresh = true;
  for (const step of line) {
    if (fresh) rounds.push({ steps: [], events: [], party: [] });
    const round = rounds.at(-1)!;
    round.steps.push(step);
    const end = step.events.findIndex((event) => event.kind === 'CombatRoundBegan' || event.kind === 'GameEnded');
    round.events.push(...(end < 0 ? step.events : step.events.slice(0, end)));
    fresh = end >= 0;
  }
  let standing = party.map((adventurer) => [...adventurer]);
  for (const round of rounds) {
    round.party = standing;
    const { damageAtEnd: left } = battleCourse(
      round.events.filter((event) => concernsSeat(event, seat)),
      standing,
      seat,
    );
    standing = standing.flatMap(([tile, , extra]) =>
      typeof left[tile] === 'number' ? [[tile, left[tile], extra]] : [],
    );
  }
  return rounds;
}
