// Finds the rounds of a Combat in the events of a table.
import type { GameEvent, Types } from '../../../generated/lords';
import type { EventKind } from '../../../lib/table/gameTypes';

const ENDS: readonly EventKind<Types>[] = ['CombatRoundBegan', 'YearBegan', 'GameEnded'];

/** Whether a round of Combat starts with this event. */
export const startsRound = ({ kind }: GameEvent): boolean => kind === 'CombatRoundBegan';

/** Whether an event ends the round: the next round or year begins, or the game ends. */
export const endsRound = ({ kind }: GameEvent): boolean => ENDS.includes(kind);

/** Whether an event happened in a Combat, also in a finished one. */
export function isInCombat(all: readonly GameEvent[], event: GameEvent): boolean {
  const mark = all.slice(0, all.indexOf(event) + 1).findLast(endsRound);
  return mark !== undefined && startsRound(mark);
}
