import { HOUSE } from '../../../generated/miners.house';
import { cardPicture, motifOf, namedMotif } from './cardPicture';

test('every card of the house set has the motif of its name, and no other card shares it', () => {
  const cards = new Map(HOUSE.cards.map((card) => [card.key, card]));
  expect([...cards.keys()].filter((key) => namedMotif(key) === undefined)).toEqual([]);
  const names = [...cards.values()].map(({ key, ...card }) => [motifOf({ key, ...card }), key]);
  const shared = names.filter(([motif, key]) => names.some(([other, owner]) => other === motif && owner !== key));
  expect(shared).toEqual([]);
});

test('every picture is an image of a moderate size', () => {
  for (const card of HOUSE.cards) {
    expect(cardPicture(card)).toMatch(/^data:image\/svg\+xml,/);
    expect(cardPicture(card).length, card.key).toBeLessThan(8000);
  }
});

test('cards from a file have pictures too', () => {
  const own = ['one', 'two', 'three', 'four', 'five'].map((key) => ({ key, level: 9, factions: ['martians'] }));
  for (const card of own) expect(decodeURIComponent(cardPicture(card))).toContain('<svg');
  expect(new Set(own.map(motifOf)).size).toBeGreaterThan(1);
});
