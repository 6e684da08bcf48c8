import { expect, test } from 'vitest';
import { HIDDEN, SPECIAL_EVENT, type View } from '../../../generated/lords';
import { BOX } from '../../../generated/lords.box';
import { seasonEvent, hasNoEvent } from './seasonEvent';

const TAXES = 1;
const seen = (
  specials: boolean,
  cards: number[],
): Pick<View, 'event_tiles_seen' | 'special_cards' | 'year' | 'terms'> => ({
  event_tiles_seen: [TAXES, SPECIAL_EVENT],
  special_cards: cards,
  year: 1,
  terms: { specials } as View['terms'],
});

test('a tile describes a normal event, a card a special one', () => {
  expect(seasonEvent(BOX, seen(true, [HIDDEN]), 1)?.name).toBe(BOX.tiles[TAXES].name);
  expect(seasonEvent(BOX, seen(true, [HIDDEN]), 2)?.name).toBe(BOX.tiles[SPECIAL_EVENT].name);
  expect(seasonEvent(BOX, seen(true, [3]), 2)).toEqual({
    sign: `s-${BOX.specials[3].row.effect}`,
    name: BOX.specials[3].name,
    text: BOX.specials[3].text,
  });
  expect(seasonEvent(BOX, seen(true, [3]), 3)).toBeNull();
});

test('where there are no special cards no special event is announced (DL-7)', () => {
  const first = seen(false, []);
  expect([1, 2, 3].map((season) => hasNoEvent(first, season))).toEqual([false, true, false]);
  expect(seasonEvent(BOX, first, 2)).toBeNull();
  expect(seasonEvent(BOX, first, 1)?.sign).toBe('e-taxes');
});
