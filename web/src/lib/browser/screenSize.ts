import { MediaQuery } from 'svelte/reactivity';

const WIDE = '(min-width: 900px) and (min-height: 561px)';
/** Whether there is room for panels beside the board; the style sheets ask the same with `(max-width: 899px), (max-height: 560px)`. */
export const isWideScreen = (): boolean => matchMedia(WIDE).matches;
/** The same for what is drawn only there, or only elsewhere: `broad.current`. */
export const wideScreen = new MediaQuery(WIDE);
/** Broad, or a tablet: there is room for what a phone shows on demand. */
export const tabletScreen = new MediaQuery('(min-width: 700px) and (min-height: 561px)');
