// The views between the steps of recent entries. The server sends what leads back from each view to the one before it.
import type { EarlierView } from '../../generated/wire';

type Changes = Record<string, unknown>;

const isChanges = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a value with other values at some keys or indexes. */
function withChanges(value: unknown, changes: Changes): unknown {
  if (typeof value !== 'object' || value === null) return changes;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Changes;
  for (const [key, change] of Object.entries(changes))
    copy[key] = isChanges(change) ? withChanges(copy[key], change) : change;
  return copy;
}

/** The view after the step that emitted an event: the event with this index of entry `seq`. */
export function viewAfterEvent<View>(view: View, earlier: readonly EarlierView[], seq: number, index: number): View {
  if (!earlier.length || seq < earlier[0].seq) return view;
  const first = earlier.findIndex((one) => one.seq > seq || (one.seq === seq && one.events > index));
  const later = first < 0 ? [] : earlier.slice(first);
  return later.reduceRight<View>((shown, { changes }) => withChanges(shown, changes as Changes) as View, view);
}
