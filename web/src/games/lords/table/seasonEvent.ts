// The event of a season as all players see it: its tile, and the special card on it.
import { HIDDEN, SPECIAL_EVENT, type ComponentCatalogue, type View } from '../../../generated/lords';

export interface SeasonEvent {
  sign: string;
  name: string;
  text: string;
}

type Seen = Pick<View, 'event_tiles_seen' | 'special_cards' | 'year' | 'idle_event_seasons'>;

/** The event of a season; null if it is unknown or there is none. */
export function seasonEvent(catalogue: ComponentCatalogue, view: Seen, season: number): SeasonEvent | null {
  const tile = view.event_tiles_seen[season - 1];
  if (tile === undefined || view.idle_event_seasons.includes(season)) return null;
  const card = tile === SPECIAL_EVENT ? (view.special_cards[view.year - 1] ?? HIDDEN) : HIDDEN;
  if (card < 0)
    return {
      sign: `e-${catalogue.tiles[tile].key}`,
      name: catalogue.tiles[tile].name,
      text: catalogue.tiles[tile].text,
    };
  const special = catalogue.specials[card];
  return { sign: `s-${special.row.effect}`, name: special.name, text: special.text };
}
