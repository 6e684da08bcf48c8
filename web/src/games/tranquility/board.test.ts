import { fireEvent, render } from '@testing-library/svelte';
import {
  DAY_AND_NIGHT,
  FINISH,
  MONSTER,
  optionOf,
  readOption,
  START,
  type SeatView,
  type View,
} from '../../generated/tranquility';
import type { RenderedAsk } from '../../generated/wire';
import { Playback } from '../../lib/table/playback.svelte';
import type { StagedMove } from '../gamePlugin';
import Board from './Board.svelte';
import type { TranquilityModel } from './model';

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
  }; // prettier-ignore
}

function table(
  seen: View,
  ask: RenderedAsk,
): { model: TranquilityModel; asked: number[]; staged: (StagedMove | null)[] } {
  const asked: number[] = [];
  const staged: (StagedMove | null)[] = [];
  const model: TranquilityModel = {
    view: seen, allViews: null, catalogue: { title: '', cards: {} }, ask, askKey: ask.kind, seat: 0, seq: 3, names: ['Anna', 'Bot'], isInteractive: true, stagedMove: null, newEvents: [], ...ALONE, optionSentence: (chosen) => [`option ${chosen}`],
    stage: (plan) => staged.push(plan), confirm: async () => {}, whyNot: (option) => asked.push(option), explain: () => {},
  }; // prettier-ignore
  return { model, asked, staged };
}

/** Fields that this board does not use. */
const ALONE = {
  entries: [],
  seats: [],
  waiting: [],
  lastOwnSeq: -1,
  outcome: null,
  currentScore: null,
  turnPlan: null,
  queuedPlan: null,
  undoable: false,
  playback: new Playback(),
  comparedSeat: -1,
  toggleCompared: () => {},
};

const cellOf = (container: HTMLElement, cell: number): HTMLElement => container.querySelector(`[data-cell="${cell}"]`)!;
const asked = (
  kind: string,
  options: number[],
  facts: RenderedAsk['facts'],
  form_sentences: RenderedAsk['form_sentences'] = {},
): RenderedAsk => ({
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
});
const ask = asked(
  'TakeTurn',
  [0, place(24, 4), place(24, 5)],
  { price: [2, 3, 0], discardable: [24, 60, 61, 62, 63] },
  { 'discard-two': ['Discard two'] },
);

test('the held card turns the sea into a map of its costs', () => {
  const { container } = render(Board, { model: table(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask).model });
  expect(cellOf(container, 4).querySelector('.price')?.textContent).toBe('3');
  expect(cellOf(container, 5).querySelector('.price')?.textContent).toBe('0');
  expect(cellOf(container, 2).querySelector('.no')?.textContent).toBe('?');
});

test('a cell that does not fit asks the server why', async () => {
  const { model, asked } = table(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask);
  const { container } = render(Board, { model });
  await fireEvent.click(cellOf(container, 2));
  expect(asked).toEqual([place(24, 2)]);
});

test('a cell with a cost is staged, and ready once it is paid for', async () => {
  const { model, staged } = table(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask);
  const live = {
    ...model,
    stagedMove: { steps: [], describedOption: null, note: '', canConfirm: false, reveals: false },
  };
  const { container } = render(Board, { model: live });
  await fireEvent.click(cellOf(container, 4));
  expect(staged.at(-1)).toMatchObject({ canConfirm: false, steps: [{ kind: 'TakeTurn', option: place(24, 4) }] });
  for (const card of [4, 1, 2]) await fireEvent.click(container.querySelectorAll('.hand .card')[card]);
  expect(staged.at(-1)).toMatchObject({
    canConfirm: true,
    steps: [place(24, 4), 60, 61, 63].map((option, i) => ({ kind: i ? 'PayCost' : 'TakeTurn', option })),
  });
});

const giving = (options: number[], left: number, loose: number[]): RenderedAsk =>
  asked('GiveCards', options, { left, discardable: loose }, { unseen: ['An unseen card'] });

test('whoever owes more cards than he holds gives an unseen one: it lies ready', () => {
  const { model, staged } = table(view({}, [51, 79]), giving([UNSEEN], 3, [51, 79]));
  render(Board, { model });
  expect(staged.at(-1)).toMatchObject({ canConfirm: true, steps: [{ kind: 'GiveCards', option: UNSEEN }] });
});

test('cards are asked for in rising order, and picked in any', async () => {
  const { model, staged } = table(
    view({}, [40, 63, 75, 77, 79]),
    giving([40, 63, 75].map(give), 3, [40, 63, 75, 77, 79]),
  );
  const live = {
    ...model,
    stagedMove: { steps: [], describedOption: null, note: '', canConfirm: false, reveals: false },
  };
  const { container } = render(Board, { model: live });
  for (const card of [4, 3, 0]) await fireEvent.click(container.querySelectorAll('.hand .card')[card]);
  expect(staged.at(-1)).toMatchObject({
    canConfirm: true,
    steps: [40, 77, 79].map((card) => ({ kind: 'GiveCards', option: give(card) })),
  });
});

test('an unseen card may be given in place of one from the hand', async () => {
  const { model, staged } = table(
    view({}, [51, 79]),
    giving(
      [UNSEEN, 51, 79].map((card) => (card === UNSEEN ? card : give(card))),
      3,
      [51, 79],
    ),
  );
  const live = {
    ...model,
    stagedMove: { steps: [], describedOption: null, note: '', canConfirm: false, reveals: false },
  };
  const { container } = render(Board, { model: live });
  await fireEvent.click(container.querySelector('.action')!);
  expect(staged.at(-1)).toMatchObject({ canConfirm: true, steps: [{ kind: 'GiveCards', option: UNSEEN }] });
  for (const card of [0, 1]) await fireEvent.click(container.querySelectorAll('.hand .card')[card]);
  expect(staged.at(-1)).toMatchObject({
    canConfirm: true,
    steps: [51, 79].map((card) => ({ kind: 'GiveCards', option: give(card) })),
  });
});

test('a hand of monsters holds one of them, and shows where it can go', () => {
  const both = asked('TakeTurn', [monster(3), monster(8)], { price: [0, 0], discardable: [] });
  const { container } = render(Board, { model: table(view({ 3: 21, 8: 40 }, [MONSTER, MONSTER]), both).model });
  expect(
    [...container.querySelectorAll<HTMLElement>('.cell.target')].map((cell) => Number(cell.dataset.cell)).sort(),
  ).toEqual([3, 8]);
});

test('what was picked up stays when somebody else answers, and goes with another question', async () => {
  const { model } = table(view({ 3: 21 }, [24, 60, 61, 62, 63]), ask);
  const { container, rerender } = render(Board, { model });
  const chosen = (): number =>
    [...container.querySelectorAll('.hand .card')].findIndex((card) => card.classList.contains('chosen'));
  await fireEvent.click(container.querySelectorAll('.hand .card')[2]);
  expect(chosen()).toBe(2);
  await rerender({ model: { ...model, seq: 4 } });
  expect(chosen()).toBe(2);
  await rerender({ model: { ...model, seq: 5, askKey: 'another question' } });
  expect(chosen()).toBe(0);
});

const room = (before: number[], below: number[], peril: number[]): RenderedAsk['facts'] => ({
  price: [2, 3, 0],
  discardable: [24, 60, 61, 62, 63],
  before,
  below,
  after: [0, 0, 0],
  above: [0, 0, 0],
  risk: peril,
});

test('a placement that leaves the sea unfillable is warned of before it is confirmed', async () => {
  const { model, staged } = table(view({ 3: 21 }, [24, 60, 61, 62, 63]), {
    ...ask,
    facts: room([0, 0, 26], [0, 0, 13], [0, 0, 2]),
  });
  const { container } = render(Board, { model });
  expect(cellOf(container, 5).querySelector('.peril')).not.toBeNull();
  expect(cellOf(container, 4).querySelector('.peril')).toBeNull();
  await fireEvent.click(cellOf(container, 5));
  expect(staged.at(-1)?.steps).toEqual([{ kind: 'TakeTurn', option: place(24, 5) }]);
});

test('what the guided game keeps back is explained and not staged', async () => {
  const said: unknown[] = [];
  const { model, staged } = table(view({ 3: 21 }, [24, 60, 61, 62, 63]), {
    ...ask,
    facts: room([0, 0, 26], [0, 0, 13], [0, 0, 2]),
  });
  const guided = {
    ...model,
    blockReason: (chosen: number) => (chosen === place(24, 5) ? 'no room' : ''),
    explain: (reason: unknown) => said.push(reason),
  };
  const { container } = render(Board, { model: guided });
  const before = staged.length;
  await fireEvent.click(cellOf(container, 5));
  expect(said).toEqual([['no room']]);
  expect(staged.length).toBe(before);
});

test('what is offered first leaves all with as many cards, and then what was said last lies ready', () => {
  const offers = (rounds: number): { said: number; shown: number } => {
    const seen = view({}, [4, 5, 6, 7]);
    seen.seats = [seat([4, 5, 6, 7]), seat([1, 2, 3, 4, 5]), seat([1, 2, 3, 4, 5])];
    seen.start_offers = {
      round: rounds + 1,
      offers: [-1, -1, -1],
      owed: [0, 0, 0],
      last_named: 0,
      unseen_given: [0, 0, 0],
    };
    const { model, staged } = table(seen, asked('OfferCards', [0, 1, 2, 3, 4], { round: rounds + 1, rounds: 3 }));
    const shown = [4, 3, 3].map((count, index) => ({
      kind: 'OfferShown',
      clause: 'TQ-A7',
      values: { seat: index, count },
      sentence: [],
    }));
    const { container } = render(Board, {
      model: { ...model, names: ['Anna', 'Bot', 'Bob'], entries: rounds ? [[1, shown]] : [] },
    });
    return {
      said: readOption('OfferCards', staged.at(-1)!.steps[0].option)!.values.count,
      shown: container.querySelectorAll('.before').length,
    };
  };
  expect(offers(0)).toEqual({ said: 2, shown: 0 });
  expect(offers(1)).toEqual({ said: 4, shown: 3 });
});

/** A hint: the question, the position, and the taps that stage the same move by hand. */
interface Hinted {
  name: string;
  seen: View;
  ask: RenderedAsk;
  taps: string[];
  /** A tap before the hint comes. */
  before?: string;
}

const ofHand = (place: number): string => `.hand .card:nth-child(${place + 1})`;
const ofSea = (cell: number): string => `[data-cell="${cell}"]`;
const sea = { 3: 21 };
const hand = [10, 24, 60, 61, 62, 63];
const dear = asked(
  'TakeTurn',
  [0, place(10, 1), place(24, 4), place(24, 5)],
  {
    price: [2, 0, 3, 0],
    discardable: hand,
    risk: [0, 0, 1, 0],
    before: [0, 0, 9, 0],
    below: [0, 0, 2, 0],
    after: [0, 0, 0, 0],
    above: [0, 0, 0, 0],
  },
  { 'discard-two': ['Discard two'] },
);
const nightly = (seen: View): View => ({ ...seen, terms: { ...seen.terms, variant: DAY_AND_NIGHT } });
const turn = optionOf('TakeTurn', 'turn-card', { cell: 3 })!;
const openCard = (card: number): number => optionOf('TakeOpenCard', 'card', { card })!;
const duelIslands = [
  [10, 1],
  [24, 5],
].map(([card, cell]) => optionOf('DuelTurn', 'play-island', { card, cell })!);
const rows = [0, 2].map((row) => optionOf('PlaceStorm', 'row', { row })!);
const bargaining = (): View => ({
  ...view({}, hand),
  start_offers: { round: 1, offers: [-1, -1], owed: [0, 0], last_named: 0, unseen_given: [0, 0] },
});
const dueled = (): View => ({
  ...view(sea, hand),
  duel: { open_row: [30, 44, 50], pile_size: 9, cell_owners: Array(36).fill(0), first_player: 0, points: [0, 0] },
});

const HINTS: Hinted[] = [
  { name: 'an island for nothing', seen: view(sea, hand), ask: dear, taps: [ofHand(1), ofSea(5)] },
  {
    name: 'an island that costs cards',
    seen: view(sea, hand),
    ask: dear,
    taps: [ofHand(1), ofSea(4), ofHand(2), ofHand(4), ofHand(5)],
  },
  { name: 'another place for the card that is lifted', seen: view(sea, hand), ask: dear, taps: [ofSea(1)] },
  { name: 'two cards to discard', seen: view(sea, hand), ask: dear, taps: ['.action', ofHand(0), ofHand(3)] },
  {
    name: 'two equal cards to discard',
    seen: view(sea, [24, FINISH, 60, FINISH]),
    ask: { ...dear, facts: { ...dear.facts, discardable: [24, FINISH, 60, FINISH] } },
    taps: ['.action', ofHand(1), ofHand(3)],
  },
  {
    name: 'a Start',
    seen: view({}, [24, START]),
    ask: asked(
      'TakeTurn',
      [0, 1, place(24, 5)],
      { price: [2, 0, 0], discardable: [24, START] },
      { 'play-start': ['Play the Start'] },
    ),
    taps: [ofHand(1)],
  },
  {
    name: 'a Finish',
    seen: view(sea, [24, FINISH]),
    ask: asked(
      'TakeTurn',
      [0, 2, place(24, 5)],
      { price: [2, 0, 0], discardable: [24] },
      { 'play-finish': ['Play the Finish'] },
    ),
    taps: [ofHand(1)],
  },
  {
    name: 'a sea monster',
    seen: view({ 3: 21, 8: 40 }, [24, MONSTER]),
    ask: asked('TakeTurn', [monster(3), monster(8), place(24, 5)], { price: [0, 0, 0], discardable: [24] }),
    taps: [ofHand(1), ofSea(8)],
  },
  {
    name: 'a card of the sea to turn',
    seen: nightly(view(sea, hand)),
    ask: asked('TakeTurn', [0, turn, place(24, 5)], { price: [2, 1, 0], discardable: hand }),
    taps: [ofHand(1), ofSea(3), ofHand(3)],
  },
  {
    name: 'cards to give',
    seen: view({}, [40, 63, 75, 77, 79]),
    ask: giving([40, 63, 75].map(give), 3, [40, 63, 75, 77, 79]),
    taps: [4, 3, 0].map(ofHand),
    before: ofHand(1),
  },
  {
    name: 'an unseen card to give',
    seen: view({}, [51, 79]),
    ask: giving([UNSEEN, give(51), give(79)], 3, [51, 79]),
    taps: ['.action'],
    before: ofHand(1),
  },
  {
    name: 'cards to offer',
    seen: bargaining(),
    ask: asked('OfferCards', [0, 1, 2, 3, 4, 5], { round: 1, rounds: 3 }),
    taps: ['.stepper button:first-child'],
  },
  { name: 'a row for a storm', seen: view(sea, hand), ask: asked('PlaceStorm', rows, {}), taps: [ofSea(13)] },
  {
    name: 'a call for the compass',
    seen: view(sea, hand),
    ask: asked('CallCompass', [0, 1], {}),
    taps: ['.action:last-child'],
  },
  {
    name: 'an island in a duel',
    seen: dueled(),
    ask: asked(
      'DuelTurn',
      [0, ...duelIslands],
      { price: [2, 0, 0], discardable: hand },
      { 'discard-two': ['Discard two'] },
    ),
    taps: [ofHand(1), ofSea(5)],
  },
  {
    name: 'an open card',
    seen: dueled(),
    ask: asked('TakeOpenCard', [30, 44, 50].map(openCard), { left: 1 }),
    taps: ['.open .card:nth-of-type(2)'],
  },
];

describe('a hint looks on the board as what is staged by hand', () => {
  /** Everything visible, one line an element: sorted classes, state and text. */
  const picture = (container: HTMLElement): string[] =>
    [...container.querySelectorAll<HTMLElement>('.tranquility *:not(svg, svg *)')].map((one) => {
      const own = [...one.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim());
      return [
        [...one.classList].sort().join('.'),
        one.dataset.cell,
        one.getAttribute('aria-pressed'),
        one.getAttribute('aria-disabled'),
        one.getAttribute('style'),
        ...own,
      ].join(' ');
    });

  test.each(HINTS)('$name', async ({ seen, ask: question, taps, before }) => {
    const { model } = table(seen, question);
    let plan: StagedMove | null = null;
    const live = (): TranquilityModel => ({ ...model, stagedMove: plan, stage: (made) => (plan = made) });
    const byHand = render(Board, { model: live() });
    await byHand.rerender({ model: live() });
    const empty = picture(byHand.container);
    for (const tap of taps) {
      await fireEvent.click(byHand.container.querySelector(tap)!);
      await byHand.rerender({ model: live() });
    }
    const { steps, describedOption: chosen, warning }: StagedMove = plan!;
    const wanted = picture(byHand.container);
    expect(wanted).not.toEqual(empty);
    byHand.unmount();

    plan = null;
    const byHint = render(Board, { model: live() });
    await byHint.rerender({ model: live() });
    if (before) await fireEvent.click(byHint.container.querySelector(before)!);
    plan = { steps, describedOption: chosen, note: 'why', canConfirm: true, reveals: true };
    await byHint.rerender({ model: live() });
    await byHint.rerender({ model: live() });
    expect(picture(byHint.container)).toEqual(wanted);
    expect(plan).toMatchObject({ steps, note: 'why', canConfirm: true });
    expect(plan.warning ?? '').toBe(warning ?? '');
  });
});

test('cards that a hint gives to the rocks are crossed, and a tap on another row forgets them', async () => {
  const stay = optionOf('MoveRocks', 'rocks-stay')!;
  const question = asked(
    'MoveRocks',
    [stay, optionOf('MoveRocks', 'row', { row: 2 })!],
    {},
    { 'rocks-stay': ['They stay'] },
  );
  const { model } = table(view(sea, hand), question);
  const steps = [
    { kind: 'MoveRocks', option: stay },
    ...[10, 62].map((card) => ({ kind: 'FeedRocks', option: optionOf('FeedRocks', 'card', { card })! })),
  ];
  const { container, rerender } = render(Board, { model });
  await rerender({
    model: { ...model, stagedMove: { steps, describedOption: stay, note: '', canConfirm: true, reveals: true } },
  });
  const crossed = (): number[] =>
    [...container.querySelectorAll('.hand .card')].flatMap((card, at) => (card.querySelector('.cross') ? [at] : []));
  expect(crossed()).toEqual([0, 4]);
  await fireEvent.click(cellOf(container, 13));
  expect(crossed()).toEqual([]);
});
