import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { BOX } from '../../generated/lords.box';
import type { RenderedEvent } from '../../generated/wire';
import type { LogEntry } from '../../lib/table/gameLog';
import FinalScores from './FinalScores.svelte';
import type { LordsModel } from './model';

const event = (kind: string, values: Record<string, number>): RenderedEvent => ({
  kind,
  values,
  clause: '',
  sentence: [],
});

test('what was taken back is no part of the story of a year', () => {
  const entries: LogEntry[] = [
    [1, [event('RoomBuilt', { seat: 0 })]],
    [2, [event('RoomBuilt', { seat: 0 }), event('CreatureHired', { seat: 1 })]],
    [3, [event('YearBegan', { year: 2 }), event('RoomBuilt', { seat: 1 })]],
    [4, [event('TakenBack', { seat: 0, to: 1 })]],
    [5, [event('CreatureHired', { seat: 0 })]],
  ];
  const lord = { prison: [] };
  const view = { year: 1, terms: { scenario: 0 }, lords: [lord, lord] };
  const model = {
    view,
    entries,
    catalogue: BOX,
    names: ['Mira', 'Otto'],
    seat: 0,
    outcome: null,
    currentScore: null,
  } as unknown as LordsModel;
  const { container } = render(FinalScores, { model });
  const rows = [...container.querySelectorAll('.story li')].map((row) =>
    [...row.querySelectorAll('span[title]')].map((one) => Number(/\d+/.exec(one.textContent ?? '')?.[0])),
  );
  // died, conquered, hired, built, paladins: the first year of both lords, then the second
  expect(rows).toEqual([[0, 0, 1, 1, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]); // prettier-ignore
});
