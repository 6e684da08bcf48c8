import { expect, test } from 'vitest';
import { HIDDEN, SPECIAL_EVENT, type View } from '../../../generated/lords';
import { BOX } from '../../../generated/lords.box';
import { seasonEvent } from './seasonEvent';

const TAXES = 1;
type Seen = Pick<View, 'event_tiles_seen' | 'special_cards' | 'year' | 'idle_event_seasons'>;
const seen = (idle: number[], cards: number[]): Seen => ({
  event_tiles_seen: [TAXES, SPECIAL_EVENT],
  special_cards: cards,
  year: 1,
  idle_event_seasons: idle,
});

test('a tile describes a normal event, a card a special one', () => {
  expect(seasonEvent(BOX, seen([], [HIDDEN]), 1)?.name).toBe(BOX.tiles[TAXES].name);
  expect(seasonEvent(BOX, seen([], [HIDDEN]), 2)?.name).toBe(BOX.tiles[SPECIAL_EVENT].name);
  expect(seasonEvent(BOX, seen([], [3]), 2)).toEqual({
    sign: `s-${BOX.specials[3].row.effect}`,
    name: BOX.specials[3].name,
    text: BOX.specials[3].text,
  });
  expect(seasonEvent(BOX, seen([], [3]), 3)).toBeNull();
});

test('an event without effect is not announced', () => {
  const first = seen([2], []);
  expect(seasonEvent(BOX, first, 2)).toBeNull();
  expect(seasonEvent(BOX, first, 1)?.sign).toBe('e-taxes');
});
