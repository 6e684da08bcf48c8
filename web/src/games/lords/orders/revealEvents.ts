/** What happens when orders are turned up: all see it together. */
export const REVEAL_EVENTS: readonly string[] = ['OrderRevealed', 'MinionPlaced', 'MinionBlocked'];
