/** Whether there is room for panels beside the board; the style sheets ask the same with `(max-width: 899px), (max-height: 560px)`. */
export const isBroad = (): boolean => matchMedia('(min-width: 900px) and (min-height: 561px)').matches;
