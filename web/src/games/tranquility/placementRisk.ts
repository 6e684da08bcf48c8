// The risk of a placement, from the facts of its question: cells on both sides, and the numbers left for them.
import type { RenderedAsk } from '../../generated/wire';
import { t } from '../../lib/browser/translations.svelte';

const TIGHT = 1;
const HOPELESS = 2;

const factOf = (ask: RenderedAsk, name: string, option: number): number =>
  [ask.facts[name] ?? []].flat()[ask.options.indexOf(option)] ?? 0;

export const riskOf = (ask: RenderedAsk | null, option: number): number => (ask ? factOf(ask, 'risk', option) : 0);
export const isHopeless = (ask: RenderedAsk | null, option: number): boolean => riskOf(ask, option) === HOPELESS;

/** The risky sides in words. */
function sidesOf(ask: RenderedAsk, option: number): string {
  const sides = [
    ['before', 'below'],
    ['after', 'above'],
  ].map(([side, of]) => ({ side, cells: factOf(ask, side, option), numbers: factOf(ask, of, option) }));
  const short = sides.filter(({ cells, numbers }) => numbers < cells);
  const meant = short.length ? short : sides.filter(({ cells }) => cells > 0);
  return meant
    .map(({ side, cells, numbers }) =>
      t(side === 'before' ? 'tranquility-cells-before' : 'tranquility-cells-after', { cells, numbers }),
    )
    .join('; ');
}

/** The warning before a placement is confirmed; empty if there is no risk. */
export function warningOf(ask: RenderedAsk | null, option: number): string {
  const risk = riskOf(ask, option);
  if (!ask || risk < TIGHT) return '';
  return t(risk === HOPELESS ? 'tranquility-hopeless' : 'tranquility-tight', { sides: sidesOf(ask, option) });
}

/** Why the guided game blocks a placement. */
export const blockReason = (ask: RenderedAsk | null, option: number): string =>
  ask && isHopeless(ask, option) ? t('tranquility-kept-back', { sides: sidesOf(ask, option) }) : '';
