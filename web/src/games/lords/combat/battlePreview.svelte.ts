// Previews of the staged battle, one for each combat card that may come. They are requested again after each change of plan or preferences.
import { optionOf, readOption, type Types } from '../../../generated/lords';
import type { AskKind, PlanStep, RevealPreviewOf } from '../../../lib/table/gameTypes';
import { expandPack, ownLord, type LordsModel } from '../model';
import { endsRound } from './combatRounds';
import { STOP_KINDS, defaultAnswersFor } from './attackPreferences.svelte';

const DELAY_MS = 60;
const READY = optionOf('PlanBattle', 'ready')!;

/** Cuts a preview at the end of its round. */
function oneRound(preview: RevealPreviewOf<Types>): RevealPreviewOf<Types> {
  const end = preview.preview.events.findIndex(endsRound);
  return end < 0
    ? preview
    : { ...preview, preview: { ...preview.preview, events: preview.preview.events.slice(0, end) } };
}

export class BattlePreview {
  revealPreviews = $state.raw<RevealPreviewOf<Types>[]>([]);
  /** The round of the Combat that the previews are about. */
  round = $state(0);
  isLoading = $state(false);
  #model: () => LordsModel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requestedKey = '';

  constructor(model: () => LordsModel) {
    this.#model = model;
  }

  /** The staged answers of this round's plan. */
  #sent = $derived.by(() => this.#plan().flatMap((step) => readOption('PlanBattle', step.option) ?? []));
  /** The fighters: planned before, and staged now. */
  traps = $derived.by<number[]>(() => [
    ...expandPack(ownLord(this.#model())?.plan_traps ?? []),
    ...this.#sent.flatMap((answer) => (answer.form === 'plan-trap' ? [answer.values.trap] : [])),
  ]);
  team = $derived.by<number[]>(() => {
    const model = this.#model();
    if (model.view.battle?.seat === model.seat) return expandPack(model.view.battle.waiting_creatures);
    return [
      ...expandPack(ownLord(model)?.plan_creatures ?? []),
      ...this.#sent.flatMap((answer) => (answer.form === 'plan-creature' ? [answer.values.creature] : [])),
    ];
  });
  /** The cell of the battle; -1 while it is not chosen. */
  battleCell = $derived.by<number>(() => {
    const model = this.#model();
    return model.view.battle?.seat === model.seat
      ? model.view.battle.cell
      : (this.#sent.findLast((answer) => answer.form === 'plan-tile')?.values.cell ?? ownLord(model)?.plan_cell ?? -1);
  });

  /** The staged steps of this round's plan; others may follow them. */
  #plan(): PlanStep<Types>[] {
    const steps = this.#model().turnPlan?.steps ?? [];
    const end = steps.findIndex((step) => step.kind === 'PlanBattle' && step.option === READY);
    return steps.slice(0, end < 0 ? undefined : end + 1).filter((step) => step.kind === 'PlanBattle');
  }

  /** All staged steps; an unfinished plan is previewed as if it were finished. */
  #steps(): PlanStep<Types>[] {
    const model = this.#model();
    const steps: PlanStep<Types>[] = (model.turnPlan?.steps ?? []).map(({ kind, option }) => ({ kind, option }));
    const open =
      model.ask?.kind === 'PlanBattle' && !steps.some((step) => step.kind === 'PlanBattle' && step.option === READY);
    return open ? [...steps, { kind: 'PlanBattle', option: READY }] : steps;
  }

  /** Requests the previews, unless the last request was the same. */
  refresh(): () => void {
    const model = this.#model();
    const steps = this.#steps();
    const defaultAnswers = defaultAnswersFor(this.team);
    const key = JSON.stringify([model.seq, model.askKey, steps, defaultAnswers]);
    clearTimeout(this.#timer);
    if (
      !model.ask ||
      !model.isInteractive ||
      !model.previewReveals ||
      model.turnPlan?.isPreviewing ||
      key === this.#requestedKey
    )
      return () => {};
    this.isLoading = true;
    this.#timer = setTimeout(() => void this.#ask(model, key, steps, defaultAnswers), DELAY_MS);
    return () => clearTimeout(this.#timer);
  }

  async #ask(
    model: LordsModel,
    key: string,
    steps: PlanStep<Types>[],
    defaultAnswers: Partial<Record<AskKind<Types>, number[][]>>,
  ): Promise<void> {
    this.#requestedKey = key;
    const previews = await model.previewReveals?.(steps, defaultAnswers, STOP_KINDS);
    if (this.#requestedKey !== key) return;
    this.isLoading = false;
    if (previews) {
      this.revealPreviews = previews.map(oneRound);
      this.round = model.view.combat_round;
    } else this.#requestedKey = '';
  }
}
