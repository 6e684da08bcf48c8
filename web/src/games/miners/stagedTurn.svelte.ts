// The staged turn on the board: tap targets, staged steps, and the effect of a tap. It does not decide legality.
import { readOption, type SeatView, type View } from '../../generated/miners';
import type { RenderedAsk, Sentence } from '../../generated/wire';
import type { TurnPlan, StagedStep } from '../../lib/table/turnPlan.svelte';
import { jointOf } from './mine/mineLayout';
import { cardOf, type MinersModel } from './model';

/** A tap target: an answer to the open question, or another answer to a staged one. */
export interface TapTarget {
  /** The staged step that the tap changes; -1 for the open question. */
  step: number;
  option: number;
  chosen: boolean;
}

/** Staged answers to these questions can be changed by a tap on another target. */
const CHANGEABLE_KINDS = [
  'ChooseCard',
  'PlaceCard',
  'UseEffect',
  'Climb',
  'UseSurface',
  'EnterBoard',
  'ChangeBoard',
  'MoveMarker',
];

const PASSING_EVENTS = ['CardActivated', 'ActivationSkipped', 'CollapseLifted'];

/** The key of the target that an option names. */
export function targetKey(ask: RenderedAsk, option: number): string {
  const answer = readOption(ask.kind, option);
  if (!answer) return '';
  const { form, values } = answer;
  if (form === 'joint') return `joint ${jointOf(values.spot, values.side)}`;
  if (ask.kind === 'UseEffect') return `effect ${ask.facts.spot} ${values.effect ?? 0}`;
  const value = Object.values(values)[0];
  return value === undefined ? form : `${form} ${value}`;
}

/** Steps of the plan that belong to one card of the mine, or to the surface. */
export interface ChainLink {
  name: string;
  spot: number | null;
  steps: number[];
}

export class StagedTurn {
  #model: () => MinersModel;

  constructor(model: () => MinersModel) {
    this.#model = model;
  }

  model = $derived.by(() => this.#model());
  turnPlan = $derived<TurnPlan | null>(this.model.turnPlan);
  /** The seat whose mine is large: the own seat; for spectators the compared one. */
  seat = $derived(this.model.seat >= 0 ? this.model.seat : Math.max(0, this.model.comparedSeat));
  ask = $derived<RenderedAsk | null>(this.model.isInteractive ? (this.turnPlan?.ask ?? null) : null);
  /** As it is. */
  currentView = $derived<View>(this.model.view);
  /** The view after the staged steps; if a step is reopened, the view before it. */
  stagedView = $derived<View>(
    this.model.isInteractive && this.turnPlan?.steps.length ? this.turnPlan.view : this.currentView,
  );
  stagedSeat = $derived.by<SeatView>(() => this.stagedView.seats[this.seat]);
  steps = $derived<StagedStep[]>(this.turnPlan?.steps ?? []);

  /** All tap targets by key. */
  targets = $derived.by<Map<string, TapTarget>>(() => {
    const targets = new Map<string, TapTarget>();
    const opened = this.turnPlan?.reopenedIndex ?? null;
    if (opened === null) {
      for (const [step, staged] of this.steps.entries()) {
        if (!CHANGEABLE_KINDS.includes(staged.kind)) continue;
        for (const option of staged.ask.options)
          targets.set(this.#targetAt(step, staged.ask, option), { step, option, chosen: option === staged.option });
      }
    }
    const before = opened === null ? null : this.steps[opened].option;
    for (const option of this.ask?.options ?? [])
      targets.set(this.#targetAt(this.openIndex, this.ask!, option), { step: -1, option, chosen: option === before });
    return targets;
  });

  /** The target key of an option in the plan. An advance names the space where the marker lands. */
  #targetAt(index: number, ask: RenderedAsk, option: number): string {
    if (ask.kind !== 'MoveMarker') return targetKey(ask, option);
    const { marker_board, marker_space } = this.viewAt(index).seats[this.seat];
    return `space ${marker_board} ${marker_space + (readOption(ask.kind, option)?.values.steps ?? 0)}`;
  }

  /** The index of the open question in the plan. */
  openIndex = $derived(this.turnPlan?.reopenedIndex ?? this.steps.length);

  /** The known view before a step of the plan. */
  viewAt(index: number): View {
    return (this.steps[index - 1]?.preview.view as View | undefined) ?? this.currentView;
  }

  target(key: string): TapTarget | null {
    return this.targets.get(key) ?? null;
  }

  /** Whether a target answers the open question. */
  isOpen(key: string): boolean {
    return this.targets.get(key)?.step === -1;
  }

  tap(key: string): void {
    const target = this.target(key);
    if (!target || !this.turnPlan) return;
    if (target.step < 0) this.turnPlan.choose(target.option);
    else if (!target.chosen) this.turnPlan.change(target.step, target.option);
    else this.turnPlan.reopen(target.step);
  }

  /** The order of the plan: 1 for the played card, then upwards to the surface. */
  stepNumbers = $derived.by<Map<string, number>>(() => {
    const numbers = new Map<string, number>();
    for (const [index, { steps, spot }] of this.links.entries()) {
      const surface = steps.map((step) => this.steps[step]).find((one) => one.kind === 'UseSurface');
      if (surface) numbers.set(`surface ${surface.option}`, index + 1);
      else if (spot !== null) numbers.set(`spot ${spot}`, index + 1);
    }
    return numbers;
  });

  /** The cards that the plan passes, also those without a decision. */
  passedSpots = $derived(
    new Set(
      (this.turnPlan?.events ?? [])
        .filter((event) => PASSING_EVENTS.includes(event.kind) && event.values.seat === this.seat)
        .map((event) => event.values.spot),
    ),
  );

  /** The step that chooses a card's effect; -1 if there is none. */
  effectStep(spot: number): number {
    return this.steps.findIndex((step) => step.kind === 'UseEffect' && step.ask.facts.spot === spot);
  }

  /** The effect of a card that the plan uses; undefined if it uses none. */
  usedEffect(spot: number): number | undefined {
    const step: StagedStep | undefined = this.steps[this.effectStep(spot)];
    return step ? (readOption('UseEffect', step.option)?.values.effect ?? 0) : undefined;
  }

  /** The staged steps, grouped by activated card. */
  links = $derived.by<ChainLink[]>(() => {
    const links: ChainLink[] = [];
    for (const [index, step] of this.steps.entries()) {
      const spot = this.#spotOf(step);
      const last = links.at(-1);
      if (last && step.kind !== 'UseSurface' && (spot === null || last.spot === spot)) last.steps.push(index);
      else links.push({ name: spot === null ? '' : this.#card(spot), spot, steps: [index] });
    }
    return links;
  });

  /** The card of the mine that a step starts; null if it continues the previous one. */
  #spotOf(step: StagedStep): number | null {
    const { cards } = this.currentView.seats[this.seat].mine;
    if (step.kind === 'UseEffect') return Number(step.ask.facts.spot);
    if (step.kind === 'Climb' || step.kind === 'ActivateCard')
      return readOption(step.kind, step.option)?.values.spot ?? null;
    return step.kind === 'ChooseCard' || step.kind === 'PlaceCard' ? cards.length : null;
  }

  #card(spot: number): string {
    const { cards } = this.currentView.seats[this.seat].mine;
    const chosen = this.steps.find((step) => step.kind === 'ChooseCard');
    const placed = this.steps.find((step) => step.kind === 'PlaceCard');
    const played = chosen ? readOption('ChooseCard', chosen.option)?.values.card : Number(placed?.ask.facts.card);
    return cardOf(this.model, cards[spot] ?? played ?? -1)?.name ?? '';
  }

  optionSentence(option: number): Sentence {
    const index = this.ask?.options.indexOf(option) ?? -1;
    return this.ask?.option_sentences[index] ?? [];
  }
}
