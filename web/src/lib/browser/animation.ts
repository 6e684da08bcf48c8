import { settings } from './settings.svelte';

/** The duration of an animation; 0 if the player prefers reduced motion, here or in the system. */
export function animationMs(milliseconds: number): number {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
}
