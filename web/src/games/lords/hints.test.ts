import { BOX } from '../../generated/lords.box';
import { readOption, type Types } from '../../generated/lords';
import { HINTS } from '../../generated/lords.hints';
import type { PlanStep } from '../../lib/table/gameTypes';
import type { SampleTable } from '../../lib/table/sampleTable.svelte';
import { tapOn, testHints } from '../hintPictures';
import { plugin } from './plugin';

beforeAll(() => Promise.all([import('./combat/Combat.svelte'), import('./PayDay.svelte')]));

/** Taps the thing at a place among those that a selector finds. */
async function tapPlace(board: Element, selector: string, place: number): Promise<void> {
  const found = board.querySelectorAll<HTMLElement>(selector)[place];
  found?.classList.add('tapped-now');
  await tapOn(board, '.tapped-now');
  found.classList.remove('tapped-now');
}

async function tap({ kind, option }: PlanStep<Types>, { turnPlan }: SampleTable<Types>, board: Element): Promise<void> {
  const { form, values } = readOption(kind, option)!;
  const { options } = turnPlan.ask!;
  if (form === 'plan-tile') {
    const tiles = options.filter((one) => readOption(kind, one)?.form === form);
    return tapPlace(board, '.plot.target', tiles.sort((one, other) => one - other).indexOf(option));
  }
  if (kind === 'PayWages') return tapPlace(board, '.choice', options.indexOf(option));
  if (form === 'build') {
    const bars = [...board.querySelectorAll('.bars .bar')];
    await tapPlace(
      board,
      '.bars .bar',
      bars.findIndex((bar) => bar.textContent!.includes(BOX.rooms[values.room].name)),
    );
    if (turnPlan.steps.length) return; // a room with one place is built at once
  }
  await tapOn(board, `[data-option="${option}"]`);
}

testHints(plugin, HINTS, BOX, {
  tap,
  tryOut: [
    '.order.free',
    '.cell.target',
    '.fighter[data-option]',
    '.plot.target',
    '.bars li:nth-child(2) .bar',
    '.bars .bar',
  ],
});
