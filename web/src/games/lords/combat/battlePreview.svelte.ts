// What the staged battle comes to with each combat card that may come: asked anew whenever the plan or a stance changes.
import { optionOf, readOption } from '../../../generated/lords';
import type { RevealPreview } from '../../../generated/wire';
import type { PlanStep } from '../../gamePlugin';
import { kindsOf, mine, type LordsPlay } from '../model';
import { endsRound } from './combatRounds';
import { STOPS, wishesFor } from './attackPreferences.svelte';

const PAUSE = 60;
const READY = optionOf('PlanBattle', 'ready')!;

/** A forecast ends with its round. */
function oneRound(fate: RevealPreview): RevealPreview {
  const end = fate.tried.events.findIndex(endsRound);
  return end < 0 ? fate : { ...fate, tried: { ...fate.tried, events: fate.tried.events.slice(0, end) } };
}

export class Forecast {
  fates = $state.raw<RevealPreview[]>([]);
  waiting = $state(false);
  #play: () => LordsPlay;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = '';

  constructor(play: () => LordsPlay) {
    this.#play = play;
  }

  /** What is sent: planned before, and staged now. */
  traps = $derived.by<number[]>(() => [...kindsOf(mine(this.#play())?.plan_traps ?? []), ...this.#staged('plan-trap', 'trap')]);
  team = $derived.by<number[]>(() => {
    const play = this.#play();
    if (play.view.battle?.seat === play.seat) return kindsOf(play.view.battle.waiting_creatures);
    return [...kindsOf(mine(play)?.plan_creatures ?? []), ...this.#staged('plan-creature', 'creature')];
  });
  /** Where the battle takes place; -1 as long as that is open. */
  site = $derived.by<number>(() => {
    const play = this.#play();
    return play.view.battle?.seat === play.seat ? play.view.battle.cell : (this.#staged('plan-tile', 'cell').at(-1) ?? mine(play)?.plan_cell ?? -1);
  });

  #staged(form: string, field: string): number[] {
    const answers = this.#plan().map((step) => readOption('PlanBattle', step.option));
    return answers.flatMap((answer) => (answer?.form === form ? [answer.values[field]] : []));
  }

  /** The steps of the plan of this round; a trial of a battle that hides nothing goes on behind it. */
  #plan(): PlanStep[] {
    const steps = this.#play().turnPlan?.steps ?? [];
    const end = steps.findIndex((step) => step.kind === 'PlanBattle' && step.option === READY);
    return steps.slice(0, end < 0 ? undefined : end + 1).filter((step) => step.kind === 'PlanBattle');
  }

  /** All that is staged; a plan that is not finished is tried as if it were. */
  #steps(): PlanStep[] {
    const play = this.#play();
    const steps = (play.turnPlan?.steps ?? []).map(({ kind, option }) => ({ kind, option }));
    const open = play.ask?.kind === 'PlanBattle' && !steps.some((step) => step.kind === 'PlanBattle' && step.option === READY);
    return open ? [...steps, { kind: 'PlanBattle', option: READY }] : steps;
  }

  /** Ask, unless the same was asked before. */
  follow(): () => void {
    const play = this.#play();
    const steps = this.#steps();
    const wishes = wishesFor(this.team);
    const key = JSON.stringify([play.seq, play.askKey, steps, wishes]);
    clearTimeout(this.#timer);
    if (!play.ask || !play.isInteractive || !play.previewReveals || play.turnPlan?.isPreviewing || key === this.#asked) return () => {};
    this.waiting = true;
    this.#timer = setTimeout(() => void this.#ask(play, key, steps, wishes), PAUSE);
    return () => clearTimeout(this.#timer);
  }

  async #ask(play: LordsPlay, key: string, steps: PlanStep[], wishes: Record<string, number[]>): Promise<void> {
    this.#asked = key;
    const fates = await play.previewReveals?.(steps, wishes, STOPS);
    if (this.#asked !== key) return;
    this.waiting = false;
    if (fates) this.fates = fates.map(oneRound);
    else this.#asked = '';
  }
}
