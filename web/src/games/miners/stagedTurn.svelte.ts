// The staged turn on the board: tap targets, staged steps, and the effect of a tap. It does not decide legality.
import {
  NOT_CHOSEN,
  readOption,
  UPPER_CELLS,
  type Ask,
  type GameEvent,
  type SeatView,
  type Types,
  type View,
} from '../../generated/miners';
import { isMention } from '../../lib/table/sentences';
import type { Sentence } from '../../generated/wire';
import { isOneOf } from '../../lib/table/gameTypes';
import type { TurnPlan, StagedStep } from '../../lib/table/turnPlan.svelte';
import { jointOf, rowOf } from './mine/mineLayout';
import { rememberWaiting } from './turn/carriedOut';
import { cardOf, type MinersAskKind, type MinersEventKind, type MinersModel } from './model';

/** A tap target: an answer to the open question, or another answer to a staged one. */
export interface TapTarget {
  /** The staged step that the tap changes; -1 for the open question. */
  step: number;
  option: number;
  chosen: boolean;
}

/** Staged answers to these questions can be changed by a tap on another target. */
const CHANGEABLE_KINDS: readonly MinersAskKind[] = [
  'ChooseCard',
  'PlaceCard',
  'UseEffect',
  'Climb',
  'UseSurface',
  'EnterBoard',
  'ChangeBoard',
  'MoveMarker',
];

const PASSING_EVENTS = [
  'CardActivated',
  'ActivationSkipped',
  'CollapseLifted',
] as const satisfies readonly MinersEventKind[];
const passes = (event: GameEvent): event is Extract<GameEvent, { kind: (typeof PASSING_EVENTS)[number] }> =>
  isOneOf(PASSING_EVENTS, event.kind);

/** The key of the target that an option names. */
export function targetKey(ask: Ask, option: number): string {
  const answer = readOption(ask.kind, option);
  if (!answer) return '';
  if (answer.form === 'joint') return `joint ${jointOf(answer.values.spot, answer.values.side)}`;
  if (ask.kind === 'UseEffect') return `effect ${ask.facts.spot} ${effectIn(option)}`;
  const value = Object.values(answer.values)[0];
  return value === undefined ? answer.form : `${answer.form} ${value}`;
}

/** The effect that an answer uses: 1 or 2; 0 for none. */
function effectIn(option: number): number {
  const answer = readOption('UseEffect', option);
  return answer?.form === 'use-effect' ? answer.values.effect : 0;
}

/** The digit key of the answer at an index; undefined from the tenth on. */
export const digitAt = (index: number): number | undefined => [1, 2, 3, 4, 5, 6, 7, 8, 9][index];

/** Steps of the plan that belong to one card of the mine, or to the surface. */
export interface ChainLink {
  name: string;
  spot: number | null;
  steps: number[];
}

export class StagedTurn {
  #model: () => MinersModel;

  /** The steps that were staged last; they show what a sent plan will do. */
  #lastSteps = $state.raw<StagedStep<Types>[]>([]);

  constructor(model: () => MinersModel) {
    this.#model = model;
    $effect(() => {
      if (this.turnPlan?.steps.length) this.#lastSteps = this.turnPlan.steps;
    });
    $effect(() => {
      if (this.isQueued && this.model.lastOwnSeq >= 0) rememberWaiting(this.model);
    });
  }

  model = $derived.by(() => this.#model());
  turnPlan = $derived<TurnPlan<Types> | null>(this.model.turnPlan);
  /** The seat whose mine is large: the player's; for spectators the compared one. */
  seat = $derived(this.model.seat >= 0 ? this.model.seat : Math.max(0, this.model.comparedSeat));
  ask = $derived<Ask | null>(this.model.isInteractive ? (this.turnPlan?.ask ?? null) : null);
  /** The table's view, without the staged steps. */
  currentView = $derived<View>(this.model.view);
  /** The view after the staged steps; if a step is reopened, the view before it. */
  stagedView = $derived.by<View>(() => {
    if (this.queued.length) return this.queued.at(-1)!.preview.view;
    return this.model.isInteractive && this.turnPlan?.steps.length ? this.turnPlan.view : this.currentView;
  });
  stagedSeat = $derived.by<SeatView>(() => {
    const seat = this.stagedView.seats[this.seat];
    return this.isQueued && !this.queued.length ? this.#withQueuedCard(seat) : seat;
  });
  steps = $derived.by<StagedStep<Types>[]>(() => (this.queued.length ? this.queued : (this.turnPlan?.steps ?? [])));

  /** Whether the seat has chosen its card and waits for the others. */
  isQueued = $derived.by<boolean>(
    () => this.model.seat >= 0 && !this.model.ask && this.currentView.seats[this.seat].chosen !== NOT_CHOSEN,
  );
  /** The steps of the sent plan, if this page has staged them. */
  queued = $derived.by<StagedStep<Types>[]>(() => {
    const steps = this.isQueued ? this.#lastSteps : [];
    const card = this.currentView.seats[this.seat]?.chosen;
    const chosen = steps.findLast((step) => step.kind === 'ChooseCard');
    const answer = chosen ? readOption('ChooseCard', chosen.option) : null;
    return answer?.form === 'card' && answer.values.card === card ? steps : [];
  });

  /** After a reload only the place of the chosen card is known. */
  #withQueuedCard(seat: SeatView): SeatView {
    const place = this.model.queuedPlan?.steps.find((step) => step.kind === 'PlaceCard');
    const cell = place ? readOption('PlaceCard', place.option)?.values.cell : undefined;
    if (cell === undefined || seat.chosen < 0 || seat.mine.cells.includes(cell)) return seat;
    const { mine } = seat;
    return {
      ...seat,
      mine: {
        ...mine,
        cards: [...mine.cards, seat.chosen],
        cells: [...mine.cells, cell],
        machinery_counts: [...mine.machinery_counts, 0],
      },
    };
  }

  /** All tap targets by key. */
  targets = $derived.by<Map<string, TapTarget>>(() => {
    const targets = new Map<string, TapTarget>();
    const opened = this.turnPlan?.reopenedIndex ?? null;
    if (this.isQueued) return targets;
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
  #targetAt(index: number, ask: Ask, option: number): string {
    if (ask.kind !== 'MoveMarker') return targetKey(ask, option);
    return `space ${this.viewAt(index).seats[this.seat].marker_board} ${this.landingSpace(index, ask, option)}`;
  }

  /** The space where an option of the question before a step moves the marker. */
  landingSpace(index: number, ask: Ask, option: number): number {
    return this.viewAt(index).seats[this.seat].figures.landing_spaces[ask.options.indexOf(option)];
  }

  /** The index of the open question in the plan. */
  openIndex = $derived(this.turnPlan?.reopenedIndex ?? this.steps.length);

  /** The known view before a step of the plan. */
  viewAt(index: number): View {
    return this.steps[index - 1]?.preview.view ?? this.currentView;
  }

  target(key: string): TapTarget | null {
    return this.targets.get(key) ?? null;
  }

  /** Whether a target answers the open question. */
  isOpen(key: string): boolean {
    return this.targets.get(key)?.step === -1;
  }

  /** The digit key of a target of the open question; undefined if it has none. */
  digitOf(key: string): number | undefined {
    const target = this.targets.get(key);
    return target?.step === -1 ? digitAt(this.ask!.options.indexOf(target.option)) : undefined;
  }

  /** The option of a target of the open question; undefined if a tap would change a staged step. */
  optionAt(key: string): number | undefined {
    const target = this.targets.get(key);
    return target?.step === -1 ? target.option : undefined;
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
      if (surface) numbers.set(targetKey(surface.ask, surface.option), index + 1);
      else if (spot !== null) numbers.set(`spot ${spot}`, index + 1);
    }
    return numbers;
  });

  /** The cards that the plan passes, also those without a decision. */
  passedSpots = $derived(
    new Set(
      (this.steps.at(-1)?.preview.events ?? [])
        .filter(passes)
        .filter((event) => event.values.seat === this.seat)
        .map((event) => event.values.spot),
    ),
  );

  /** The cards that the plan passes or may still pass: those above its last card, up to the first row. */
  reachable = $derived.by<Set<number>>(() => {
    const { cells, cards } = this.stagedSeat.mine;
    const found = new Set(this.passedSpots);
    const played = cards.length > this.currentView.seats[this.seat].mine.cards.length ? [cards.length - 1] : [];
    for (const spot of [...played, ...[...found].slice(-1)]) {
      let above = [cells[spot]];
      while (above.length) {
        for (const cell of above) found.add(cells.indexOf(cell));
        above = above.flatMap((below) => UPPER_CELLS[below].filter((one) => cells.includes(one)));
      }
    }
    return found;
  });

  /** The number of free places in each row when the card is chosen, from row 1 on; null if that is not asked. */
  freePlaces = $derived.by<number[] | null>(() => {
    const step = this.steps.find((one) => one.kind === 'ChooseCard');
    const ask = step?.ask ?? this.ask;
    if (ask?.kind !== 'ChooseCard') return null;
    const { cells } = ask.facts;
    return [0, 1, 2, 3, 4].map((row) => cells.filter((cell) => rowOf(cell) === row).length);
  });

  /** Whether the plan plays the only card that can be played. */
  onlyPlayable = $derived.by<boolean>(() => {
    const step = this.isQueued ? undefined : this.steps.find((one) => one.kind === 'ChooseCard');
    return step !== undefined && step.ask.options.length === 1 && this.steps.length < 3;
  });

  /** The event whose effect asks the open question; the prompt begins with its name. */
  askingEvent = $derived.by(() => {
    const cause = this.ask?.prompt[0];
    if (!cause || !isMention(cause) || cause[0] !== 'happening') return null;
    return this.model.catalogue.events[cause[1]] ?? null;
  });

  /** What the empty strip says. */
  idleText = $derived.by<string>(() => {
    if (!this.model.ask) return 'miners-chain-waits';
    return this.ask?.kind === 'ChooseCard' ? 'miners-chain-empty' : 'miners-chain-answer';
  });

  /** The step that chooses a card's effect; -1 if there is none. */
  effectStep(spot: number): number {
    return this.steps.findIndex(({ ask }) => ask.kind === 'UseEffect' && ask.facts.spot === spot);
  }

  /** The effect of a card that the plan uses: 1 or 2, 0 for none; undefined if the plan has no such choice. */
  usedEffect(spot: number): number | undefined {
    const step: StagedStep<Types> | undefined = this.steps[this.effectStep(spot)];
    return step ? effectIn(step.option) : undefined;
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
  #spotOf(step: StagedStep<Types>): number | null {
    const { cards } = this.currentView.seats[this.seat].mine;
    if (step.ask.kind === 'UseEffect') return step.ask.facts.spot;
    if (step.kind === 'Climb' || step.kind === 'ActivateCard')
      return readOption(step.kind, step.option)?.values.spot ?? null;
    return step.kind === 'ChooseCard' || step.kind === 'PlaceCard' ? cards.length : null;
  }

  #card(spot: number): string {
    const { cards } = this.currentView.seats[this.seat].mine;
    return cardOf(this.model, cards[spot] ?? this.#playedCard() ?? -1)?.name ?? '';
  }

  /** The card that the plan plays, chosen from the hand or forced. */
  #playedCard(): number | undefined {
    for (const { ask, option } of this.steps) {
      const answer = ask.kind === 'ChooseCard' ? readOption(ask.kind, option) : null;
      if (answer) return answer.form === 'card' ? answer.values.card : undefined;
      if (ask.kind === 'PlaceCard') return ask.facts.card;
    }
    return undefined;
  }

  optionSentence(option: number): Sentence {
    const index = this.ask?.options.indexOf(option) ?? -1;
    return this.ask?.option_sentences[index] ?? [];
  }
}
