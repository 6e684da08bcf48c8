import { MediaQuery } from 'svelte/reactivity';

const WIDE = '(min-width: 900px) and (min-height: 561px)';
/** Whether panels fit beside the board. Style sheets use `(max-width: 899px), (max-height: 560px)`. */
export const isWideScreen = (): boolean => matchMedia(WIDE).matches;
/** The same as reactive value: `wideScreen.current`. */
export const wideScreen = new MediaQuery(WIDE);
/** A wide screen or a tablet: it has space for things that a phone shows on demand. */
export const tabletScreen = new MediaQuery('(min-width: 700px) and (min-height: 561px)');
/** A phone on which not everything fits at once. */
export const smallPhone = new MediaQuery('(max-width: 699px) and (max-height: 720px)');
