// The player's decision: the question that a tap answers, and the view after all staged steps.
import type { View } from '../../generated/lords';
import { LOCATIONS, NO_ORDER, optionOf, readOption } from '../../generated/lords';
import type { RenderedAsk } from '../../generated/wire';
import type { StagedStep } from '../../lib/table/turnPlan.svelte';
import { factList, viewAfter, type LordsModel } from './model';

export class Decision {
  #model: () => LordsModel;
  /** A room that is picked and needs a cell. */
  pickedRoom = $state<number | null>(null);

  constructor(model: () => LordsModel) {
    this.#model = model;
  }

  model = $derived.by<LordsModel>(() => this.#model());
  steps = $derived.by<StagedStep[]>(() => this.model.turnPlan?.steps ?? []);
  /** The index of the step that a tap changes: the reopened one, the first default answer, or the one after the last. */
  stepIndex = $derived.by<number>(() => this.model.turnPlan?.reopenedIndex ?? this.#nextIndex());
  ask = $derived.by<RenderedAsk | null>(() => this.#askAt(this.stepIndex));
  /** The view after all staged steps. */
  view = $derived.by<View>(() => viewAfter(this.model));
  /** The staged answer to the question. */
  chosen = $derived.by<number | null>(() => this.steps[this.stepIndex]?.option ?? null);
  kind = $derived.by<string>(() => this.ask?.kind ?? '');

  #nextIndex(): number {
    const tapped = this.steps.findLastIndex((step) => !step.isDefault);
    const last = tapped === this.steps.length - 1 && this.model.turnPlan?.hasEnded;
    return last ? tapped : tapped + 1; // the next round has its own plan
  }

  #askAt(index: number): RenderedAsk | null {
    if (!this.model.isInteractive) return null;
    if (!this.model.turnPlan) return this.model.ask;
    return this.steps[index]?.ask ?? (index > 0 ? (this.steps[index - 1]?.preview.ask ?? null) : this.model.ask);
  }

  offers(option: number | null): boolean {
    return option !== null && (this.ask?.options.includes(option) ?? false);
  }

  /** Stages an answer, or asks why it is not possible. */
  choose(option: number | null): void {
    const { turnPlan } = this.model;
    if (option === null || !this.ask || !turnPlan) return;
    this.pickedRoom = null;
    if (!this.offers(option)) return this.whyNot(option);
    if (this.stepIndex < this.steps.length) turnPlan.change(this.stepIndex, option);
    else turnPlan.choose(option);
  }

  whyNot(option: number): void {
    const { turnPlan } = this.model;
    if (!turnPlan) return;
    if (this.stepIndex < this.steps.length && turnPlan.reopenedIndex === null) turnPlan.reopen(this.stepIndex);
    turnPlan.whyNot(option);
  }

  /** Picks a room for sale and highlights its cells. If there is none, the first cell explains why. */
  pickRoom(room: number): void {
    const cells = (this.ask?.options ?? []).filter((option) => readOption('BuildRoom', option)?.values.room === room);
    if (!cells.length) return this.whyNot(this.#anyPlacement(room));
    this.pickedRoom = this.pickedRoom === room ? null : room;
    if (this.pickedRoom !== null && this.steps.length) this.model.turnPlan?.clear();
    if (cells.length === 1 && this.pickedRoom !== null) this.choose(cells[0]);
  }

  /** An option to ask why a room does not fit. */
  #anyPlacement(room: number): number {
    const cell = this.model.view.lords[this.model.seat]?.dug_cells[0] ?? 0;
    return optionOf('BuildRoom', 'build', { room, cell }) ?? 0;
  }

  /** The best and the worst space that an order in a slot can get; null if unknown. */
  spaceBounds(slot: number, order: number): { best: number; worst: number } | null {
    const ask = this.#chooseOrderAsk();
    if (!ask || slot < 0 || order === NO_ORDER) return null;
    const index = slot * LOCATIONS + order;
    return { best: factList(ask, 'best')[index], worst: factList(ask, 'worst')[index] };
  }

  /** The same bounds for the non-player lord's order. */
  nonPlayerBounds(order: number): { best: number; worst: number } | null {
    const index = this.kind === 'PickNonPlayerOrder' ? (this.ask?.options.indexOf(order) ?? -1) : -1;
    return index < 0 ? null : { best: factList(this.ask, 'best')[index], worst: factList(this.ask, 'worst')[index] };
  }

  #chooseOrderAsk(): RenderedAsk | null {
    return [this.model.ask, ...this.steps.map((step) => step.ask)].find((ask) => ask?.kind === 'ChooseOrder') ?? null;
  }

  /** The staged answers to a kind of question, with form and values. */
  stagedAnswers(kind: string): { form: string; values: Readonly<Record<string, number>> }[] {
    return this.steps.flatMap((step) => (step.kind === kind ? (readOption(kind, step.option) ?? []) : []));
  }
}
