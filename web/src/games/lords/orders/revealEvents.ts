/** The events of the reveal, which all players see together. */
export const REVEAL_EVENTS: readonly string[] = ['OrderRevealed', 'MinionPlaced', 'MinionBlocked'];
