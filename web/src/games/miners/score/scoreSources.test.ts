import { FROM_CARD, FROM_EVENT } from '../../../generated/miners';
import { HOUSE } from '../../../generated/miners.house';
import type { RenderedEvent } from '../../../generated/wire';
import type { MinersModel } from '../model';
import { bestTurn, layersOf, leadSince, scoredTurns } from './scoreSources';

const event = (kind: string, values: Record<string, number>): RenderedEvent => ({
  kind,
  values,
  clause: '',
  sentence: [],
});
const points = (seat: number, count: number, source: number, at = -1): RenderedEvent =>
  event('PointsGained', { seat, count, source, source_index: at });
const arch = HOUSE.cards.findIndex((card) => card.key === 'triumphal_arch');
const pump = HOUSE.cards.findIndex((card) => card.key === 'pump_room');
const seat = { mine: { cards: [pump, arch] } };

function game(): MinersModel {
  const entries = [
    [
      1,
      [
        event('RoundBegan', { round: 1 }),
        event('CardPlaced', { seat: 0, card: pump }),
        points(0, 2, FROM_CARD, 0),
        points(1, 5, FROM_EVENT),
      ],
    ],
    [
      2,
      [
        event('RoundBegan', { round: 2 }),
        event('CardPlaced', { seat: 0, card: arch }),
        points(0, 6, FROM_CARD, 1),
        points(0, 1, FROM_CARD + 2),
      ],
    ],
    [3, [points(0, 3, FROM_EVENT)]],
    [4, [event('TakenBack', { to: 2 })]],
  ];
  const breakdown = [
    [0, 'gems', 11],
    [0, 'full-carts', 2],
    [1, 'gems', 5],
  ];
  const view = { over: false, seats: [seat, seat] };
  return { view, entries, catalogue: HOUSE, outcome: null, currentScore: { breakdown } } as unknown as MinersModel;
}

test('the layers of a shaft are where its points came from, and nothing is lost', () => {
  const layers = layersOf(game(), 0);
  expect(layers.map(({ source, points }) => [source, points])).toEqual([['level-1', 2], ['level-3', 6], ['tracks', 1], ['other', 2], ['carts', 2]]); // prettier-ignore
  expect(layers[1].chambers).toEqual([{ card: arch, points: 6 }]);
});

test('the turns that decided', () => {
  const turns = scoredTurns(game());
  expect(bestTurn(turns, 0)).toEqual({ seat: 0, round: 2, points: 7, card: arch });
  expect(leadSince(turns, 2, 0)).toBe(2);
  expect(leadSince(turns, 2, 1)).toBe(0);
});
