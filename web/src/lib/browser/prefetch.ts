// Loads parts of the page in advance.
const DELAY_MS = 1500;

/** Loads a part after a delay, or now. A failed load is tried again when the part is needed. */
export function prefetch<T>(fetch: () => Promise<T>, now = false): () => Promise<T> {
  let part = now ? fetch() : new Promise((done) => setTimeout(done, DELAY_MS)).then(fetch);
  part.catch(() => {}); // an error matters only when it is needed
  return () => (part = part.catch(fetch));
}
