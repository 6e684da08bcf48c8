/** The duration of an animation; 0 if the player prefers reduced motion. */
export function animationMs(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
}
