// Finds the rounds of a Combat in the events of a table.
import type { RenderedEvent } from '../../../generated/wire';

const ENDS = ['CombatRoundBegan', 'YearBegan', 'GameEnded'];

/** Whether a round of Combat starts with this event. */
export const startsRound = ({ kind }: RenderedEvent): boolean => kind === 'CombatRoundBegan';

/** Whether an event ends the round: the next round or year begins, or the game ends. */
export const endsRound = ({ kind }: RenderedEvent): boolean => ENDS.includes(kind);

/** Whether an event happened in a Combat, also in a finished one. */
export function isInCombat(all: readonly RenderedEvent[], event: RenderedEvent): boolean {
  const mark = all.slice(0, all.indexOf(event) + 1).findLast(endsRound);
  return mark !== undefined && startsRound(mark);
}
