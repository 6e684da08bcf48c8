// The order, kind and target of my creatures' attacks. Previews use it, and it is proposed when the attacks are asked.
import { MAX_ADVENTURERS, optionOf, readOption, type Ask, type Types } from '../../../generated/lords';
import type { AskKind, PlanStep } from '../../../lib/table/gameTypes';

/** A creature that attacks, and how. Two creatures of a kind are two attackers. */
interface Attack {
  creature: number;
  alternative: number;
  target: number;
}

/** `key` says which creature of its kind it is, as the columns of a battle do. */
export interface Attacker extends Attack {
  key: string;
}

class AttackPreferences {
  #sent = $state.raw<readonly Attack[]>([]);
  /** How a creature of each kind attacked last; the next one begins with it. */
  readonly #latest = new Map<number, Attack>();

  /** The team in its attack order; new creatures come last. */
  inOrder(team: readonly number[]): Attacker[] {
    const left = [...team];
    const known = this.#sent.filter(({ creature }) => take(left, creature));
    return withKeys([...known, ...left.map(this.#newAttack)]);
  }

  #newAttack = (creature: number): Attack => this.#latest.get(creature) ?? { creature, alternative: 0, target: 0 };

  /** Stores the order in which creatures are sent; they attack in this order. */
  remember(team: readonly number[]): void {
    const all = this.inOrder(team);
    if (all.length && keysOf(all) !== keysOf(withKeys(this.#sent))) this.#sent = all;
  }

  /** Copies attacks that were staged elsewhere, so that the controls show them. */
  adopt(steps: readonly PlanStep<Types>[]): void {
    this.#sent = steps.flatMap((step) =>
      step.kind === 'AttackWith' ? (readOption('AttackWith', step.option)?.values ?? []) : [],
    );
  }

  /** Moves a creature one position forward; the first one becomes the last. */
  moveEarlier(team: readonly number[], key: string): void {
    const all: Attack[] = this.inOrder(team);
    const place = placeOf(all, key);
    const [one] = all.splice(place, 1);
    all.splice(place === 0 ? all.length : place - 1, 0, one);
    this.#sent = all;
  }

  /** Changes the attack or the target of one creature. */
  change(team: readonly number[], key: string, attack: Partial<Omit<Attack, 'creature'>>): void {
    this.#sent = this.inOrder(team).map((one) => (one.key === key ? this.#keep({ ...one, ...attack }) : one));
  }

  #keep(attack: Attack): Attack {
    this.#latest.set(attack.creature, attack);
    return attack;
  }

  /** One creature is taken back: another one of its kind keeps its own attack. */
  forget(team: readonly number[], key: string): void {
    this.#sent = this.inOrder(team).filter((one) => one.key !== key);
  }

  /** The proposed attack for a question, given who is sent and who still waits; null if no preferred attack is possible. */
  proposedAttack(ask: Ask, sent: readonly number[], waiting: readonly number[]): number | null {
    const left = [...waiting];
    const last = (sent.length ? this.inOrder(sent) : this.#sent)
      .toReversed()
      .filter(({ creature }) => take(left, creature));
    const all = [...last.toReversed(), ...left.map(this.#newAttack)];
    return all.flatMap(optionsOf).find((option) => ask.options.includes(option)) ?? null;
  }
}

function take(left: number[], creature: number): boolean {
  const place = left.indexOf(creature);
  if (place >= 0) left.splice(place, 1);
  return place >= 0;
}

const withKeys = (all: readonly Attack[]): Attacker[] =>
  all.map((one, place) => ({
    ...one,
    key: attackKey(one.creature, all.slice(0, place + 1).filter(({ creature }) => creature === one.creature).length),
  }));
const keysOf = (all: readonly Attacker[]): string => all.map(({ key }) => key).join();
const placeOf = (all: readonly Attack[], key: string): number => withKeys(all).findIndex((one) => one.key === key);

/** The key of an attack: that of the first, second … creature of its kind. */
export const attackKey = (creature: number, turn: number): string => `${creature}.${turn}`;

/** What a creature prefers: its attack at its target or those before, then behind, and then its other attack. */
function optionsOf({ creature, alternative, target }: Attack): number[] {
  const places = Array.from({ length: MAX_ADVENTURERS }, (_, place) => place);
  const targets = [...places.slice(0, target + 1).reverse(), ...places.slice(target + 1)]; // in a shorter party the last member
  return [alternative, 1 - alternative].flatMap((way) =>
    targets.flatMap((place) => optionOf('AttackWith', 'attack', { creature, alternative: way, target: place }) ?? []),
  );
}

export const attackPreferences = new AttackPreferences();

/** Default answers in previews: the preferred attacks; for combat cards, pay if possible. */
export const defaultAnswersFor = (team: readonly number[]): Partial<Record<AskKind<Types>, number[][]>> => ({
  AttackWith: attackPreferences.inOrder(team).map(optionsOf),
  FacePeace: [[optionOf('FacePeace', 'gain-evil')!]],
  FaceSuggestion: [[optionOf('FaceSuggestion', 'pay-again')!]],
});
/** The next round begins with these questions. */
export const STOP_KINDS: AskKind<Types>[] = ['PlanBattle', 'ReleasePrisoner'];
