// Where a round of Combat begins and ends in all that a table tells.
import type { ToldEvent } from '../../generated/wire';

const ENDS = ['CombatRoundBegan', 'YearBegan', 'GameEnded'];

/** A round of Combat begins. */
export const isRound = ({ kind }: ToldEvent): boolean => kind === 'CombatRoundBegan';

/** The round before it is over: the next one begins, the next year, or the game ends. */
export const endsRound = ({ kind }: ToldEvent): boolean => ENDS.includes(kind);

/** Whether something happened in a Combat, also in one that is over by now. */
export function isFought(all: readonly ToldEvent[], event: ToldEvent): boolean {
  const mark = all.slice(0, all.indexOf(event) + 1).findLast(endsRound);
  return mark !== undefined && isRound(mark);
}
