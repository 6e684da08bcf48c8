// Where a round of Combat begins and ends in all that a table tells.
import type { RenderedEvent } from '../../../generated/wire';

const ENDS = ['CombatRoundBegan', 'YearBegan', 'GameEnded'];

/** A round of Combat begins. */
export const startsRound = ({ kind }: RenderedEvent): boolean => kind === 'CombatRoundBegan';

/** The round before it is over: the next one begins, the next year, or the game ends. */
export const endsRound = ({ kind }: RenderedEvent): boolean => ENDS.includes(kind);

/** Whether something happened in a Combat, also in one that is over by now. */
export function isInCombat(all: readonly RenderedEvent[], event: RenderedEvent): boolean {
  const mark = all.slice(0, all.indexOf(event) + 1).findLast(endsRound);
  return mark !== undefined && startsRound(mark);
}
