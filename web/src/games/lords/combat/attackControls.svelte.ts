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
import { attackKey, attackPreferences, type Attacker } from './attackPreferences.svelte';
import { cellKey, type BattleCourse } from './battleTimeline';

type Aim = 'chosen' | 'possible' | 'not-first' | 'no-priests' | '';
/** Why an attack cannot aim at an adventurer. */
const AIMS: Readonly<Record<number, Aim>> = { [NOT_FIRST]: 'not-first', [NO_PRIESTS]: 'no-priests' };

export class AttackControls {
  #decision: () => Decision;
  #courses: () => BattleCourse[];

  /** `team` are the creatures of the plan; `assumed` are the answers of the previews; empty while they load. */
  constructor(
    decision: () => Decision,
    private readonly team: () => readonly number[],
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

  /** The creatures of the plan in the order of their attacks. */
  attackers = $derived.by<Attacker[]>(() => attackPreferences.inOrder(this.team()));

  /** The index of the staged attack of a creature; -1 if there is none. */
  staged = (attacker: Attacker): number => placeOf(this.#decision().steps, attacker);

  /** The attack of a creature, if it is certain: staged, or equal for all cards that may come. */
  #certain(attacker: Attacker): Forms['attack'] | null {
    const rows = this.staged(attacker) >= 0 ? [this.#decision().steps] : this.assumed();
    const found = new Set(rows.map((steps) => steps[placeOf(steps, attacker)]?.option ?? -1));
    return found.size === 1 ? (readOption('AttackWith', [...found][0])?.values ?? null) : null;
  }

  alternative = (attacker: Attacker): number => this.#certain(attacker)?.alternative ?? attacker.alternative;

  attack(attacker: Attacker) {
    const { first, second } = this.row(attacker.creature);
    return this.alternative(attacker) && second ? second : first;
  }

  /** The own lord when the creature attacks, as far as it is known. */
  #lord(attacker: Attacker): LordView | null {
    const staged = this.staged(attacker);
    return ownLord(this.#model, staged > 0 ? this.#decision().steps[staged - 1].preview.view : this.#model.view);
  }

  /** The party in its order when the creature attacks. */
  #party = (attacker: Attacker): number[] => (this.#lord(attacker)?.party ?? []).map(([tile]) => tile);

  /** The positions that a creature can attack: those of its question, or before that all that its attack allows. */
  positions(attacker: Attacker): number[] {
    const asked = this.#decision().steps[this.staged(attacker)]?.ask.options.flatMap(
      (option) => readOption('AttackWith', option)?.values ?? [],
    );
    if (asked)
      return asked
        .filter((one) => one.creature === attacker.creature && one.alternative === this.alternative(attacker))
        .map((one) => one.target);
    return this.#aims(attacker).flatMap((aim, place) => (aim === CAN_AIM ? [place] : []));
  }

  /** Whether the attack may aim at each place in the party, before the battle hides anybody. */
  #aims = (attacker: Attacker): number[] =>
    this.#lord(attacker)?.aims[attacker.creature]?.[this.alternative(attacker)] ?? [];

  aim(attacker: Attacker): number {
    return (
      this.#certain(attacker)?.target ??
      this.positions(attacker).findLast((position) => position <= attacker.target) ??
      this.positions(attacker)[0] ??
      0
    );
  }

  /** The tile of the adventurer that a creature aims at: the one that all previews hit, or else the one at the aimed place. */
  aimedTile(attacker: Attacker): number {
    const hits = this.#courses().map((course) => hitTiles(course, attacker));
    const first = hits[0]?.[0];
    return first !== undefined && hits.every((row) => row[0] === first)
      ? first
      : (this.#party(attacker)[this.aim(attacker)] ?? -1);
  }

  /** Whether a creature can aim at an adventurer, for the cell where both meet. `key` is that of the attack's column. */
  aimAt(key: string, tile: number): Aim {
    const attacker = this.attackers.find((one) => one.key === key);
    if (attacker === undefined || this.attack(attacker).aim !== 'any') return '';
    const place = this.#party(attacker).indexOf(tile);
    if (this.aimedTile(attacker) === tile) return 'chosen';
    if (this.positions(attacker).includes(place)) return 'possible';
    return AIMS[this.#aims(attacker)[place]] ?? '';
  }

  setAim(key: string, tile: number): void {
    const attacker = this.attackers.find((one) => one.key === key);
    const place = attacker ? this.#party(attacker).indexOf(tile) : -1;
    if (place >= 0) this.#change(key, { target: place });
  }

  aimNext(attacker: Attacker): void {
    const all = this.positions(attacker);
    this.#change(attacker.key, { target: all.find((position) => position > this.aim(attacker)) ?? all[0] ?? 0 });
  }

  /** Switches to the other attack, or explains why it is not possible. */
  toggleAttack(attacker: Attacker): void {
    const { creature, key } = attacker;
    const [other, position, { turnPlan }] = [1 - this.alternative(attacker), this.staged(attacker), this.#model];
    const offers = (option: number): boolean => {
      const attack = readOption('AttackWith', option)?.values;
      return attack?.creature === creature && attack.alternative === other;
    };
    if (position < 0 || this.#decision().steps[position].ask.options.some(offers))
      return this.#change(key, { alternative: other });
    turnPlan?.reopen(position);
    turnPlan?.whyNot(optionOf('AttackWith', 'attack', { creature, alternative: other, target: 0 })!);
    turnPlan?.reopen(position);
  }

  moveEarlier(attacker: Attacker): void {
    attackPreferences.moveEarlier(this.team(), attacker.key);
    this.#proposeAgain();
  }

  #change(key: string, attack: { alternative?: number; target?: number }): void {
    attackPreferences.change(this.team(), key, attack);
    this.#proposeAgain();
  }

  #proposeAgain = (): void => this.#model.turnPlan?.propose('AttackWith');

  /** Takes a creature back into the store; another one of its kind stays as it is set. */
  takeBack({ creature, key }: Attacker): void {
    attackPreferences.forget(this.team(), key);
    this.#decision().takeBack('PlanBattle', optionOf('PlanBattle', 'plan-creature', { creature })!);
  }
}

/** The index of a creature's attack among steps; -1 if there is none. */
function placeOf(steps: readonly PlanStep<Types>[], { key }: Attacker): number {
  const turns: Record<number, number> = {};
  return steps.findIndex((step) => {
    const creature = step.kind === 'AttackWith' ? readOption('AttackWith', step.option)?.values.creature : undefined;
    if (creature === undefined) return false;
    turns[creature] = (turns[creature] ?? 0) + 1;
    return attackKey(creature, turns[creature]) === key;
  });
}

/** The adventurers that a creature's attack touches. */
function hitTiles(course: BattleCourse, { key }: Attacker): number[] {
  const column = course.columns.find((one) => one.key === key);
  if (!column) return [];
  return course.party
    .filter(({ tile }) => {
      const cell = course.cells[cellKey(column, tile)];
      return cell !== undefined && (cell.dealt > 0 || cell.absorbed > 0 || cell.died);
    })
    .map(({ tile }) => tile);
}
