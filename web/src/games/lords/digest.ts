// The actions of the other lords since the player's last answer: one line a seat, only lasting changes.
import type { RenderedEvent } from '../../generated/wire';
import type { LogEntry } from '../../lib/table/gameLog';
import { joinSentences } from '../../lib/table/sentences';
import type { Digest } from '../gamePlugin';
import type { LordsModel } from './model';

const DIGEST_EVENTS = [
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

export function digest(entries: LogEntry[], model: LordsModel): Digest[] {
  if (model.lastOwnSeq < 0) return [];
  const events = entries.flatMap(([seq, events]) => (seq > model.lastOwnSeq ? events : []));
  const of = (seat: number): RenderedEvent[] =>
    events.filter(({ kind, values }) => DIGEST_EVENTS.includes(kind) && values.seat === seat);
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
