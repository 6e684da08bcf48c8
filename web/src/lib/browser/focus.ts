// Focus: a ring where the browser hides it, and boxes that take the focus and give it back.

/** Moves the focus and shows its ring, also after a tap. Browsers that do not know `focusVisible` get a class. */
export function focusVisibly(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ focusVisible: true } as FocusOptions);
  if (element.matches(':focus-visible')) return;
  element.classList.add('ringed');
  element.addEventListener('blur', () => element.classList.remove('ringed'), { once: true });
}

/**
 * `use:ownFocus={close}`: an opened box takes the focus, closes on Escape and on a press beside it, and returns the focus to where it came from.
 * The first element with `data-first`, or else the box itself, gets the focus. A box with `data-stays` does not close on a press beside it:
 * it is part of the page's flow, and closing it would move the pressed element.
 */
export function ownFocus(box: HTMLElement, close: () => void): { update(next: () => void): void; destroy(): void } {
  const before = document.activeElement;
  let current = close;
  (box.querySelector<HTMLElement>('[data-first]') ?? box).focus();
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    current();
  };
  const outside = ({ target }: PointerEvent): void => {
    if ('stays' in box.dataset) return;
    if (target instanceof Node && !box.contains(target) && !before?.contains(target)) current();
  };
  box.addEventListener('keydown', press);
  document.addEventListener('pointerdown', outside);
  return {
    update: (next) => void (current = next),
    destroy() {
      box.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', outside);
      const now = document.activeElement;
      const isLost = !now || now === document.body || box.contains(now);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}
