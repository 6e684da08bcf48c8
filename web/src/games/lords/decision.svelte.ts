// What the player is deciding: the question that a tap answers, and the table as it would be after all that is staged.
import type { View } from '../../generated/lords';
import { LOCATIONS, NO_ORDER, optionOf, readOption } from '../../generated/lords';
import type { RenderedAsk } from '../../generated/wire';
import type { StagedStep } from '../../lib/table/turnPlan.svelte';
import { row, viewAfter, type LordsPlay } from './model';

export class Desk {
  #play: () => LordsPlay;
  /** A room that is picked up and waits for its cell. */
  room = $state<number | null>(null);

  constructor(play: () => LordsPlay) {
    this.#play = play;
  }

  play = $derived.by<LordsPlay>(() => this.#play());
  steps = $derived.by<StagedStep[]>(() => this.play.turnPlan?.steps ?? []);
  /** Where a tap acts: at the step that is open again, at the first that only lies ready, or behind the last. */
  place = $derived.by<number>(() => this.play.turnPlan?.reopenedIndex ?? this.#ready());
  ask = $derived.by<RenderedAsk | null>(() => this.#askAt(this.place));
  /** The table as it would be. */
  view = $derived.by<View>(() => viewAfter(this.play));
  /** What is staged for the question. */
  chosen = $derived.by<number | null>(() => this.steps[this.place]?.option ?? null);
  kind = $derived.by<string>(() => this.ask?.kind ?? '');

  #ready(): number {
    const tapped = this.steps.findLastIndex((step) => !step.isDefault);
    const last = tapped === this.steps.length - 1 && this.play.turnPlan?.hasEnded;
    return last ? tapped : tapped + 1; // the next round is planned on its own
  }

  #askAt(place: number): RenderedAsk | null {
    if (!this.play.isInteractive) return null;
    if (!this.play.turnPlan) return this.play.ask;
    return this.steps[place]?.ask ?? (place > 0 ? (this.steps[place - 1]?.preview.ask ?? null) : this.play.ask);
  }

  offers(option: number | null): boolean {
    return option !== null && (this.ask?.options.includes(option) ?? false);
  }

  /** Stage an answer, or ask why it is not possible. */
  act(option: number | null): void {
    const { turnPlan: planning } = this.play;
    if (option === null || !this.ask || !planning) return;
    this.room = null;
    if (!this.offers(option)) return this.whyNot(option);
    if (this.place < this.steps.length) planning.change(this.place, option);
    else planning.choose(option);
  }

  whyNot(option: number): void {
    const { turnPlan: planning } = this.play;
    if (!planning) return;
    if (this.place < this.steps.length && planning.reopenedIndex === null) planning.reopen(this.place);
    planning.whyNot(option);
  }

  /** Pick up a room for sale: then its cells light. Where it fits nowhere the first cell says why. */
  hold(room: number): void {
    const cells = (this.ask?.options ?? []).filter((option) => readOption('BuildRoom', option)?.values.room === room);
    if (!cells.length) return this.whyNot(this.#anywhere(room));
    this.room = this.room === room ? null : room;
    if (this.room !== null && this.steps.length) this.play.turnPlan?.clear();
    if (cells.length === 1 && this.room !== null) this.act(cells[0]);
  }

  /** A tunnel, to ask about: why a room does not fit there. */
  #anywhere(room: number): number {
    const cell = this.play.view.lords[this.play.seat]?.dug_cells[0] ?? 0;
    return optionOf('BuildRoom', 'build', { room, cell }) ?? 0;
  }

  /** The best and the worst space that an order in a slot can get; null where nobody has said so. */
  bounds(slot: number, order: number): { best: number; worst: number } | null {
    const ask = this.#choosing();
    if (!ask || slot < 0 || order === NO_ORDER) return null;
    const place = slot * LOCATIONS + order;
    return { best: row(ask, 'best')[place], worst: row(ask, 'worst')[place] };
  }

  /** The same for what is picked for the non-player lord. */
  pickBounds(order: number): { best: number; worst: number } | null {
    const place = this.kind === 'PickForPuppet' ? (this.ask?.options.indexOf(order) ?? -1) : -1;
    return place < 0 ? null : { best: row(this.ask, 'best')[place], worst: row(this.ask, 'worst')[place] };
  }

  #choosing(): RenderedAsk | null {
    return [this.play.ask, ...this.steps.map((step) => step.ask)].find((ask) => ask?.kind === 'ChooseOrder') ?? null;
  }

  /** The forms and values of what is staged for a kind of question. */
  staged(kind: string): { form: string; values: Readonly<Record<string, number>> }[] {
    return this.steps.flatMap((step) => (step.kind === kind ? (readOption(kind, step.option) ?? []) : []));
  }
}
