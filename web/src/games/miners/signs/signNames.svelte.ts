// Any sign says its name: to a mouse that rests on it, and to a finger that stays on it.
import type { SignEntry } from './signGlossary';

export interface NamedSign {
  sign: SignEntry;
  x: number;
  y: number;
}

const REST_MS = 400;
const HOLD_MS = 500;
/** A finger may shake by so many pixels. */
const SHAKE = 10;

export class SignNames {
  named = $state.raw<NamedSign | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start = { x: 0, y: 0 };
  #swallows = false;

  /** A mouse moves: the sign under it is named once it rests. */
  move({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') {
      if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > SHAKE) this.hide();
      return;
    }
    this.hide();
    this.#timer = setTimeout(() => this.#show(clientX, clientY), REST_MS);
  }

  /** A finger comes down: the sign under it is named if it stays. */
  press({ pointerType, clientX, clientY }: PointerEvent): void {
    this.hide();
    this.#swallows = false;
    this.#start = { x: clientX, y: clientY };
    if (pointerType === 'mouse') return;
    this.#timer = setTimeout(() => (this.#swallows = this.#show(clientX, clientY)), HOLD_MS);
  }

  /** A long press names a sign and taps nothing. */
  click(event: Event): void {
    if (!this.#swallows) return;
    this.#swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A finger goes up: a name that is shown stays for a moment of reading, until the next touch. */
  lift(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.named = null;
  }

  /** Shows the name of the sign at a place; returns whether there is one. Targets may lie over signs. */
  #show(x: number, y: number): boolean {
    const sign = document
      .elementsFromPoint(x, y)
      .map((one) => one.closest<HTMLElement | SVGElement>('[data-sign]')?.dataset.sign)
      .find(Boolean);
    this.named = sign ? { sign: sign as SignEntry, x, y } : null;
    return Boolean(sign);
  }
}
