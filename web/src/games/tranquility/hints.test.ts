import * as n from '../../generated/tranquility';
import { readOption, type Types } from '../../generated/tranquility';
import { HINTS } from '../../generated/tranquility.hints';
import type { PlanStep } from '../../lib/table/gameTypes';
import type { SampleTable } from '../../lib/table/sampleTable.svelte';
import { tapOn, testHints } from '../hintPictures';
import { plugin } from './plugin';

const ofHand = (place: number): string => `.hand .card:nth-child(${place + 1})`;
const HAND_CARDS: Partial<Record<string, number>> = {
  'play-start': n.START,
  'play-finish': n.FINISH,
  'play-monster': n.MONSTER,
};

async function tap(step: PlanStep<Types>, table: SampleTable<Types>, board: Element): Promise<void> {
  const answer = readOption(step.kind, step.option)!;
  const hand = table.view.seats[table.seat].hand!;
  const lift = async (card: number | undefined): Promise<void> => {
    const place = card === undefined ? -1 : hand.indexOf(card);
    const lifted = [...board.querySelectorAll('.hand .card')].findIndex((one) => one.classList.contains('chosen'));
    if (lifted !== place) await tapOn(board, ofHand(place < 0 ? lifted : place));
  };
  if ('cell' in answer.values) {
    await lift('card' in answer.values ? answer.values.card : HAND_CARDS[answer.form]);
    await tapOn(board, `[data-cell="${answer.values.cell}"]`);
  } else if (HAND_CARDS[answer.form]) await lift(HAND_CARDS[answer.form]);
  else if (step.kind === 'TakeOpenCard' && answer.form === 'card')
    await tapOn(board, `.open .card:nth-of-type(${table.view.duel!.open_row.indexOf(answer.values.card) + 1})`);
  else if (answer.form === 'card') await pay(table, board);
  else if (answer.form === 'row') await tapOn(board, `.line:nth-last-child(${answer.values.row + 1}) .rowname`);
  else if (answer.form === 'offer') await offer(answer.values.count, board);
  else if (step.kind === 'CallCompass')
    await tapOn(board, `.action:nth-child(${table.ask.options.indexOf(step.option) + 1})`);
  else {
    const words = (table.ask.form_sentences as Record<string, unknown[]>)[answer.form];
    const place = [...board.querySelectorAll('.action')].findIndex((one) =>
      one.textContent!.includes(String(words[0])),
    );
    await tapOn(board, `.action:nth-child(${place + 1})`);
  }
}

/** Picks all cards of the hint, the highest first. */
async function pay(table: SampleTable<Types>, board: Element): Promise<void> {
  const { line } = table;
  const cards = line.flatMap(({ kind, option }) => {
    const answer = readOption(kind, option)!;
    return answer.form === 'card' && kind !== 'TakeOpenCard' ? [answer.values.card] : [];
  });
  const hand = table.view.seats[table.seat].hand!;
  const places: number[] = [];
  for (const card of cards) places.push(hand.findIndex((one, place) => one === card && !places.includes(place)));
  for (const place of places.reverse()) await tapOn(board, ofHand(place));
}

async function offer(count: number, board: Element): Promise<void> {
  const shown = Number(board.querySelector('.stepper output')!.textContent);
  const towards = count < shown ? 'first' : 'last';
  for (let taps = Math.max(1, Math.abs(count - shown)); taps > 0; taps -= 1)
    await tapOn(board, `.stepper button:${towards}-of-type`);
  if (count === shown) await tapOn(board, '.stepper button:first-of-type');
}

testHints(plugin, HINTS, { title: '', cards: {} } as unknown as Types['catalogue'], {
  tap,
  tryOut: ['.hand .card:first-child', '.hand .card:last-child'],
});
