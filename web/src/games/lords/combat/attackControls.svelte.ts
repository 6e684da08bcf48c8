// The attack of each sent creature: which one, on whom, and how to change it. Fighters and table share it.
import {
  CAN_AIM,
  NO_PRIESTS,
  NOT_FIRST,
  optionOf,
  readOption,
  type Forms,
  type LordView,
  type Types,
} from '../../../generated/lords';
import type { PlanStep } from '../../../lib/table/gameTypes';
import type { Decision } from '../decision.svelte';
import { ownLord, type LordsModel } from '../model';
import { attackPreferences } from './attackPreferences.svelte';
import { cellKey, type BattleCourse } from './battleTimeline';

type Aim = 'chosen' | 'possible' | 'not-first' | 'no-priests' | '';
/** Why an attack cannot aim at an adventurer. */
const AIMS: Readonly<Record<number, Aim>> = { [NOT_FIRST]: 'not-first', [NO_PRIESTS]: 'no-priests' };

export class AttackControls {
  #decision: () => Decision;
  #courses: () => BattleCourse[];

  /** `assumed` are the answers of the previews; empty while they load. */
  constructor(
    decision: () => Decision,
    private readonly assumed: () => readonly (readonly PlanStep<Types>[])[],
    courses: () => BattleCourse[],
  ) {
    this.#decision = decision;
    this.#courses = courses;
  }

  get #model(): LordsModel {
    return this.#decision().model;
  }

  row = (creature: number) => this.#model.catalogue.creatures[creature].row;

  /** The index of the staged attack of a creature; -1 if there is none. */
  staged(creature: number): number {
    return this.#decision().steps.findIndex((step) => isAttack(step, creature));
  }

  /** The attack of a creature, if it is certain: staged, or equal for all cards that may come. */
  #certain(creature: number): Forms['attack'] | null {
    const rows = this.staged(creature) >= 0 ? [this.#decision().steps] : this.assumed();
    const found = new Set(rows.map((steps) => steps.find((step) => isAttack(step, creature))?.option ?? -1));
    return found.size === 1 ? (readOption('AttackWith', [...found][0])?.values ?? null) : null;
  }

  alternative(creature: number): number {
    return this.#certain(creature)?.alternative ?? attackPreferences.alternatives[creature] ?? 0;
  }

  attack(creature: number) {
    const { first, second } = this.row(creature);
    return this.alternative(creature) && second ? second : first;
  }

  /** The own lord when the creature attacks, as far as it is known. */
  #lord(creature: number): LordView | null {
    const staged = this.staged(creature);
    return ownLord(this.#model, staged > 0 ? this.#decision().steps[staged - 1].preview.view : this.#model.view);
  }

  /** The party in its order when the creature attacks. */
  #party = (creature: number): number[] => (this.#lord(creature)?.party ?? []).map(([tile]) => tile);

  /** The positions that a creature can attack: those of its question, or before that all that its attack allows. */
  positions(creature: number): number[] {
    const asked = this.#decision().steps[this.staged(creature)]?.ask.options.flatMap(
      (option) => readOption('AttackWith', option)?.values ?? [],
    );
    if (asked)
      return asked
        .filter((one) => one.creature === creature && one.alternative === this.alternative(creature))
        .map((one) => one.target);
    return this.#aims(creature).flatMap((aim, place) => (aim === CAN_AIM ? [place] : []));
  }

  /** Whether the attack may aim at each place in the party, before the battle hides anybody. */
  #aims = (creature: number): number[] => this.#lord(creature)?.aims[creature]?.[this.alternative(creature)] ?? [];

  aim(creature: number): number {
    return (
      this.#certain(creature)?.target ??
      this.positions(creature).findLast((position) => position <= (attackPreferences.targets[creature] ?? 0)) ??
      this.positions(creature)[0] ??
      0
    );
  }

  /** The tile of the adventurer that a creature aims at: the one that all previews hit, or else the one at the aimed place. */
  aimedTile(creature: number): number {
    const hits = this.#courses().map((course) => hitTiles(course, creature));
    const first = hits[0]?.[0];
    return first !== undefined && hits.every((row) => row[0] === first)
      ? first
      : (this.#party(creature)[this.aim(creature)] ?? -1);
  }

  /** Whether a creature can aim at an adventurer, for the cell where both meet. */
  aimAt(creature: number, tile: number): Aim {
    const attack = this.attack(creature);
    if (attack.aim !== 'any') return '';
    const place = this.#party(creature).indexOf(tile);
    if (this.aimedTile(creature) === tile) return 'chosen';
    if (this.positions(creature).includes(place)) return 'possible';
    return AIMS[this.#aims(creature)[place]] ?? '';
  }

  setAim(creature: number, tile: number): void {
    const place = this.#party(creature).indexOf(tile);
    if (place >= 0) this.change(() => attackPreferences.setTarget(creature, place));
  }

  aimNext(creature: number): void {
    const all = this.positions(creature);
    const next = all.find((position) => position > this.aim(creature)) ?? all[0] ?? 0;
    this.change(() => attackPreferences.setTarget(creature, next));
  }

  /** Switches to the other attack, or explains why it is not possible. */
  toggleAttack(creature: number): void {
    const [other, position, { turnPlan }] = [1 - this.alternative(creature), this.staged(creature), this.#model];
    const offers = (one: number): boolean =>
      isAttack({ kind: 'AttackWith', option: one }, creature) &&
      readOption('AttackWith', one)?.values.alternative === other;
    if (position < 0 || this.#decision().steps[position].ask.options.some(offers))
      return this.change(() => attackPreferences.toggleAttack(creature, other));
    turnPlan?.reopen(position);
    turnPlan?.whyNot(optionOf('AttackWith', 'attack', { creature, alternative: other, target: 0 })!);
    turnPlan?.reopen(position);
  }

  /** Changes a preference, and proposes the default attacks again. */
  change(preference: () => void): void {
    preference();
    this.#model.turnPlan?.propose('AttackWith');
  }
}

const isAttack = (step: PlanStep<Types>, creature: number): boolean =>
  step.kind === 'AttackWith' && readOption('AttackWith', step.option)?.values.creature === creature;

/** The adventurers that a creature's first attack touches. */
function hitTiles(course: BattleCourse, creature: number): number[] {
  const column = course.columns.find((one) => one.creature === creature);
  if (!column) return [];
  return course.party
    .filter(({ tile }) => {
      const cell = course.cells[cellKey(column, tile)];
      return cell !== undefined && (cell.dealt > 0 || cell.absorbed > 0 || cell.died);
    })
    .map(({ tile }) => tile);
}
