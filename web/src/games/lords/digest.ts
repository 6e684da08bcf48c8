// The actions of the other lords since the player's last answer: one line a seat, only lasting changes.
import type { GameEvent, Types } from '../../generated/lords';
import { seatOf, type EventKind, type LogEntry } from '../../lib/table/gameTypes';
import { joinSentences } from '../../lib/table/sentences';
import type { Digest } from '../gamePlugin';
import type { LordsModel } from './model';

const DIGEST_EVENTS: readonly EventKind<Types>[] = [
  'MinionBlocked',
  'OrderFailed',
  'OrderDeclined',
  'CreatureHired',
  'RoomBuilt',
  'GoldMined',
  'CreatureLeft',
  'CreatureFed',
  'TaxesPaid',
  'PaladinCame',
  'TileConquered',
  'AdventurerDied',
  'PartyDefeated',
];
const MAX_SENTENCES = 3;

export function digest(entries: LogEntry<Types>[], model: LordsModel): Digest[] {
  if (model.lastOwnSeq < 0) return [];
  const events = entries.flatMap(([seq, events]) => (seq > model.lastOwnSeq ? events : []));
  const of = (seat: number): GameEvent[] =>
    events.filter((event) => DIGEST_EVENTS.includes(event.kind) && seatOf(event) === seat);
  return model.names.flatMap((_, seat) =>
    seat !== model.seat && of(seat).length
      ? [
          {
            seat,
            sentence: joinSentences(
              of(seat)
                .slice(-MAX_SENTENCES)
                .map((event) => event.sentence),
            ),
          },
        ]
      : [],
  );
}
