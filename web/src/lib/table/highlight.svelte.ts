// The mention that the reader points at; boards and seats highlight it.
import type { Mention, Sentence } from '../../generated/wire';
import { isMention } from './sentences';

class Highlight {
  #thing = $state.raw<Mention | null>(null);
  #pinned = $state.raw<Mention[]>([]);

  get thing(): Mention | null {
    return this.#thing;
  }

  matches(kind: string, value: number): boolean {
    return [this.#thing, ...this.#pinned].some((thing) => thing !== null && thing[0] === kind && thing[1] === value);
  }

  /** Highlights the mentions of a sentence until the next call. */
  pin(sentence: Sentence): void {
    this.#pinned = sentence.filter(isMention);
  }

  begin(thing: Mention): void {
    this.#thing = thing;
  }

  end(): void {
    this.#thing = null;
  }
}

export const highlight = new Highlight();

/** `use:highlightOnPoint={thing}`: highlights the mention under the pointer; a tap highlights until the next one. */
export function highlightOnPoint(
  element: HTMLElement,
  thing: Mention,
): { update(next: Mention): void; destroy(): void } {
  let current = thing;
  const begin = (): void => highlight.begin(current);
  const end = (event: PointerEvent): void => void (event.pointerType === 'mouse' && highlight.end());
  element.addEventListener('pointerenter', begin);
  element.addEventListener('pointerleave', end);
  return {
    update: (next) => (current = next),
    destroy() {
      element.removeEventListener('pointerenter', begin);
      element.removeEventListener('pointerleave', end);
      if (highlight.thing === current) highlight.end();
    },
  };
}
