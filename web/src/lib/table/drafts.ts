// What is staged stays in its tab when the page is loaded anew, for the question for which it was staged.
import type { PlanStep } from '../../games/gamePlugin';

const storageKey = (table: string, seat: number): string => `kazamata.staged.${table}.${seat}`;

export function saveDraft(table: string, seat: number, key: string, steps: PlanStep[]): void {
  try {
    if (steps.length) sessionStorage.setItem(storageKey(table, seat), JSON.stringify({ key, steps }));
    else sessionStorage.removeItem(storageKey(table, seat));
  } catch {
    // nothing is lost but comfort
  }
}

/** What was staged before for the same question. */
export function loadDraft(table: string, seat: number, key: string): PlanStep[] {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey(table, seat)) ?? 'null') as { key: string; steps: PlanStep[] } | null;
    return draft?.key === key ? draft.steps : [];
  } catch {
    return [];
  }
}
