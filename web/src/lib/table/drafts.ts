// Staged steps survive a reload in their tab, for the question that they belong to.
import type { PlanStep } from '../../games/gamePlugin';

const storageKey = (table: string, seat: number): string => `kazamata.staged.${table}.${seat}`;

export function saveDraft(table: string, seat: number, key: string, steps: PlanStep[]): void {
  try {
    if (steps.length) sessionStorage.setItem(storageKey(table, seat), JSON.stringify({ key, steps }));
    else sessionStorage.removeItem(storageKey(table, seat));
  } catch {
    // the draft is only not stored
  }
}

/** The stored draft for the same question. */
export function loadDraft(table: string, seat: number, key: string): PlanStep[] {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey(table, seat)) ?? 'null') as {
      key: string;
      steps: PlanStep[];
    } | null;
    return draft?.key === key ? draft.steps : [];
  } catch {
    return [];
  }
}
