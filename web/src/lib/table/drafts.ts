// What is staged stays in its tab when the page is loaded anew, for the question for which it was staged.
import type { Step } from '../../games/gamePlugin';

const place = (table: string, seat: number): string => `kazamata.staged.${table}.${seat}`;

export function keep(table: string, seat: number, key: string, steps: Step[]): void {
  try {
    if (steps.length) sessionStorage.setItem(place(table, seat), JSON.stringify({ key, steps }));
    else sessionStorage.removeItem(place(table, seat));
  } catch {
    // nothing is lost but comfort
  }
}

/** What was staged before for the same question. */
export function left(table: string, seat: number, key: string): Step[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table, seat)) ?? 'null') as { key: string; steps: Step[] } | null;
    return kept?.key === key ? kept.steps : [];
  } catch {
    return [];
  }
}
