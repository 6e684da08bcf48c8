// Dragging a card of the hand to a cell with mouse, pen or finger.
import type { MoveSelection } from './moveSelection.svelte';

/** A press becomes a drag after this many pixels. */
const SLACK = 8;

export class CardDrag {
  /** The dragged card and the pointer's place; null before the slack is used up. */
  shown = $state.raw<{ card: number; x: number; y: number; isTouch: boolean } | null>(null);
  /** The cell below the pointer. */
  cell = $state<number | null>(null);
  #start: { index: number; x: number; y: number } | null = null;
  /** The click that follows a drag means nothing. */
  #ignoresClick = false;

  constructor(private readonly selection: MoveSelection) {}

  press(event: PointerEvent & { currentTarget: HTMLElement }, index: number): void {
    this.#ignoresClick = false;
    if (event.button !== 0 || !this.selection.canPlace(index)) return;
    event.currentTarget.setPointerCapture(event.pointerId); // a quick pointer leaves the card before it moves
    this.#start = { index, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (!this.#start) return;
    if (!this.shown) {
      if (Math.hypot(x - this.#start.x, y - this.#start.y) < SLACK) return;
      this.selection.holdCard(this.#start.index);
    }
    this.shown = { card: this.selection.hand[this.#start.index], x, y, isTouch: event.pointerType === 'touch' };
    this.cell = cellAt(x, y);
  }

  /** Drops the card: on a cell it is placed or refused there, elsewhere it goes back. */
  drop(): void {
    const { shown, cell } = this;
    this.cancel();
    if (!shown) return;
    this.#ignoresClick = true;
    if (cell === null) this.selection.putBack();
    else this.selection.choose(this.selection.optionAt(cell));
  }

  cancel(): void {
    this.#start = null;
    this.shown = null;
    this.cell = null;
  }

  /** Whether a click on a card counts as a tap. */
  takesClick(): boolean {
    const counts = !this.#ignoresClick;
    this.#ignoresClick = false;
    return counts;
  }
}

function cellAt(x: number, y: number): number | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('.cell[data-cell]');
  return cell ? Number(cell.dataset.cell) : null;
}
