// What the staged battle comes to with each combat card that may come: asked anew whenever the plan or a stance changes.
import { optionOf, readOption } from '../../../generated/lords';
import type { RevealPreview } from '../../../generated/wire';
import type { PlanStep } from '../../gamePlugin';
import { expandPack, ownLord, type LordsModel } from '../model';
import { endsRound } from './combatRounds';
import { STOP_KINDS, defaultAnswersFor } from './attackPreferences.svelte';

const DELAY_MS = 60;
const READY = optionOf('PlanBattle', 'ready')!;

/** A forecast ends with its round. */
function oneRound(preview: RevealPreview): RevealPreview {
  const end = preview.tried.events.findIndex(endsRound);
  return end < 0 ? preview : { ...preview, tried: { ...preview.tried, events: preview.tried.events.slice(0, end) } };
}

export class BattlePreview {
  revealPreviews = $state.raw<RevealPreview[]>([]);
  isLoading = $state(false);
  #model: () => LordsModel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requestedKey = '';

  constructor(model: () => LordsModel) {
    this.#model = model;
  }

  /** What is sent: planned before, and staged now. */
  traps = $derived.by<number[]>(() => [...expandPack(ownLord(this.#model())?.plan_traps ?? []), ...this.#staged('plan-trap', 'trap')]);
  team = $derived.by<number[]>(() => {
    const model = this.#model();
    if (model.view.battle?.seat === model.seat) return expandPack(model.view.battle.waiting_creatures);
    return [...expandPack(ownLord(model)?.plan_creatures ?? []), ...this.#staged('plan-creature', 'creature')];
  });
  /** Where the battle takes place; -1 as long as that is open. */
  battleCell = $derived.by<number>(() => {
    const model = this.#model();
    return model.view.battle?.seat === model.seat ? model.view.battle.cell : (this.#staged('plan-tile', 'cell').at(-1) ?? ownLord(model)?.plan_cell ?? -1);
  });

  #staged(form: string, field: string): number[] {
    const answers = this.#plan().map((step) => readOption('PlanBattle', step.option));
    return answers.flatMap((answer) => (answer?.form === form ? [answer.values[field]] : []));
  }

  /** The steps of the plan of this round; a trial of a battle that hides nothing goes on behind it. */
  #plan(): PlanStep[] {
    const steps = this.#model().turnPlan?.steps ?? [];
    const end = steps.findIndex((step) => step.kind === 'PlanBattle' && step.option === READY);
    return steps.slice(0, end < 0 ? undefined : end + 1).filter((step) => step.kind === 'PlanBattle');
  }

  /** All that is staged; a plan that is not finished is tried as if it were. */
  #steps(): PlanStep[] {
    const model = this.#model();
    const steps = (model.turnPlan?.steps ?? []).map(({ kind, option }) => ({ kind, option }));
    const open = model.ask?.kind === 'PlanBattle' && !steps.some((step) => step.kind === 'PlanBattle' && step.option === READY);
    return open ? [...steps, { kind: 'PlanBattle', option: READY }] : steps;
  }

  /** Ask, unless the same was asked before. */
  refresh(): () => void {
    const model = this.#model();
    const steps = this.#steps();
    const defaultAnswers = defaultAnswersFor(this.team);
    const key = JSON.stringify([model.seq, model.askKey, steps, defaultAnswers]);
    clearTimeout(this.#timer);
    if (!model.ask || !model.isInteractive || !model.previewReveals || model.turnPlan?.isPreviewing || key === this.#requestedKey) return () => {};
    this.isLoading = true;
    this.#timer = setTimeout(() => void this.#ask(model, key, steps, defaultAnswers), DELAY_MS);
    return () => clearTimeout(this.#timer);
  }

  async #ask(model: LordsModel, key: string, steps: PlanStep[], defaultAnswers: Record<string, number[]>): Promise<void> {
    this.#requestedKey = key;
    const previews = await model.previewReveals?.(steps, defaultAnswers, STOP_KINDS);
    if (this.#requestedKey !== key) return;
    this.isLoading = false;
    if (previews) this.revealPreviews = previews.map(oneRound);
    else this.#requestedKey = '';
  }
}
