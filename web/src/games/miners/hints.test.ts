import { readOption, type Types } from '../../generated/miners';
import { HINTS } from '../../generated/miners.hints';
import { HOUSE } from '../../generated/miners.house';
import type { PlanStep } from '../../lib/table/gameTypes';
import type { SampleTable } from '../../lib/table/sampleTable.svelte';
import { tapOn, testHints } from '../hintPictures';
import { plugin } from './plugin';
import { targetKey } from './stagedTurn.svelte';

async function tap(step: PlanStep<Types>, table: SampleTable<Types>, board: Element): Promise<void> {
  const { option, kind } = step;
  const answer = readOption(kind, option)!;
  if (kind === 'KeepCards' || kind === 'TrimHand') return pick(kind, table, board);
  const things = [
    `[data-option="${option}"]`,
    `[data-target="${targetKey(table.turnPlan.ask!, option)}"]`,
    ...('card' in answer.values ? [`.held[data-card="${answer.values.card}"]`] : []),
    ...('surface' in answer.values ? [`.field:nth-child(${answer.values.surface + 1})`] : []),
    ...('board' in answer.values ? [`.track:nth-child(${answer.values.board + 1}) .enter`] : []),
    ...('steps' in answer.values ? ['.land'] : []),
    '.forced',
  ];
  await tapOn(board, things.find((one) => board.querySelector(one)) ?? things.join());
}

/** Picks the cards that stay at the beginning, or else those that go. */
async function pick(kind: 'KeepCards' | 'TrimHand', table: SampleTable<Types>, board: Element): Promise<void> {
  const gone = table.line.flatMap((step) => (step.kind === kind ? [readOption(kind, step.option)!.values.card] : []));
  const cards = [...board.querySelectorAll<HTMLElement>('.held')].map((one) => Number(one.dataset.card));
  for (const card of cards)
    if (gone.includes(card) === (kind === 'TrimHand')) await tapOn(board, `.held[data-card="${card}"]`);
}

testHints(plugin, HINTS, HOUSE, {
  tap,
  ignored: '.reader, .strip',
  tryOut: ['.held:first-child', '.held:nth-child(2)', '.field', '[data-target]', '.choice'],
});
