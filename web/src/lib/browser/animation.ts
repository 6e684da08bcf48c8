/** How long an animation may take: nothing where the player wants no motion. */
export function animationMs(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
}
