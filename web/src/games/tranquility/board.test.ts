import { cleanup, fireEvent, render } from '@testing-library/svelte';
import {
  FINISH,
  MONSTER,
  optionOf,
  readOption,
  type Ask,
  type Facts,
  type GameEvent,
  type SeatView,
  type Types,
  type View,
} from '../../generated/tranquility';
import { HINTS } from '../../generated/tranquility.hints';
import type { PlanStep } from '../../lib/table/gameTypes';
import { SampleTable, type HintSample } from '../../lib/table/sampleTable.svelte';
import { waitForPreviews, tapOn } from '../hintPictures';
import Board from './Board.svelte';
import { plugin } from './plugin';

vi.mock('../../lib/browser/translations.svelte', () => ({ t: (key: string) => key }));

const place = (card: number, cell: number): number => optionOf('TakeTurn', 'play-island', { card, cell })!;
const monster = (cell: number): number => optionOf('TakeTurn', 'play-monster', { cell })!;
const give = (card: number): number => optionOf('GiveCards', 'card', { card })!;
const UNSEEN = optionOf('GiveCards', 'unseen')!;

function seat(hand: number[]): SeatView {
  return {
    hand,
    night_hand: [],
    hand_size: hand.length,
    pile_size: 9,
    discard_count: 0,
    discarded_cards: [],
    yellow_storms: 0,
    orange_storms: 0,
    shown_monsters: 0,
    found_count: 0,
    stopped: false,
  };
}

function view(grid: Record<number, number>, hand: number[]): View {
  const cells = Array.from({ length: 36 }, (_, cell) => grid[cell] ?? 0);
  const terms = {
    seats: 2,
    variant: 0,
    removed_count: 0,
    has_rocks: false,
    monster_count: 0,
    has_storms: false,
    solo_draw: 4,
    offer_rounds: 3,
  };
  return {
    viewer: 0, terms, grid: cells, night_cells: [], gone_cards: [], seats: [seat(hand), seat([])], active_seat: 0, start_seat: -1, rocks_row: -1,
    purple_counts: [0, 0, 0, 0, 0, 0], compasses: 0, compass_supply: 0, explored_count: 0, explored_cards: [], border_cells: [], arch_open: false, finish_refused: false, result: 0, start_offers: null, duel: null,
    figures: { gaps: [], closed_cells: [], has_compasses: false, wrong_sides: [] },
  }; // prettier-ignore
}

type AskNamed<Kind extends keyof Facts> = Extract<Ask, { kind: Kind }>;

/** A question; facts and sentences that a test does not use may be missing. */
const asked = <Kind extends keyof Facts>(
  kind: Kind,
  options: number[],
  facts: Partial<Facts[Kind]>,
  form_sentences: Partial<AskNamed<Kind>['form_sentences']> = {},
): AskNamed<Kind> =>
  ({
    kind,
    clause: 'TQ-7',
    seat: 0,
    options,
    facts,
    prompt: [],
    option_sentences: [],
    hides_timing: false,
    form_sentences,
    after: 0,
  }) as unknown as AskNamed<Kind>;
const ask = asked(
  'TakeTurn',
  [0, place(24, 4), place(24, 5)],
  { price: [2, 3, 0], discardable: [24, 60, 61, 62, 63] },
  { 'discard-two': ['Discard two'] },
);

const catalogue = { title: '', cards: {} } as unknown as Types['catalogue'];

/** A table with a question, and the answers whose previews it knows. */
function tableOf(view: View, ask: Ask, known: Partial<HintSample<Types>> = {}): SampleTable<Types> {
  const sample = { name: '', file: '', seat: 0, view, ask, steps: [], previews: [], ...known };
  return new SampleTable<Types>(sample, catalogue, plugin);
}

/** A stored question with a line of answers. */
function stored(name: string): SampleTable<Types> {
  return new SampleTable<Types>(
    HINTS.find((sample) => sample.name === name)!,
    catalogue,
    plugin,
  );
}

async function show(table: SampleTable<Types>): Promise<HTMLElement> {
  table.turnPlan.onQuestionChanged();
  const { container } = render(Board, { model: table });
  await waitForPreviews();
  return container;
}

const cellOf = (container: HTMLElement, cell: number): HTMLElement => container.querySelector(`[data-cell="${cell}"]`)!;
const handOf = (container: HTMLElement): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('.hand .card')];
const placesWith = (container: HTMLElement, found: (card: HTMLElement) => boolean): number[] =>
  handOf(container).flatMap((card, at) => (found(card) ? [at] : []));
const crossed = (container: HTMLElement): number[] => placesWith(container, (card) => !!card.querySelector('.cross'));
const lifted = (container: HTMLElement): number[] => placesWith(container, (card) => card.classList.contains('chosen'));
const optionsOf = (table: SampleTable<Types>): number[] => (table.stagedMove?.steps ?? []).map((step) => step.option);

/** Taps without waiting for the preview. */
const tap = (thing: HTMLElement): Promise<boolean> => fireEvent.click(thing);

async function tapCards(container: HTMLElement, places: number[]): Promise<void> {
  for (const place of places) {
    await tap(handOf(container)[place]);
    await waitForPreviews();
  }
}

test('the held card turns the sea into a map of its costs', async () => {
  const container = await show(tableOf(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask));
  expect(cellOf(container, 4).querySelector('.price')?.textContent).toBe('3');
  expect(cellOf(container, 5).querySelector('.price')?.textContent).toBe('0');
  expect(cellOf(container, 2).matches('.dim:not(.target)')).toBe(true);
});

test('a cell that does not fit asks the server why', async () => {
  const table = tableOf(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask);
  const container = await show(table);
  await tap(cellOf(container, 2));
  expect(table.asked).toEqual([place(24, 2)]);
});

/** An island for three cards: its cell, and the places of the cards. */
const dear = (): { table: SampleTable<Types>; cell: number; pays: number[]; cards: number[] } => {
  const table = stored('TakeTurn play-island for 3');
  const [first, ...rest] = table.line;
  const { values } = readOption('TakeTurn', first.option) as { values: { card: number; cell: number } };
  const hand = table.view.seats[table.seat].hand!;
  const cards = rest.map((step) => step.option);
  return { table, cell: values.cell, pays: cards.map((card) => hand.indexOf(card)), cards };
};

test('a cell with a cost is staged, and ready once it is paid for, in any order', async () => {
  const { table, cell, pays } = dear();
  const container = await show(table);
  await tap(cellOf(container, cell));
  await waitForPreviews();
  expect([table.stagedMove?.canConfirm, optionsOf(table)]).toEqual([false, [table.line[0].option]]);
  await tapCards(container, [pays[2], pays[0]]);
  expect([table.stagedMove?.canConfirm, crossed(container)]).toEqual([false, [pays[0], pays[2]]]);
  await tapCards(container, [pays[1]]);
  expect(table.stagedMove).toMatchObject({ canConfirm: true, reveals: true, steps: table.line });
  await table.confirm();
  expect(table.sent).toEqual([table.line]);
});

test('a tap shows at once, before its preview arrives; without a connection it is kept, and so is a Confirm', async () => {
  const { table, cell, pays } = dear();
  const container = await show(table);
  const connect = table.disconnect();
  await tap(cellOf(container, cell));
  expect(cellOf(container, cell).classList.contains('staged')).toBe(true);
  expect(table.turnPlan.isPreviewing).toBe(true);
  for (const place of pays) await tap(handOf(container)[place]);
  expect([crossed(container), table.stagedMove?.canConfirm]).toEqual([pays, false]);
  connect();
  await waitForPreviews();
  expect(table.stagedMove).toMatchObject({ canConfirm: true, steps: table.line });
  const again = table.disconnect();
  await tap(handOf(container)[pays[0]]);
  await tap(handOf(container)[pays[0]]);
  expect(crossed(container)).toEqual(pays);
  void table.confirm();
  expect(table.sent).toEqual([]);
  again();
  await waitForPreviews();
  expect(table.sent).toEqual([table.line]);
});

test('another pick replaces the last payment; Escape removes the last card, then everything', async () => {
  const { table, cell, pays, cards } = dear();
  const container = await show(table);
  await tap(cellOf(container, cell));
  await waitForPreviews();
  await tapCards(container, pays);
  await tapCards(container, [pays[1]]);
  expect([crossed(container), table.stagedMove?.canConfirm]).toEqual([[pays[0], pays[2]], false]);
  await tapCards(container, [pays[1]]);
  table.turnPlan.handleEscape();
  await waitForPreviews();
  expect([crossed(container), optionsOf(table).slice(1)]).toEqual([pays.slice(0, 2), cards.slice(0, 2)]);
  await tapCards(container, [pays[2]]);
  expect(table.stagedMove?.canConfirm).toBe(true);
  table.turnPlan.handleEscape();
  table.turnPlan.handleEscape();
  await waitForPreviews();
  expect([crossed(container), table.stagedMove, lifted(container).length]).toEqual([[], null, 1]);
});

test('a payment takes as many messages as its questions, not as its cards', async () => {
  const { table, cell, pays } = dear();
  const container = await show(table);
  await tap(cellOf(container, cell));
  await waitForPreviews();
  await tapCards(container, pays);
  expect(table.requested.map((lines) => lines.length)).toEqual([1, 3]);
});

test('what is staged is kept as a draft, with the cards that wait', async () => {
  const { table, cell, pays } = dear();
  const drafts: PlanStep<Types>[][] = [];
  Object.assign(table, { saveDraft: (steps: PlanStep<Types>[]) => drafts.push(steps) });
  const container = await show(table);
  await tap(cellOf(container, cell));
  await waitForPreviews();
  await tapCards(container, [pays[2], pays[1]]);
  const { table: later } = dear();
  Object.assign(later, { loadDraft: () => drafts.at(-1) });
  const reloaded = await show(later);
  expect(crossed(reloaded)).toEqual([pays[1], pays[2]]);
  expect(cellOf(reloaded, cell).classList.contains('staged')).toBe(true);
  expect(later.stagedMove?.canConfirm).toBe(false);
});

const giving = (options: number[], left: number, loose: number[]): Ask =>
  asked('GiveCards', options, { left, discardable: loose }, { unseen: ['An unseen card'] });
const gift = (option: number): PlanStep<Types> => ({ kind: 'GiveCards', option });
/** The preview of an answer that leads to a question. */
const leadsTo = (next: Ask | null): HintSample<Types>['previews'][number] => ({
  ask: next,
  view: {},
  diverged: false,
  events: [],
});

test('a player who owes more cards than the hand holds gives an unseen one: it is staged', async () => {
  const table = tableOf(view({}, [51, 79]), giving([UNSEEN], 3, [51, 79]), {
    steps: [UNSEEN, give(51), give(79)].map(gift),
    previews: [leadsTo(giving([UNSEEN, give(51)], 2, [51, 79])), leadsTo(giving([give(79)], 1, [79])), leadsTo(null)],
  });
  const container = await show(table);
  expect([optionsOf(table), table.stagedMove?.canConfirm]).toEqual([[UNSEEN], false]);
  await tapCards(container, [1, 0]);
  expect([optionsOf(table), table.stagedMove?.canConfirm]).toEqual([[UNSEEN, give(51), give(79)], true]);
});

test('an unseen card goes before the cards of the hand, whenever it is tapped', async () => {
  const hand = [51, 60, 79];
  const table = tableOf(view({}, hand), giving([UNSEEN, ...hand.map(give)], 2, hand), {
    steps: [UNSEEN, give(60)].map(gift),
    previews: [leadsTo(giving([UNSEEN, ...hand.map(give)], 1, hand)), leadsTo(null)],
  });
  const container = await show(table);
  await tapCards(container, [1]);
  expect(table.stagedMove).toMatchObject({ canConfirm: false, steps: [gift(give(60))] });
  await tapOn(container, '.action');
  expect(table.stagedMove).toMatchObject({ canConfirm: true, steps: [UNSEEN, give(60)].map(gift) });
  expect([crossed(container), container.querySelector('.action.chosen')]).toEqual([[1], expect.anything()]);
});

test('a payment without a choice is staged, shown and not sent', async () => {
  const hand = [24, 60, 61, MONSTER];
  const question = asked('TakeTurn', [0, place(24, 4)], { price: [2, 2], discardable: [24, 60, 61] });
  const steps = [
    { kind: 'TakeTurn', option: place(24, 4) },
    { kind: 'PayCost', option: 60 },
    { kind: 'PayCost', option: 61 },
  ] as PlanStep<Types>[];
  const table = tableOf(view({ 3: 21 }, hand), question, {
    steps,
    previews: [
      leadsTo(asked('PayCost', [60], { left: 2, discardable: [60, 61] })),
      leadsTo(asked('PayCost', [61], { left: 1, discardable: [61] })),
      { ...leadsTo(null), diverged: true },
    ],
  });
  const container = await show(table);
  await tap(cellOf(container, 4));
  await waitForPreviews();
  expect(table.stagedMove).toMatchObject({ canConfirm: true, steps });
  expect([crossed(container), lifted(container), table.sent]).toEqual([[1, 2], [0], []]);
});

test('a price that takes the rest of the hand is crossed without a question', async () => {
  const question = asked('TakeTurn', [0, place(24, 4)], { price: [2, 2], discardable: [24, 60, 61] });
  const table = tableOf(view({ 3: 21 }, [24, 60, 61]), question);
  const container = await show(table);
  await tap(cellOf(container, 4));
  await waitForPreviews();
  expect([crossed(container), table.stagedMove?.canConfirm]).toEqual([[1, 2], true]);
});

test('of equal cards the tapped one is crossed', async () => {
  const question = asked('PickTwo', [24, FINISH], { left: 1, discardable: [24, FINISH, FINISH] });
  const container = await show(tableOf(view({}, [24, FINISH, FINISH]), question));
  await tapCards(container, [2]);
  expect(crossed(container)).toEqual([2]);
});

test('a hand of monsters holds one of them, and shows where it can go', async () => {
  const both = asked('TakeTurn', [monster(3), monster(8)], { price: [0, 0], discardable: [] });
  const container = await show(tableOf(view({ 3: 21, 8: 40 }, [MONSTER, MONSTER]), both));
  expect(
    [...container.querySelectorAll<HTMLElement>('.cell.target')].map((cell) => Number(cell.dataset.cell)).sort(),
  ).toEqual([3, 8]);
});

test('what was picked up stays when somebody else answers, and goes with another question', async () => {
  const table = tableOf(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask);
  const container = await show(table);
  await tapCards(container, [2]);
  expect(lifted(container)).toEqual([2]);
  table.seq += 1;
  await waitForPreviews();
  expect(lifted(container)).toEqual([2]);
  table.askKey = 'another question';
  await waitForPreviews();
  expect(lifted(container)).toEqual([0]);
});

const room = (before: number[], below: number[], peril: number[]): Facts['TakeTurn'] => ({
  price: [2, 3, 0],
  discardable: [24, 60, 61, 62, 63],
  before,
  below,
  after: [0, 0, 0],
  above: [0, 0, 0],
  risk: peril,
});
const risky = (): SampleTable<Types> =>
  tableOf(view({ 3: 21 }, [24, 60, 61, 62, 63]), { ...ask, facts: room([0, 0, 26], [0, 0, 13], [0, 0, 2]) });

test('a placement that leaves the sea unfillable is warned of before it is confirmed, also if a hint advises it', async () => {
  const table = risky();
  const container = await show(table);
  expect(cellOf(container, 5).querySelector('.peril')).not.toBeNull();
  expect(cellOf(container, 4).querySelector('.peril')).toBeNull();
  await tap(cellOf(container, 5));
  expect(table.stagedMove?.warning).not.toBe('');
  await waitForPreviews();
  expect([optionsOf(table), table.stagedMove?.warning === '']).toEqual([[place(24, 5)], false]);
  table.turnPlan.clear();
  await table.turnPlan.advise([{ kind: 'TakeTurn', option: place(24, 5) }], ['it is free']);
  expect([table.stagedMove?.warning === '', table.turnPlan.advice]).toEqual([false, ['it is free']]);
});

test('what the guided game keeps back is explained and not staged', async () => {
  const table = risky();
  table.blockReason = (chosen) => (chosen === place(24, 5) ? 'no room' : '');
  const container = await show(table);
  await tap(cellOf(container, 5));
  await waitForPreviews();
  expect([table.explanation, table.stagedMove]).toEqual([['no room'], null]);
});

test('two quick taps confirm a place, but not a risky one', async () => {
  for (const [table, sent] of [
    [tableOf(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask), 1],
    [risky(), 0],
  ] as const) {
    const container = await show(table);
    const connect = table.disconnect();
    await tap(cellOf(container, 5));
    await tap(cellOf(container, 5));
    await fireEvent.dblClick(cellOf(container, 5));
    connect();
    await waitForPreviews();
    expect(table.sent.length).toBe(sent);
    cleanup();
  }
});

test('what is offered first leaves all with as many cards, and then what was said last is staged', async () => {
  const offers = async (rounds: number): Promise<{ said: number; shown: number }> => {
    const seen = view({}, [4, 5, 6, 7]);
    seen.seats = [seat([4, 5, 6, 7]), seat([1, 2, 3, 4, 5]), seat([1, 2, 3, 4, 5])];
    seen.start_offers = {
      round: rounds + 1,
      offers: [-1, -1, -1],
      owed: [0, 0, 0],
      last_named: 0,
      unseen_given: [0, 0, 0],
    };
    const table = tableOf(seen, asked('OfferCards', [0, 1, 2, 3, 4], { round: rounds + 1, rounds: 3, share: 2 }));
    const shown = [4, 3, 3].map((count, index): GameEvent => ({
      kind: 'OfferShown',
      clause: 'TQ-A7',
      values: { seat: index, count },
      sentence: [],
    }));
    table.entries = rounds ? [[1, shown]] : [];
    const container = await show(table);
    const said = readOption('OfferCards', optionsOf(table)[0])!.values.count;
    return { said, shown: container.querySelectorAll('.before').length };
  };
  expect(await offers(0)).toEqual({ said: 2, shown: 0 });
  expect(await offers(1)).toEqual({ said: 4, shown: 3 });
});

test('cards that are given to the rocks are forgotten with a tap on another row', async () => {
  const table = stored('MoveRocks rocks-stay for 2');
  const container = await show(table);
  await table.turnPlan.advise(table.line);
  await waitForPreviews();
  expect(crossed(container).length).toBe(2);
  await tapOn(container, '.cell.target');
  expect(crossed(container)).toEqual([]);
});
