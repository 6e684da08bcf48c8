import { FluentBundle, FluentResource } from '@fluent/bundle';
import { HOUSE } from '../../../generated/miners.house';
import { eventSigns, effectSigns } from './effectSigns';
import { SIGN_ENTRIES, signsOf } from './signGlossary';

const TEXTS = import.meta.glob<string>('../../../../../src/kazamata/words/web/miners.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every sign that any component shows is in the glossary', () => {
  const rows = [
    ...HOUSE.cards.flatMap((card) => card.effects),
    ...HOUSE.tracks.flatMap((track) => track.spaces),
    ...HOUSE.surface,
    ...Object.values(HOUSE.branches).flat(),
  ].map((one) => effectSigns(one.tree));
  const used = signsOf([...rows, ...HOUSE.events.map(eventSigns)]);
  expect(used.length).toBeGreaterThan(35);
  expect(used.filter((sign) => !SIGN_ENTRIES.includes(sign))).toEqual([]);
});

test('every sign of the glossary is explained in every language', () => {
  expect(Object.keys(TEXTS).length).toBe(4);
  for (const text of Object.values(TEXTS)) {
    const bundle = new FluentBundle('en');
    bundle.addResource(new FluentResource(text));
    expect(SIGN_ENTRIES.filter((sign) => !bundle.hasMessage(`page-miners-sign-${sign}`))).toEqual([]);
  }
});
