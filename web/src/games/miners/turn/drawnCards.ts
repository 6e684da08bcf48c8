// The cards that a seat has drawn since it last chose a card to play.
import { seatOf } from '../../../lib/table/gameTypes';
import type { MinersModel } from '../model';

export function drawnCards({ entries, seat }: MinersModel): number[] {
  const events = entries.flatMap(([, found]) => found);
  const begun = events.findLastIndex((event) =>
    event.kind === 'RoundBegan'
      ? event.values.round === 1
      : (event.kind === 'CardChosen' || event.kind === 'CardPlayed') && seatOf(event) === seat,
  );
  return events.slice(begun + 1).flatMap((event) => {
    const drawn = event.kind === 'CardDrawn' || event.kind === 'FactionFound';
    return drawn && event.values.seat === seat && event.values.card !== undefined ? [event.values.card] : [];
  });
}
