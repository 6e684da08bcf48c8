import type { Types } from '../../../generated/lords';
import type { EventKind } from '../../../lib/table/gameTypes';

/** The events of the reveal, which all players see together. */
export const REVEAL_EVENTS: readonly EventKind<Types>[] = ['OrderRevealed', 'MinionPlaced', 'MinionBlocked'];
