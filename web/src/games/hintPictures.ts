// A hint looks on the board as the same answers staged by hand: tests for the boards of all games.
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import type { GameTypes, PlanStep } from '../lib/table/gameTypes';
import { SampleTable, type HintSample } from '../lib/table/sampleTable.svelte';
import type { GamePlugin } from './gamePlugin';

/** How a player stages a step of the plan by hand. */
export interface Hands<G extends GameTypes> {
  tap(step: PlanStep<G>, table: SampleTable<G>, board: Element): Promise<void> | void;
  /** Taps that a player tries before the hint comes. */
  tryOut: string[];
  /** Parts that show the last tap, not the staged steps. */
  ignored?: string;
}

/** The limit for one sample, high enough for a busy machine. */
const TIMEOUT_MS = 60_000;
const ATTRIBUTES = ['aria-pressed', 'aria-disabled', 'aria-expanded', 'disabled', 'style', 'src', 'href', 'd'];

/** Everything that a board draws, one line an element: classes, state and text. */
export const pictureOf = (board: Element, ignored = ''): string[] =>
  [...board.querySelectorAll<HTMLElement>('*')].flatMap((one) => {
    if (ignored && one.closest(ignored)) return [];
    const words = [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent!.trim() : ''));
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).sort();
    const state = ATTRIBUTES.map((name) => one.getAttribute(name) ?? '');
    return [[one.tagName, classes.join('.'), ...Object.values(one.dataset), ...state, ...words].join(' ').trim()];
  });

/** The lines that others lack. */
function without(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Lets previews arrive, and the board draw them. */
export async function waitForPreviews(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await new Promise((done) => setTimeout(done));
    await tick();
  }
}

/** Taps a thing; a missing one is an error. */
export async function tapOn(board: Element, selector: string): Promise<void> {
  const found = board.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing to tap: ${selector}`);
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitForPreviews();
}

/** The answer of the line that the plan stages next; undefined at its end, or if the plan has left the line. */
function nextStep<G extends GameTypes>({ turnPlan }: SampleTable<G>, line: PlanStep<G>[]): PlanStep<G> | undefined {
  const staged = [...turnPlan.steps, ...turnPlan.waiting];
  const follows = staged.every((step, index) => step.option === line[index]?.option);
  return follows && turnPlan.ask ? line[staged.length] : undefined;
}

const optionsOf = <G extends GameTypes>({ turnPlan }: SampleTable<G>): number[] =>
  turnPlan.shownSteps.map((step) => step.option).sort((one, other) => one - other);

export function testHints<G extends GameTypes>(
  plugin: GamePlugin<G>,
  hints: HintSample<G>[],
  catalogue: G['catalogue'],
  hands: Hands<G>,
): void {
  async function boardOf(sample: HintSample<G>): Promise<{ table: SampleTable<G>; board: Element; ready: number[] }> {
    const table = new SampleTable<G>(sample, catalogue, plugin);
    table.turnPlan.onQuestionChanged();
    const board = render(plugin.Board, { model: table }).container;
    await waitForPreviews();
    const ready = table.turnPlan.steps.map((step) => step.option); // the default answers
    table.turnPlan.clear();
    await waitForPreviews();
    return { table, board, ready };
  }

  describe('a hint looks on the board as what is staged by hand', () => {
    test.each(hints.map((sample) => [sample.name, sample] as const))(
      '%s',
      async (_, sample) => {
        const { steps: line } = sample;
        const byHand = await boardOf(sample);
        const empty = pictureOf(byHand.board, hands.ignored);
        for (let next = nextStep(byHand.table, line); next; next = nextStep(byHand.table, line)) {
          const sent = byHand.table.sent.length;
          const before = byHand.table.turnPlan.shownSteps.length;
          await hands.tap(next, byHand.table, byHand.board);
          await waitForPreviews();
          if (byHand.table.sent.length > sent) break;
          expect(byHand.table.turnPlan.shownSteps.length, `${next.kind} ${next.option}`).toBeGreaterThan(before);
        }
        const wanted = pictureOf(byHand.board, hands.ignored);
        const staged = optionsOf(byHand.table);
        const { sent } = byHand.table;
        cleanup();

        const byHint = await boardOf(sample);
        for (const selector of hands.tryOut)
          if (byHint.board.querySelector(selector)) await tapOn(byHint.board, selector);
        byHint.table.turnPlan.clear();
        byHint.table.sent = [];
        await waitForPreviews();
        const { turnPlan } = byHint.table;
        for (let next = nextStep(byHint.table, line); next; next = nextStep(byHint.table, line)) {
          const before = turnPlan.shownSteps.length;
          await turnPlan.advise(plugin.turnPolicy(byHint.table).hintsWholePlan ? line.slice(before) : [next]);
          await waitForPreviews();
          if (turnPlan.shownSteps.length <= before) break;
        }
        expect(byHint.table.sent).toEqual([]);
        if (sent.length) {
          // a tap sends this answer: a hint only marks it
          expect([turnPlan.hintedOption, staged]).toEqual([sent[0][0].option, []]);
          expect(byHint.board.querySelectorAll('.hinted').length).toBe(1);
          return;
        }
        if (staged.join() !== byHint.ready.join()) expect(wanted).not.toEqual(empty);
        expect(optionsOf(byHint.table)).toEqual(staged);
        const shown = pictureOf(byHint.board, hands.ignored);
        expect({ hint: without(shown, wanted), hand: without(wanted, shown) }).toEqual({ hint: [], hand: [] });
        expect(shown).toEqual(wanted);
      },
      TIMEOUT_MS,
    );
  });
}
