// Staged steps survive a reload in their tab, for the question that they belong to.
import type { PlanStep } from './gameTypes';

const storageKey = (table: string, seat: number): string => `kazamata.staged.${table}.${seat}`;

export function saveDraft(table: string, seat: number, key: string, steps: PlanStep[]): void {
  try {
    if (steps.length) sessionStorage.setItem(storageKey(table, seat), JSON.stringify({ key, steps }));
    else sessionStorage.removeItem(storageKey(table, seat));
  } catch {
    // the draft is lost with the page
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

const suggestionKey = (table: string): string => `kazamata.suggested.${table}`;

/** Keeps a move that a table stages when it opens: the better move of a review, at the table that plays on from there. */
export function saveSuggestion(table: string, step: PlanStep): void {
  try {
    sessionStorage.setItem(suggestionKey(table), JSON.stringify(step));
  } catch {
    // the player finds the move without it
  }
}

/** The suggested move; it is suggested once. */
export function takeSuggestion(table: string): PlanStep | null {
  try {
    const stored = sessionStorage.getItem(suggestionKey(table));
    sessionStorage.removeItem(suggestionKey(table));
    return JSON.parse(stored ?? 'null') as PlanStep | null;
  } catch {
    return null;
  }
}
