// The risk of a placement, from the facts of its question: cells on both sides, and the numbers left for them.
import { HOPELESS, TIGHT, type Ask, type Facts } from '../../generated/tranquility';
import { factList } from '../../lib/table/gameTypes';
import { t } from '../../lib/browser/translations.svelte';

const factOf = (ask: Ask, name: keyof Facts['TakeTurn'], option: number): number =>
  factList(ask, name)[ask.options.indexOf(option)] ?? 0;

export const riskOf = (ask: Ask | null, option: number): number => (ask ? factOf(ask, 'risk', option) : 0);
export const isHopeless = (ask: Ask | null, option: number): boolean => riskOf(ask, option) === HOPELESS;

/** The facts of each side of a placement: its empty cells, and the numbers left for them. */
const SIDES = [
  ['before', 'below'],
  ['after', 'above'],
] as const;

/** The sides that lack numbers in words; if none does, all sides with cells. */
function sidesOf(ask: Ask, option: number): string {
  const sides = SIDES.map(([side, numbers]) => ({
    side,
    cells: factOf(ask, side, option),
    numbers: factOf(ask, numbers, option),
  }));
  const short = sides.filter(({ cells, numbers }) => numbers < cells);
  const meant = short.length ? short : sides.filter(({ cells }) => cells > 0);
  return meant
    .map(({ side, cells, numbers }) =>
      t(side === 'before' ? 'tranquility-cells-before' : 'tranquility-cells-after', { cells, numbers }),
    )
    .join('; ');
}

/** The warning before a placement is confirmed; empty if there is no risk. */
export function warningOf(ask: Ask | null, option: number): string {
  const risk = riskOf(ask, option);
  if (!ask || risk < TIGHT) return '';
  return t(risk === HOPELESS ? 'tranquility-hopeless' : 'tranquility-tight', { sides: sidesOf(ask, option) });
}

/** Why the guided game blocks a placement. */
export const blockReason = (ask: Ask | null, option: number): string =>
  ask && isHopeless(ask, option) ? t('tranquility-kept-back', { sides: sidesOf(ask, option) }) : '';
