/** What happens when orders are turned up: all see it together. */
export const TURNED: readonly string[] = ['OrderRevealed', 'MinionPlaced', 'MinionBlocked'];
