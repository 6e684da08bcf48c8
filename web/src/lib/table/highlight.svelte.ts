// The thing of a sentence that the reader points at: boards and seats highlight it where they show it.
import type { Mention } from '../../generated/wire';

class Pointing {
  #thing = $state.raw<Mention | null>(null);

  get thing(): Mention | null {
    return this.#thing;
  }

  at(kind: string, value: number): boolean {
    return this.#thing !== null && this.#thing[0] === kind && this.#thing[1] === value;
  }

  begin(thing: Mention): void {
    this.#thing = thing;
  }

  end(): void {
    this.#thing = null;
  }
}

export const pointing = new Pointing();

/** `use:pointable={thing}`: who points at this text points at its thing; a tap shows it until the next one. */
export function pointable(element: HTMLElement, thing: Mention): { update(next: Mention): void; destroy(): void } {
  let current = thing;
  const begin = (): void => pointing.begin(current);
  const end = (event: PointerEvent): void => void (event.pointerType === 'mouse' && pointing.end());
  element.addEventListener('pointerenter', begin);
  element.addEventListener('pointerleave', end);
  return {
    update: (next) => (current = next),
    destroy() {
      element.removeEventListener('pointerenter', begin);
      element.removeEventListener('pointerleave', end);
      if (pointing.thing === current) pointing.end();
    },
  };
}
