// What the others did since the own last answer: one line a seat, of the things that matter later.
import type { RenderedEvent } from '../../generated/wire';
import type { Entry } from '../../lib/table/gameLog';
import { running } from '../../lib/table/sentences';
import type { Digest } from '../gamePlugin';
import type { LordsPlay } from './model';

const TOLD = ['MinionBlocked', 'OrderFailed', 'OrderDeclined', 'CreatureHired', 'RoomBuilt', 'GoldMined', 'CreatureLeft', 'CreatureFed', 'TaxesPaid', 'PaladinCame', 'TileConquered', 'AdventurerDied', 'PartyDefeated'];
const MOST = 3;

export function digest(entries: Entry[], play: LordsPlay): Digest[] {
  if (play.lastOwn < 0) return [];
  const events = entries.flatMap(([seq, told]) => (seq > play.lastOwn ? told : []));
  const of = (seat: number): RenderedEvent[] => events.filter(({ kind, values }) => TOLD.includes(kind) && values.seat === seat);
  return play.names.flatMap((_, seat) => (seat !== play.seat && of(seat).length ? [{ seat, told: running(of(seat).slice(-MOST).map((event) => event.told)) }] : []));
}
