// The eight cards of a Start: last offers and a fair share. The rules decide which offers are legal.
import type { View } from '../../generated/tranquility';
import { withoutTakenBack } from '../../lib/table/gameLog';
import type { TranquilityModel } from './model';

export const EIGHT = 8;

/** All offers of the previous round; null in the first. */
export function lastOffers(model: TranquilityModel): number[] | null {
  if ((model.view.start_offers?.round ?? 1) < 2) return null;
  const shown = withoutTakenBack(model.entries).flatMap(([, events]) =>
    events.filter((event) => event.kind === 'OfferShown'),
  );
  const offers = shown.slice(-model.view.seats.length).map((event) => event.values.count as number);
  return offers.length === model.view.seats.length ? offers : null;
}

/** Takes card by card from the largest hand, starting after the Start player. Bots use the same rule. */
export function evenShare(view: View, seat: number): number {
  const left = view.seats.map((seat) => seat.hand_size);
  const order = left.map((_, turn) => (view.active_seat + 1 + turn) % left.length);
  for (let given = 0; given < EIGHT; given += 1) {
    left[order.reduce((most, one) => (left[one] > left[most] ? one : most))] -= 1;
  }
  return view.seats[seat] ? view.seats[seat].hand_size - left[seat] : 0;
}
