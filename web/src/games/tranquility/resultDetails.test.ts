import { render } from '@testing-library/svelte';
import type { View } from '../../generated/tranquility';
import type { RenderedEvent } from '../../generated/wire';
import type { LogEntry } from '../../lib/table/gameTypes';
import EndScene from './EndScene.svelte';
import ResultDetails from './ResultDetails.svelte';
import type { TranquilityModel } from './model';

vi.mock('../../lib/browser/translations.svelte', () => ({
  t: (key: string, values: Record<string, number> = {}) => `${key} ${Object.values(values).join(' ')}`,
}));

const event = (kind: string, values: Record<string, number>): RenderedEvent => ({
  kind,
  values,
  clause: '',
  sentence: [],
});
const placed = (seat: number, card: number, cell: number): RenderedEvent => event('IslandPlaced', { seat, card, cell });
const seat = {
  hand: [],
  night_hand: [],
  hand_size: 0,
  pile_size: 9,
  discard_count: 0,
  discarded_cards: [],
  yellow_storms: 0,
  orange_storms: 0,
  shown_monsters: 0,
  found_count: 0,
  stopped: false,
};
const terms = {
  seats: 2,
  variant: 0,
  removed_count: 0,
  has_rocks: false,
  monster_count: 0,
  has_storms: false,
  solo_draw: 4,
  offer_rounds: 3,
};

test('the end shows who placed how many islands, without those taken back, and the gap that lacks most numbers', async () => {
  const grid = Array.from({ length: 36 }, (_, cell) => (cell === 7 ? 20 : 0));
  const view = {
    viewer: 0,
    terms,
    grid,
    night_cells: [],
    gone_cards: [],
    seats: [seat, seat],
    duel: null,
    figures: {
      gaps: [
        { cells: [0, 1], numbers_left: 1, is_tight: true, missing: 1 },
        { cells: [8, 9, 10, 11], numbers_left: 1, is_tight: true, missing: 3 },
        { cells: [20, 21], numbers_left: 9, is_tight: false, missing: 0 },
      ],
      closed_cells: [],
      has_compasses: false,
    },
  } as unknown as View;
  const entries: LogEntry[] = [
    [1, [placed(0, 20, 7)]],
    [2, [placed(1, 40, 18)]],
    [3, [placed(0, 60, 27)]],
    [4, [event('TakenBack', { seat: 0, to: 1 })]],
    [5, [event('GaveUp', {})]],
  ];
  const model = { view, entries, seat: 0, names: ['Anna', 'Otto'] } as unknown as TranquilityModel;
  const { container } = render(ResultDetails, { model });
  const lines = [...container.querySelectorAll('.facts li')].map((line) =>
    line.textContent?.replace(/\s+/g, ' ').trim(),
  );
  expect(container.querySelector('.big')?.textContent).toBe('tranquility-filled 1 36');
  expect(lines.map((line) => line?.split('tranquility-end-seat ')[1])).toEqual(['1 0', '0 0']);
  expect(container.querySelector('.short')?.textContent?.trim()).toBe('tranquility-end-gap 4 1');
  const outcome = { winners: [] };
  const scene = render(EndScene, { model: { ...model, outcome } as unknown as TranquilityModel });
  expect(scene.container.querySelectorAll('.tile.open')).toHaveLength(4);
  expect(scene.container.querySelector('.lamp')).toBeNull();
  await scene.rerender({ model: { ...model, outcome: { winners: [0, 1] } } as unknown as TranquilityModel });
  expect(scene.container.querySelectorAll('.tile.open')).toHaveLength(0);
  expect(scene.container.querySelector('.lamp')).not.toBeNull();
});
