// The questions that the mine answers: which card, place or joint may be tapped, and what each of them would bring.
import { type Answers, type MineView } from '../../../generated/miners';
import { settings } from '../../../lib/browser/settings.svelte';
import { isOneOf, keysOf } from '../../../lib/table/gameTypes';
import type { AskedFor } from '../../../lib/table/optionForms';
import { countOf, type MinersModel } from '../model';
import type { SignName } from '../signs/signs';
import { valuesOf, type EffectValues } from '../signs/effectSigns';
import type { StagedTurn } from '../stagedTurn.svelte';
import { gainsBetween, nonZero, type Gains } from '../turn/gains';
import { columnOf, rowOf } from './mineLayout';

/** Questions that a card of the mine answers, and the sign on those cards. */
const SPOT_SIGNS = {
  Climb: 'climb',
  ActivateCard: 'activate',
  PlaceMachinery: 'machinery-anywhere',
  ClearCollapse: 'clear',
  CollapseCard: 'collapse-other',
} as const satisfies Record<AskedFor<Answers, 'spot'>, SignName>;
const SPOT_KINDS = keysOf(SPOT_SIGNS);

/** What an answer would bring: carts, half carts, coins and points. */
export interface Forecast {
  carts: number;
  halves: number;
  gains: [keyof Gains, number][];
}

export class MineQuestion {
  #model: () => MinersModel;
  #turn: StagedTurn;

  constructor(model: () => MinersModel, turn: StagedTurn) {
    this.#model = model;
    this.#turn = turn;
  }

  model = $derived.by(() => this.#model());
  turn = $derived.by(() => this.#turn);
  /** The mine with the staged card. */
  mine = $derived.by<MineView>(() => this.#turn.stagedSeat.mine);
  /** The mine without it. */
  own = $derived.by<MineView>(() => this.#turn.currentView.seats[this.#turn.seat].mine);
  #kind = $derived.by(() => this.#turn.ask?.kind);
  isPlacing = $derived(this.#kind === 'PlaceCard');
  /** The player chooses the next card, and sees what each would bring. */
  isForking = $derived(this.#kind === 'Climb' || this.#kind === 'ActivateCard');
  cartsMatter = $derived(this.isPlacing || this.#kind === 'PlaceCart');
  spotKind = $derived(this.#kind && isOneOf(SPOT_KINDS, this.#kind) ? this.#kind : null);
  targetSign = $derived<SignName | null>(this.spotKind && SPOT_SIGNS[this.spotKind]);

  #idsOf(form: string): number[] {
    const start = `${form} `;
    return [...this.#turn.targets.keys()].flatMap((key) =>
      key.startsWith(start) ? [Number(key.slice(start.length))] : [],
    );
  }
  joints = $derived.by(() => this.#idsOf('joint'));
  openCells = $derived.by(() => this.#idsOf('cell').filter((cell) => !this.mine.cells.includes(cell)));

  /** Whether a place touches a card of its row, or of another row. */
  isNear(cell: number): boolean {
    const { cells } = this.mine;
    return (
      !cells.length ||
      cells.some((one) => Math.abs(rowOf(one) - rowOf(cell)) < 2 && Math.abs(columnOf(one) - columnOf(cell)) <= 2)
    );
  }

  /** Whether a card cannot answer the question. During a climb, cards of staged steps can: a tap changes the step. */
  isRefused(spot: number): boolean {
    if (this.spotKind === null) return false;
    return this.spotKind === 'Climb' ? !this.#turn.target(`spot ${spot}`) : !this.#turn.isOpen(`spot ${spot}`);
  }

  forecast(option: number): Forecast | null {
    const turn = this.#turn;
    const seen = settings.boardHelp ? turn.turnPlan?.previewOf(option)?.view : undefined;
    if (!seen) return null;
    const [before, after] = [turn.stagedSeat, seen.seats[turn.seat]];
    const gains = nonZero(gainsBetween(before, after)).filter(([key]) => key === 'coins' || key === 'points');
    return {
      carts: countOf(after, 'full-carts') - countOf(before, 'full-carts'),
      halves: countOf(after, 'half-carts') - countOf(before, 'half-carts'),
      gains,
    };
  }

  asksEffectOf(spot: number): boolean {
    const { ask } = this.#turn;
    return ask?.kind === 'UseEffect' && ask.facts.spot === spot;
  }

  /** What a card's effects give: when they are used, or now. Low cards have space for totals only while they matter. */
  valuesAt(spot: number, isLow: boolean): EffectValues | undefined {
    if (!settings.boardHelp) return undefined;
    const turn = this.#turn;
    const step = turn.effectStep(spot);
    const view = step < 0 ? turn.stagedView : turn.viewAt(step);
    const values = valuesOf(view.seats[turn.seat], this.mine.cards[spot], spot);
    // of a condition low cards show only the half that holds
    return isLow && step < 0 && !this.asksEffectOf(spot) ? { ...values, totals: [] } : values;
  }
}
