import { expect, test } from 'vitest';
import signs from './signs.svg?raw';

const drawn = new Set([...signs.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const SOURCES = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** Places where a source names signs: an attribute, a field, a drawing, a table of signs. */
const PLACES = [
  /<Sign\b[^>]*?\bname=("[^"]+"|\{[^}]+\})/g,
  /\bsign: ('[^']+')/g,
  /\bdrawing\(('[^']+')\)/g,
  /\b[A-Z_]*(?:SIGNS|SOURCES|ABILITIES)\b[^;{}]*?= (\{[^;]*\})/g,
];

/** The words in quotes, without keys, kinds of questions and names that are put together. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/["']([a-z][\w-]*)["'](?!\])/g)].map(([, word]) => word).filter((word) => !word.endsWith('-'));

test('every sign that a source names is drawn', () => {
  const named = Object.entries(SOURCES).flatMap(([path, text]) =>
    path.includes('.test.')
      ? []
      : PLACES.flatMap((place) => [...text.matchAll(place)]).flatMap(([, part]) =>
          wordsIn(part).map((word) => `${path}: ${word}`),
        ),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((one) => !drawn.has(one.split(': ')[1]))).toEqual([]);
});
