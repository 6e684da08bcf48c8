// Opens the wanted page as soon as the server answers again.
const PROBE_MS = 3000;

async function probe() {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

setInterval(probe, PROBE_MS);
addEventListener('online', probe);
