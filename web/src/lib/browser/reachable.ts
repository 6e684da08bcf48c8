// Notices when a server that could not be reached answers again, so that messages about it go away by themselves.

const PROBE_MS = 3000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls back whenever the server answers again after a failure; returns a function that ends this. */
export function onServerBack(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** A request got no answer: the server is asked until it answers. */
export function reportUnreachable(): void {
  if (timer === undefined) timer = setTimeout(() => void probe(), PROBE_MS);
}

async function probe(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const isBack = await fetch('/health', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isBack) return reportUnreachable();
  for (const callback of [...listeners]) callback();
}

addEventListener('online', () => {
  if (timer !== undefined) void probe();
});
