// What the others did since the own last answer: one line a seat, of the things that matter later.
import type { RenderedEvent } from '../../generated/wire';
import type { LogEntry } from '../../lib/table/gameLog';
import { joinSentences } from '../../lib/table/sentences';
import type { Digest } from '../gamePlugin';
import type { LordsPlay } from './model';

const TOLD = ['MinionBlocked', 'OrderFailed', 'OrderDeclined', 'CreatureHired', 'RoomBuilt', 'GoldMined', 'CreatureLeft', 'CreatureFed', 'TaxesPaid', 'PaladinCame', 'TileConquered', 'AdventurerDied', 'PartyDefeated'];
const MOST = 3;

export function digest(entries: LogEntry[], play: LordsPlay): Digest[] {
  if (play.lastOwnSeq < 0) return [];
  const events = entries.flatMap(([seq, told]) => (seq > play.lastOwnSeq ? told : []));
  const of = (seat: number): RenderedEvent[] => events.filter(({ kind, values }) => TOLD.includes(kind) && values.seat === seat);
  return play.names.flatMap((_, seat) => (seat !== play.seat && of(seat).length ? [{ seat, sentence: joinSentences(of(seat).slice(-MOST).map((event) => event.told)) }] : []));
}
