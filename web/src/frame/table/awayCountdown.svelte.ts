import type { SeatInfo } from '../../generated/wire';

/** How many seconds absent players have until they count as away. It runs only while somebody is absent. */
export function awayCountdown(seats: () => SeatInfo[]): { seconds: (seat: number) => number } {
  let now = $state(Date.now());
  const isRunning = $derived(seats().some((seat) => seat.away_at !== null && !seat.away));
  $effect(() => {
    if (!isRunning) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), 1000);
    return () => clearInterval(timer);
  });
  return { seconds: (seat) => Math.max(0, Math.ceil((seats()[seat].away_at ?? 0) - now / 1000)) };
}
