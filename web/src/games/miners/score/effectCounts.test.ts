import type { SeatView } from '../../../generated/miners';
import { COUNT_SAMPLES, HOUSE, WORDS } from '../../../generated/miners.house';
import { countMeasure, effectTotal } from './effectCounts';

const positions = COUNT_SAMPLES as unknown as { seat: SeatView; counts: Record<string, number[]> }[];

test('everything is counted as the engine counts it', () => {
  expect(positions.length).toBeGreaterThan(8);
  for (const { seat, counts } of positions)
    for (const [spot, counted] of Object.entries(counts))
      for (const [place, measure] of WORDS.measures.entries())
        if (measure !== 'fixed' && measure !== 'counted')
          expect(countMeasure(HOUSE.cards, seat, measure, Number(spot)) ?? 0, `${measure} at ${spot}`).toBe(
            counted[place],
          );
});

test('what counts comes to a sum, within its limit', () => {
  const { seat } = positions.at(-1)!;
  const tree = HOUSE.cards.find((card) => card.key === 'rice_terrace')!.effects[0].tree;
  const japanese = countMeasure(HOUSE.cards, seat, 'japanese')!;
  expect(effectTotal(HOUSE.cards, seat, tree)).toBe(1 + Math.min(4, japanese));
  expect(
    effectTotal(HOUSE.cards, seat, { do: 'per', measure: 'cards', gain: { do: 'gain-coins', n: 2 }, each: 3, most: 0 }),
  ).toBe(2 * Math.floor(seat.mine.cards.length / 3));
  expect(
    effectTotal(HOUSE.cards, seat, {
      do: 'per',
      measure: 'neighbours',
      gain: { do: 'gain-coins', n: 2 },
      each: 1,
      most: 0,
    }),
  ).toBeUndefined();
  expect(effectTotal(HOUSE.cards, seat, { do: 'collapse' })).toBeUndefined();
  const coral = HOUSE.cards.find((card) => card.key === 'coral_automaton')!.effects[0].tree;
  expect(effectTotal(HOUSE.cards, seat, coral, 0)).toBeUndefined();
});
