// The order, kind and target of my creatures' attacks. Previews use it, and it is proposed when the attacks are asked.
import { MAX_ADVENTURERS, optionOf, readOption, type Ask, type Types } from '../../../generated/lords';
import type { AskKind, PlanStep } from '../../../lib/table/gameTypes';

const MOST = 40;

class AttackPreferences {
  order = $state.raw<number[]>([]);
  alternatives = $state.raw<Record<number, number>>({});
  targets = $state.raw<Record<number, number>>({});

  /** The team in its attack order; new creatures come last. */
  inOrder(team: number[]): number[] {
    const known = this.order.filter((creature) => team.includes(creature));
    return [
      ...known,
      ...team.filter((creature, index) => team.indexOf(creature) === index && !known.includes(creature)),
    ];
  }

  /** Stores the order in which creatures are sent; they attack in this order. */
  remember(team: number[]): void {
    const order = this.inOrder(team);
    if (order.length && order.join() !== this.order.join()) this.order = order;
  }

  /** Copies attacks that were staged elsewhere, so that the controls show them. */
  adopt(steps: readonly PlanStep<Types>[]): void {
    const attacks = steps
      .filter((step) => step.kind === 'AttackWith')
      .map((step) => readOption('AttackWith', step.option)!.values);
    this.order = [...new Set(attacks.map((attack) => attack.creature))];
    for (const { creature, alternative, target } of attacks) {
      this.alternatives = { ...this.alternatives, [creature]: alternative };
      this.targets = { ...this.targets, [creature]: target };
    }
  }

  /** Moves a creature one position forward; the first one becomes the last. */
  moveEarlier(team: number[], creature: number): void {
    const order = this.inOrder(team);
    const position = order.indexOf(creature);
    order.splice(position, 1);
    order.splice(position === 0 ? order.length : position - 1, 0, creature);
    this.order = order;
  }

  toggleAttack(creature: number, way: number): void {
    this.alternatives = { ...this.alternatives, [creature]: way };
  }

  setTarget(creature: number, target: number): void {
    this.targets = { ...this.targets, [creature]: target };
  }

  /** Attacks in the order of preference. */
  preferredOptions(team: number[]): number[] {
    const order = this.inOrder(team);
    return order.flatMap((creature) => this.#attacks(creature)).slice(0, MOST);
  }

  #attacks(creature: number): number[] {
    const way = this.alternatives[creature] ?? 0;
    const aim = this.targets[creature] ?? 0;
    const places = Array.from({ length: MAX_ADVENTURERS }, (_, position) => position);
    const targets = [...places.slice(0, aim + 1).reverse(), ...places.slice(aim + 1)]; // in a shorter party the last member
    const ways = [way, 1 - way];
    return ways
      .flatMap((alternative) =>
        targets.map((target) => optionOf('AttackWith', 'attack', { creature, alternative, target }) ?? -1),
      )
      .filter((one) => one >= 0);
  }

  /** The proposed attack for a question, given the order in which creatures were `sent`; null if no preferred attack is possible. */
  proposedAttack(ask: Ask, sent: readonly number[]): number | null {
    const team = ask.options
      .map((option) => readOption('AttackWith', option)?.values.creature ?? -1)
      .filter((creature) => creature >= 0);
    return (
      this.preferredOptions([...sent.filter((creature) => team.includes(creature)), ...team]).find((one) =>
        ask.options.includes(one),
      ) ?? null
    );
  }
}

export const attackPreferences = new AttackPreferences();

/** Default answers in previews: the preferred attacks; for combat cards, pay if possible. */
export const defaultAnswersFor = (team: number[]): Partial<Record<AskKind<Types>, number[]>> => ({
  AttackWith: attackPreferences.preferredOptions(team),
  FacePeace: [optionOf('FacePeace', 'gain-evil')!],
  FaceSuggestion: [optionOf('FaceSuggestion', 'pay-again')!],
});
/** The next round begins with these questions. */
export const STOP_KINDS: AskKind<Types>[] = ['PlanBattle', 'ReleasePrisoner'];
