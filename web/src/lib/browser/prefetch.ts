// Parts of the page that are fetched while nobody waits for them.
const DELAY_MS = 1500;

/** A part that is fetched a little later, or at once; where that fails (the line is lost) it is tried again when it is needed. */
export function prefetch<T>(fetch: () => Promise<T>, now = false): () => Promise<T> {
  let part = now ? fetch() : new Promise((done) => setTimeout(done, DELAY_MS)).then(fetch);
  part.catch(() => {}); // nobody needs it yet
  return () => (part = part.catch(fetch));
}
