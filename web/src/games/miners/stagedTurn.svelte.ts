// The turn as the board shows it: what can be tapped, what is staged, and what a tap does. Nothing here decides what is legal.
import { readOption, type SeatView, type View } from '../../generated/miners';
import type { RenderedAsk, Sentence } from '../../generated/wire';
import type { TurnPlan, StagedStep } from '../../lib/table/turnPlan.svelte';
import { jointOf } from './mine/mineLayout';
import { cardOf, type MinersPlay } from './model';

/** A tap on a thing of the board: an answer to the open question, or another one to a staged question. */
export interface Way {
  /** The staged step that it would change; -1 for the open question. */
  step: number;
  option: number;
  chosen: boolean;
}

/** Staged answers to these can be changed by a tap on another thing of their kind. */
const CHANGED = ['ChooseCard', 'PlaceCard', 'UseEffect', 'Climb', 'UseSurface', 'EnterBoard', 'ChangeBoard', 'MoveMarker'];

const PASSED = ['CardActivated', 'ActivationSkipped', 'CollapseLifted'];

/** The thing of the board that an option names. */
export function thingOf(ask: RenderedAsk, option: number): string {
  const answer = readOption(ask.kind, option);
  if (!answer) return '';
  const { form, values } = answer;
  if (form === 'joint') return `joint ${jointOf(values.spot, values.side)}`;
  if (ask.kind === 'UseEffect') return `effect ${ask.facts.spot} ${values.effect ?? 0}`;
  const value = Object.values(values)[0];
  return value === undefined ? form : `${form} ${value}`;
}

/** Steps of the plan that belong to one card of the mine, or to the surface. */
export interface Chip {
  name: string;
  spot: number | null;
  steps: number[];
}

export class Turn {
  #play: () => MinersPlay;

  constructor(play: () => MinersPlay) {
    this.#play = play;
  }

  play = $derived.by(() => this.#play());
  planning = $derived<TurnPlan | null>(this.play.turnPlan);
  /** Whose mine is drawn large: the own one, or for who watches the one he looks at. */
  seat = $derived(this.play.seat >= 0 ? this.play.seat : Math.max(0, this.play.comparedSeat));
  ask = $derived<RenderedAsk | null>(this.play.isInteractive ? (this.planning?.ask ?? null) : null);
  /** As it is. */
  now = $derived<View>(this.play.view);
  /** As it will be; where a step is open again, as it will be before that. */
  then = $derived<View>(this.play.isInteractive && this.planning?.steps.length ? this.planning.view : this.now);
  mine = $derived.by<SeatView>(() => this.then.seats[this.seat]);
  steps = $derived<StagedStep[]>(this.planning?.steps ?? []);

  /** Everything that can be tapped. */
  ways = $derived.by<Map<string, Way>>(() => {
    const ways = new Map<string, Way>();
    const opened = this.planning?.reopenedIndex ?? null;
    if (opened === null) {
      for (const [step, staged] of this.steps.entries()) {
        if (!CHANGED.includes(staged.kind)) continue;
        for (const option of staged.ask.options) ways.set(this.#thingAt(step, staged.ask, option), { step, option, chosen: option === staged.option });
      }
    }
    const before = opened === null ? null : this.steps[opened].option;
    for (const option of this.ask?.options ?? []) ways.set(this.#thingAt(this.place, this.ask!, option), { step: -1, option, chosen: option === before });
    return ways;
  });

  /** The thing that an option of a question in the plan names: an advance names the space where the marker would land. */
  #thingAt(place: number, ask: RenderedAsk, option: number): string {
    if (ask.kind !== 'MoveMarker') return thingOf(ask, option);
    const { marker_board, marker_space } = this.viewAt(place).seats[this.seat];
    return `space ${marker_board} ${marker_space + (readOption(ask.kind, option)?.values.steps ?? 0)}`;
  }

  /** The place in the plan of the question that is open. */
  place = $derived(this.planning?.reopenedIndex ?? this.steps.length);

  /** What is certain before a step of the plan. */
  viewAt(place: number): View {
    return (this.steps[place - 1]?.preview.view as View | undefined) ?? this.now;
  }

  way(thing: string): Way | null {
    return this.ways.get(thing) ?? null;
  }

  /** Whether a thing answers the question that is open. */
  open(thing: string): boolean {
    return this.ways.get(thing)?.step === -1;
  }

  tap(thing: string): void {
    const way = this.way(thing);
    if (!way || !this.planning) return;
    if (way.step < 0) this.planning.choose(way.option);
    else if (!way.chosen) this.planning.change(way.step, way.option);
    else this.planning.reopen(way.step);
  }

  /** The order of the plan: 1 for the card that is played, then up to the surface. */
  beads = $derived.by<Map<string, number>>(() => {
    const beads = new Map<string, number>();
    for (const [place, { steps, spot }] of this.chips.entries()) {
      const surface = steps.map((step) => this.steps[step]).find((one) => one.kind === 'UseSurface');
      if (surface) beads.set(`surface ${surface.option}`, place + 1);
      else if (spot !== null) beads.set(`spot ${spot}`, place + 1);
    }
    return beads;
  });

  /** The cards that the plan comes past, also those at which there is nothing to decide. */
  passed = $derived(new Set((this.planning?.events ?? []).filter((event) => PASSED.includes(event.kind) && event.values.seat === this.seat).map((event) => event.values.spot)));

  /** Where the plan chooses the effect of a card; -1 where it does not. */
  effectStep(spot: number): number {
    return this.steps.findIndex((step) => step.kind === 'UseEffect' && step.ask.facts.spot === spot);
  }

  /** The effect of a card that the plan uses; undefined where it uses none of them. */
  used(spot: number): number | undefined {
    const step: StagedStep | undefined = this.steps[this.effectStep(spot)];
    return step ? (readOption('UseEffect', step.option)?.values.effect ?? 0) : undefined;
  }

  /** The staged steps, gathered by what is activated. */
  chips = $derived.by<Chip[]>(() => {
    const chips: Chip[] = [];
    for (const [place, step] of this.steps.entries()) {
      const spot = this.#spotOf(step);
      const last = chips.at(-1);
      if (last && step.kind !== 'UseSurface' && (spot === null || last.spot === spot)) last.steps.push(place);
      else chips.push({ name: spot === null ? '' : this.#card(spot), spot, steps: [place] });
    }
    return chips;
  });

  /** The card of the mine that a step begins with; null where it goes on with the one before. */
  #spotOf(step: StagedStep): number | null {
    const { cards } = this.now.seats[this.seat].mine;
    if (step.kind === 'UseEffect') return Number(step.ask.facts.spot);
    if (step.kind === 'Climb' || step.kind === 'ActivateCard') return readOption(step.kind, step.option)?.values.spot ?? null;
    return step.kind === 'ChooseCard' || step.kind === 'PlaceCard' ? cards.length : null;
  }

  #card(spot: number): string {
    const { cards } = this.now.seats[this.seat].mine;
    const chosen = this.steps.find((step) => step.kind === 'ChooseCard');
    const placed = this.steps.find((step) => step.kind === 'PlaceCard');
    const played = chosen ? readOption('ChooseCard', chosen.option)?.values.card : Number(placed?.ask.facts.card);
    return cardOf(this.play, cards[spot] ?? played ?? -1)?.name ?? '';
  }

  told(option: number): Sentence {
    const place = this.ask?.options.indexOf(option) ?? -1;
    return this.ask?.told[place] ?? [];
  }
}
