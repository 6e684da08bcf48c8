// A long press of a finger, a right click or the menu key: reads a thing whose tap does something else.
const HOLD_MS = 500;

/** `use:longPress={read}`: calls `read` and swallows the click that ends the press. */
export function longPress(node: HTMLElement, read: () => void): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const stop = (): void => clearTimeout(timer);
  const start = (event: PointerEvent): void => {
    held = false;
    stop();
    if (event.pointerType !== 'mouse') timer = setTimeout(open, HOLD_MS);
  };
  function open(): void {
    stop();
    if (held) return;
    held = true;
    read();
  }
  const onMenu = (event: Event): void => {
    event.preventDefault();
    open();
    if (!(event instanceof PointerEvent && event.pointerType === 'touch')) held = false; // no click follows
  };
  const onClick = (event: Event): void => {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    held = false;
  };
  const listeners = {
    pointerdown: start,
    pointerup: stop,
    pointercancel: stop,
    pointerleave: stop,
    contextmenu: onMenu,
  };
  for (const [kind, listen] of Object.entries(listeners)) node.addEventListener(kind, listen as EventListener);
  node.addEventListener('click', onClick, true);
  return {
    update: (next) => (read = next),
    destroy() {
      stop();
      for (const [kind, listen] of Object.entries(listeners)) node.removeEventListener(kind, listen as EventListener);
      node.removeEventListener('click', onClick, true);
    },
  };
}
