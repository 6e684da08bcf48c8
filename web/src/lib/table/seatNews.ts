// Changes at the seats between two states of a table, without the reader's own seats.
import type { TableInfo } from '../../generated/wire';

export type SeatNewsKind = 'joined' | 'ready' | 'left' | 'stand-in' | 'back';

export interface SeatNews {
  kind: SeatNewsKind;
  seat: number;
  /** The name before, because a seat that was left has none. */
  wasNamed: string;
}

/** The news of each seat; the reader's own seats have none. */
export function seatNews(before: TableInfo, now: TableInfo): SeatNews[] {
  return now.seats.flatMap((seat, index) => {
    const was = before.seats[index];
    const kind = was && !seat.yours && !was.yours ? kindOf(before, now, index) : null;
    return kind ? [{ kind, seat: index, wasNamed: was.name }] : [];
  });
}

function kindOf(before: TableInfo, now: TableInfo, index: number): SeatNewsKind | null {
  const [was, seat] = [before.seats[index], now.seats[index]];
  if (was.owned && !seat.owned) return 'left';
  if (!was.owned && seat.owned) return 'joined';
  if (!seat.owned) return null;
  if (was.kind !== seat.kind) return seat.kind === 'bot' ? 'stand-in' : 'back';
  return now.status === 'open' && !was.ready && seat.ready ? 'ready' : null;
}
