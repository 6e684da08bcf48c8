// The player's decision: the question that a tap answers, and the view after all staged steps.
import type { Ask, Types, View } from '../../generated/lords';
import { BOUND_INDEXES, NO_ORDER, optionOf, readOption } from '../../generated/lords';
import { factList, isOneOf, type AskKind } from '../../lib/table/gameTypes';
import type { StagedStep } from '../../lib/table/turnPlan.svelte';
import { buildOf, changedIndex, viewAfter, type LordsModel } from './model';

const ORDER_KINDS = ['KeepOrder', 'ChooseOrder', 'PickNonPlayerOrder'] as const satisfies readonly AskKind<Types>[];

export class Decision {
  #model: () => LordsModel;
  /** A room that is picked and needs a cell. */
  pickedRoom = $state<number | null>(null);

  constructor(model: () => LordsModel) {
    this.#model = model;
  }

  model = $derived.by<LordsModel>(() => this.#model());
  steps = $derived.by<StagedStep<Types>[]>(() => this.model.turnPlan?.steps ?? []);
  /** The index of the step that a tap changes: the reopened one, the first default answer, or the one after the last. */
  stepIndex = $derived.by<number>(() => (this.model.turnPlan ? changedIndex(this.model.turnPlan) : 0));
  ask = $derived.by<Ask | null>(() => this.#askAt(this.stepIndex));
  /** Whether the board shows the playback; a tapped answer shows the present again. */
  isPlayed = $derived.by<boolean>(
    () => Boolean(this.model.playback?.isRunning) && this.steps.every((step) => step.isDefault),
  );
  /** The view after all staged steps, or that of the playback. */
  view = $derived.by<View>(() =>
    this.isPlayed ? this.model.playback.viewAtBeat(this.model.view) : viewAfter(this.model),
  );
  /** The view that the staged steps change. */
  before = $derived.by<View>(() => (this.isPlayed ? this.view : this.model.view));
  /** The staged answer to the question. */
  chosen = $derived.by<number | null>(() => this.steps[this.stepIndex]?.option ?? null);
  kind = $derived.by<AskKind<Types> | ''>(() => this.ask?.kind ?? '');

  #askAt(index: number): Ask | null {
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

  /** The option that names an order; null if the question is not about one. */
  orderOption(order: number): number | null {
    return isOneOf(ORDER_KINDS, this.kind) ? optionOf(this.kind, 'order', { order }) : null;
  }

  /** Whether the player has staged this answer. */
  isStaged(kind: AskKind<Types>, option: number): boolean {
    return this.steps.some((step) => !step.isDefault && step.kind === kind && step.option === option);
  }

  /** Removes a staged answer; the other tapped answers are staged again. */
  takeBack(kind: AskKind<Types>, option: number): void {
    const steps = this.steps.filter((step) => !step.isDefault);
    const place = steps.findLastIndex((step) => step.kind === kind && step.option === option);
    if (place < 0) return;
    const rest = steps.filter((_, index) => index !== place).map((step) => ({ kind: step.kind, option: step.option }));
    if (rest.length) this.model.turnPlan?.replaceAll(rest);
    else this.model.turnPlan?.clear();
  }

  whyNot(option: number): void {
    const { turnPlan } = this.model;
    if (!turnPlan) return;
    if (this.stepIndex < this.steps.length && turnPlan.reopenedIndex === null) turnPlan.reopen(this.stepIndex);
    turnPlan.whyNot(option);
  }

  /** Picks a room for sale and highlights its cells; a single cell is chosen at once. Without a cell it asks why. */
  pickRoom(room: number): void {
    const cells = (this.ask?.options ?? []).filter((option) => buildOf(option)?.room === room);
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
    const index = BOUND_INDEXES[slot][order];
    return { best: factList(ask, 'best')[index], worst: factList(ask, 'worst')[index] };
  }

  /** The first slot in which an order gets a space. */
  firstSlot = (order: number): number => factList(this.#chooseOrderAsk(), 'first_slots')[order] ?? 0;

  /** The same bounds for the non-player lord's order. */
  nonPlayerBounds(order: number): { best: number; worst: number } | null {
    const index = this.kind === 'PickNonPlayerOrder' ? (this.ask?.options.indexOf(this.orderOption(order)!) ?? -1) : -1;
    return index < 0 ? null : { best: factList(this.ask, 'best')[index], worst: factList(this.ask, 'worst')[index] };
  }

  #chooseOrderAsk(): Ask | null {
    return [this.model.ask, ...this.steps.map((step) => step.ask)].find((ask) => ask?.kind === 'ChooseOrder') ?? null;
  }

  /** The staged answers to a kind of question, with form and values. */
  stagedAnswers<Kind extends AskKind<Types>>(kind: Kind): NonNullable<ReturnType<typeof readOption<Kind>>>[] {
    return this.steps.flatMap((step) => (step.kind === kind ? (readOption(kind, step.option) ?? []) : []));
  }
}
