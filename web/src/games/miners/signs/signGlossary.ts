// The signs by subject, each with its clause. The texts `page-miners-sign-<name>` explain them.
import type { SignToken, SignGroup } from './effectSigns';
import type { SignName } from './signs';

export type SignEntry = SignName | 'price';

/** The clause about a sign. */
export const CLAUSES: Readonly<Partial<Record<SignEntry, string>>> = {
  coin: 'IM-12', gem: 'IM-46', price: 'IM-A13', draw: 'IM-38', 'deck-1': 'IM-38', deep: 'IM-40', seek: 'IM-41', discard: 'IM-39', discount: 'IM-A27', hand: 'IM-39',
  advance: 'IM-42', position: 'IM-A23', distance: 'IM-A23', boards: 'IM-44',
  'machinery-here': 'IM-33', 'machinery-other': 'IM-33', 'machinery-anywhere': 'IM-33', machinery: 'IM-33', dismantle: 'IM-A16', 'with-machinery': 'IM-36',
  collapse: 'IM-34', 'collapse-other': 'IM-34', 'collapse-free': 'IM-34', clear: 'IM-R6', 'cart-full': 'IM-23', 'cart-half': 'IM-23', 'cart-place': 'IM-35', 'cart-here': 'IM-23',
  activate: 'IM-36', surface: 'IM-27', 'f-s': 'IM-50', 'f-b': 'IM-49', 'f-e': 'IM-49', 'f-j': 'IM-49', 'f-a': 'IM-49', 'f-r': 'IM-49', 'f-kinds': 'IM-49', 'f-any': 'IM-41',
  'event-now': 'IM-14', 'event-round': 'IM-14', 'event-end': 'IM-14', 'no-return': 'IM-28', 'new-shift': 'IM-38', 'twin-seams': 'IM-49', pairs: 'IM-A22', neighbours: 'IM-A22', row: 'IM-19', rows: 'IM-19',
}; // prettier-ignore

/** All signs by subject, the most important first. */
export const CHAPTERS: readonly { key: string; signs: readonly SignEntry[] }[] = [
  { key: 'goods', signs: ['coin', 'gem', 'price', 'draw', 'deck-1', 'deep', 'seek', 'hand', 'discard', 'discount'] },
  { key: 'grammar', signs: ['per', 'pay', 'yes', 'no', 'or', 'buy'] },
  { key: 'mine', signs: ['card', 'cart-full', 'cart-half', 'cart-place', 'cart-here', 'machinery', 'machinery-here', 'machinery-other', 'machinery-anywhere', 'dismantle', 'with-machinery', 'collapse', 'collapse-other', 'clear', 'collapse-free'] },
  { key: 'places', signs: ['row', 'rows', 'neighbours', 'pairs', 'both-above', 'between-two', 'at-the-end', 'nothing-below'] },
  { key: 'ways', signs: ['activate', 'surface', 'new-shift', 'twin-seams', 'advance', 'position', 'distance', 'boards', 'no-return'] },
  { key: 'factions', signs: ['f-s', 'f-b', 'f-e', 'f-j', 'f-a', 'f-r', 'f-kinds', 'f-any', 'f-none'] },
  { key: 'events', signs: ['event-now', 'event-round', 'event-end'] },
]; // prettier-ignore

export const SIGN_ENTRIES = CHAPTERS.flatMap((chapter) => chapter.signs);

/** The entry that explains a sign; one entry explains all decks. */
export const entryOf = (sign: SignEntry): SignEntry => (/^deck-\d$/.test(sign) ? 'deck-1' : sign);

const named = (bit: SignToken): SignEntry | null => {
  if (bit.as === 'text') return null;
  if (bit.as === 'coin' || bit.as === 'gem' || bit.as === 'price') return bit.as;
  return entryOf(bit.sign!);
};

/** The signs of some rows in order, without repeats. */
export function signsOf(rows: readonly SignGroup[][]): SignEntry[] {
  const found = rows.flat(2).flatMap((bit) => named(bit) ?? []);
  return [...new Set(found)];
}
