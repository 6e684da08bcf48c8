// Places a bubble next to an element, inside the window and not over the element.
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

const within = (wanted: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(wanted, room - size - EDGE));

/** The area of an element that a bubble would cover. */
export function covered(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Tries left, right, above and below. It takes the first position that covers nothing, or else the one that covers least. */
export function placePopover(
  thing: Rect,
  bubble: { width: number; height: number },
  room: { width: number; height: number },
): Rect {
  const [middle, centre] = [
    thing.top + thing.height / 2 - bubble.height / 2,
    thing.left + thing.width / 2 - bubble.width / 2,
  ];
  const candidates = [
    [thing.left - bubble.width - GAP, middle],
    [thing.left + thing.width + GAP, middle],
    [centre, thing.top - bubble.height - GAP],
    [centre, thing.top + thing.height + GAP],
  ];
  const places = candidates.map(([left, top]) => ({
    left: within(left, bubble.width, room.width),
    top: within(top, bubble.height, room.height),
    ...bubble,
  }));
  return places.reduce((best, one) => (covered(one, thing) < covered(best, thing) ? one : best));
}
