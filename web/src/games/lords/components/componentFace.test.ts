import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { ComponentCatalogue } from '../../../generated/lords';
import { BOX } from '../../../generated/lords.box';
import { faceOf, type ComponentKind } from './componentFace';
import type { LordsModel } from '../model';
import signs from './signs.svg?raw';
import ComponentFace from './ComponentFace.svelte';

const drawn = new Set([...signs.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const COMPONENT_LISTS: [ComponentKind, Exclude<keyof ComponentCatalogue, 'zones' | 'sheep'>][] = [
  ['creature', 'creatures'],
  ['adventurer', 'adventurers'],
  ['trap', 'traps'],
  ['room', 'rooms'],
  ['spell', 'spells'],
  ['special', 'specials'],
  ['order', 'orders'],
  ['tile', 'tiles'],
];
const all = COMPONENT_LISTS.flatMap(([kind, list]) =>
  Array.from({ length: BOX[list].length }, (_, id) => [kind, id] as const),
);
const model = (catalogue: ComponentCatalogue, year = 1) => ({ catalogue, view: { year } }) as unknown as LordsModel;

test('everything in the box has a face whose signs are drawn', () => {
  expect(all.length).toBe(
    BOX.creatures.length +
      BOX.adventurers.length +
      BOX.traps.length +
      BOX.rooms.length +
      BOX.spells.length +
      BOX.specials.length +
      8 +
      3,
  );
  for (const [kind, id] of all) {
    for (const year of [1, 2]) {
      const face = faceOf(BOX, kind, id, year);
      const signs = [face.sign, ...face.price.map((mark) => mark.sign), ...face.rows.flat().map((mark) => mark.sign)];
      expect(
        signs.filter((sign) => sign === 'unknown' || !drawn.has(sign)),
        `${kind} ${id}`,
      ).toEqual([]);
      expect(face.name && face.texts.length, `${kind} ${id}`).toBeTruthy();
    }
  }
});

test('no two kinds of things share a picture', () => {
  const pictures = all.filter(([kind]) => kind !== 'adventurer').map(([kind, id]) => faceOf(BOX, kind, id).sign);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('every component with an effect has marks: the row is never empty', () => {
  for (const [kind, id] of all.filter(([kind]) => !['special', 'order', 'tile'].includes(kind))) {
    const { rows } = faceOf(BOX, kind, id);
    const phantom = kind === 'adventurer' && BOX.adventurers[id].row.kind === 'illusion';
    expect(rows.length > 0 && (phantom || rows.every((row) => row.length > 0)), `${kind} ${id}`).toBe(true);
  }
});

test('a face of an owner’s own row shows that row', () => {
  const own = structuredClone(BOX);
  Object.assign(own.creatures[0].row, { food: 0, gold: 3 });
  Object.assign(own.creatures[0].row.first, { strength: 9, aim: 'all', follow: 0 });
  const { price, rows } = faceOf(own, 'creature', 0);
  expect(price).toEqual([{ sign: 'gold', count: 3, tone: 'gold' }]);
  expect(rows[0]).toEqual([{ sign: 't-all', count: 9, tone: 'damage' }]);
});

test('a trap shows the year that is played', () => {
  const count = (year: number) => faceOf(BOX, 'trap', 0, year).rows[0][0].count;
  expect([count(1), count(2)]).toEqual([BOX.traps[0].row.year_1.first, BOX.traps[0].row.year_2.first]);
});

test('zones cover what the rules name', () => {
  const size = (zone: string) => BOX.zones[zone].length;
  expect(['anywhere', 'upper', 'lower', 'edge', 'centre'].map(size)).toEqual([20, 10, 10, 14, 6]);
  const room = BOX.rooms.findIndex((one) => one.row.zone === 'upper');
  const { container } = render(ComponentFace, { model: model(BOX), kind: 'room', id: room, size: 'R' });
  const places = (selector: string) =>
    [...container.querySelectorAll(selector)].map((one) => [one.getAttribute('x'), one.getAttribute('y')].join());
  expect(new Set(places('.zone rect')).size).toBe(20);
  expect(places('.zone .inside')).toEqual(places('.zone rect').slice(0, 10));
});

test('a hurt adventurer shows every heart, lost ones too', () => {
  const { container } = render(ComponentFace, { model: model(BOX), kind: 'adventurer', id: 3, size: 'S', damage: 2 });
  const hearts = [...container.querySelectorAll('.life use')].map((one) => one.getAttribute('href')?.split('#')[1]);
  expect(hearts).toEqual(['heart', 'heart', 'heart', 'heart-lost', 'heart-lost']);
});

test.each(['T', 'S', 'R'] as const)('every tile is drawn at size %s', (size) => {
  for (const [kind, id] of all) {
    const { container, unmount } = render(ComponentFace, { model: model(BOX), kind, id, size });
    expect(container.querySelector('use')?.getAttribute('href'), `${kind} ${id}`).toContain('#');
    unmount();
  }
});
