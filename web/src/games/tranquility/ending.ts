import type { GapView, View } from '../../generated/tranquility';

/** The gap that lacks the most numbers; undefined if none does. */
export const worstGap = (view: View): GapView | undefined =>
  view.figures.gaps.filter((gap) => gap.missing > 0).sort((one, other) => other.missing - one.missing)[0];
