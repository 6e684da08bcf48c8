// The eight cards of a Start: the last offers, read from the log.
import { withoutTakenBack } from '../../lib/table/gameLog';
import type { TranquilityModel } from './model';

/** All offers of the previous round; null in the first. */
export function lastOffers(model: TranquilityModel): number[] | null {
  if ((model.view.start_offers?.round ?? 1) < 2) return null;
  const shown = withoutTakenBack(model.entries).flatMap(([, events]) =>
    events.flatMap((event) => (event.kind === 'OfferShown' ? [event.values.count] : [])),
  );
  const offers = shown.slice(-model.view.seats.length);
  return offers.length === model.view.seats.length ? offers : null;
}
