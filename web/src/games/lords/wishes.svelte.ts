// Which orders of this round run without asking again, where the player has said so himself.
import type { View } from '../../generated/lords';

class Wishes {
  #round = $state('');
  #slots = $state.raw<Record<number, boolean>>({});

  of(view: View): Readonly<Record<number, boolean>> {
    return this.#round === key(view) ? this.#slots : {};
  }

  wish(view: View, slot: number, runs: boolean): void {
    this.#slots = { ...this.of(view), [slot]: runs };
    this.#round = key(view);
  }
}

const key = (view: View): string => `${view.year} ${view.season}`;

export const wishes = new Wishes();
