// The Back key of a phone closes an open panel first.
import { isWideScreen } from './screenSize';

/** `use:backCloses={close}`: while the panel is open, one step back closes it instead of leaving the page. */
export function backCloses(
  _panel: HTMLElement,
  close: () => void,
): { update(next: () => void): void; destroy(): void } {
  let current = close;
  let isPushed = !isWideScreen();
  if (isPushed) history.pushState({ panel: true }, '');
  const back = (): void => {
    if (!isPushed) return;
    isPushed = false;
    current();
  };
  addEventListener('popstate', back);
  return {
    update: (next) => void (current = next),
    destroy() {
      removeEventListener('popstate', back);
      if (isPushed && history.state?.panel) history.back();
    },
  };
}
