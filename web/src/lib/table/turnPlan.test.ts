import type { PlanStep } from './gameTypes';
import type { RenderedAsk, PlanInfo, LinePreview } from '../../generated/wire';
import { TurnPlan, type TurnPlanHost, type TurnPolicy } from './turnPlan.svelte';

/** A game with three questions: a number from 1 to 3, that many letters, and a door with an unknown outcome. */
const asked = (kind: string, options: number[], facts: RenderedAsk['facts'] = {}): RenderedAsk => ({
  kind,
  clause: 'X-1',
  seat: 0,
  options,
  facts,
  prompt: [kind],
  option_sentences: options.map((option) => [`${kind} ${option}`]),
  hides_timing: false,
  form_sentences: {},
  after: 0,
});
const event = (kind: string, value: number) => ({ kind, values: { seat: 0, value }, clause: '', sentence: [] });

function question(line: number[]): RenderedAsk | null {
  if (!line.length) return asked('Number', [1, 2, 3]);
  if (line.length <= line[0])
    return asked('Letter', line[0] === 3 ? [7] : [5, 6, 7], { left: line[0] + 1 - line.length });
  return line.length === line[0] + 1 ? asked('Door', [0, 1]) : null;
}

function previewOf(line: number[]): LinePreview {
  const known: number[] = [];
  for (const option of line) {
    const ask = question(known);
    if (!ask) break;
    if (!ask.options.includes(option))
      return { taken: known.length, diverged: false, ask: null, view: known, events: [], refused: ['no'] };
    if (ask.kind === 'Door')
      return {
        taken: known.length,
        diverged: true,
        ask: null,
        view: [...known],
        events: known.map((one) => event('Took', one)),
        refused: [],
      };
    known.push(option);
  }
  return {
    taken: known.length,
    diverged: false,
    ask: question(known),
    view: [...known],
    events: known.map((one) => event('Took', one)),
    refused: [],
  };
}

interface Fake extends TurnPlanHost {
  ask: RenderedAsk | null;
  queuedPlan: PlanInfo | null;
  sent: PlanStep[][];
  undone: number;
  explained: unknown[];
  asks: number[];
  well: boolean;
}

function fakeTable(): Fake {
  return {
    ask: question([]), view: [], isInteractive: true, queuedPlan: null, sent: [], undone: 0, explained: [], asks: [], well: true,
    async previewLines(lines) { return lines.map(previewOf); },
    async sendPlan(steps) { this.sent.push(steps); return this.well; },
    undo() { this.undone += 1; },
    whyNot(option) { this.asks.push(option); },
    explain(reason) { this.explained.push(reason); },
  }; // prettier-ignore
}

const policy: TurnPolicy = {
  sendsAtOnce: (ask) => ask.kind === 'Door',
  defaultAnswer: () => null,
  summary: (planning) => [`${planning.events.length} things`],
};
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

async function plan(...options: number[]): Promise<{ table: Fake; planning: TurnPlan }> {
  const table = fakeTable();
  const planning = new TurnPlan(table, policy);
  for (const option of options) {
    planning.choose(option);
    await nextTask();
  }
  return { table, planning };
}

const optionsOf = (planning: TurnPlan): number[] => planning.steps.map((step) => step.option);

test('every step is previewed, and the plan says what is certain', async () => {
  const { planning } = await plan(2, 5);
  expect(planning.view).toEqual([2, 5]);
  expect(planning.ask?.kind).toBe('Letter');
  expect(planning.steps.map((step) => step.events.map((each) => each.values.value))).toEqual([[2], [5]]);
  expect(planning.stagedMove).toMatchObject({ sentence: ['2 things'], canConfirm: true, reveals: false });
});

test('what has one answer only is laid by itself', async () => {
  const { planning } = await plan(3);
  expect(optionsOf(planning)).toEqual([3, 7, 7, 7]);
  expect(planning.steps.map((step) => step.isDefault)).toEqual([false, true, true, true]);
  expect(planning.ask?.kind).toBe('Door');
  planning.removeLast();
  expect(optionsOf(planning)).toEqual([]);
});

test('a step that is changed keeps what still fits behind it', async () => {
  const { planning } = await plan(2, 5, 6);
  planning.reopen(1);
  expect([planning.ask?.kind, planning.view]).toEqual(['Letter', [2]]);
  planning.choose(7);
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 7, 6]);
  planning.change(0, 1);
  await nextTask();
  expect(optionsOf(planning)).toEqual([1, 7]);
  expect(planning.droppedCount).toBe(1);
});

test('escape takes one step back, twice all', async () => {
  const { planning } = await plan(2, 5, 6);
  planning.handleEscape();
  expect(optionsOf(planning)).toEqual([2, 5]);
  planning.handleEscape();
  expect(optionsOf(planning)).toEqual([]);
  expect(planning.stagedMove).toBeNull();
});

test('where nobody can know what comes the plan ends, and says so', async () => {
  const { table, planning } = await plan(1, 5, 0);
  expect(planning.diverged).toBe(true);
  expect(planning.ask).toBeNull();
  expect(planning.stagedMove).toMatchObject({ reveals: true });
  await planning.confirm();
  expect(table.sent).toEqual([
    [
      { kind: 'Number', option: 1 },
      { kind: 'Letter', option: 5 },
      { kind: 'Door', option: 0 },
    ],
  ]);
  expect(planning.steps).toEqual([]);
});

test('the same answer again, whatever its result', async () => {
  const { table, planning } = await plan(1, 5);
  planning.choose(1, 3);
  await nextTask();
  expect(optionsOf(planning)).toEqual([1, 5, 1, 1, 1]);
  planning.onQuestionChanged();
  await nextTask();
  expect(optionsOf(planning), 'staged again').toEqual([1, 5, 1, 1, 1]);
  await planning.confirm();
  expect(table.sent[0]).toHaveLength(5);
});

test('some questions are answered by the tap itself, but not behind staged steps', async () => {
  const table = fakeTable();
  table.ask = asked('Door', [0, 1]);
  new TurnPlan(table, policy).choose(1);
  expect(table.sent).toEqual([[{ kind: 'Door', option: 1 }]]);
  expect((await plan(1, 5, 1)).table.sent).toEqual([]);
});

test('a hint stages an answer, and only marks one that a tap would send', async () => {
  const { table, planning } = await plan();
  await planning.advise([{ kind: 'Number', option: 1 }], ['it is the first']);
  expect([optionsOf(planning), planning.hintedOption, planning.advice]).toEqual([[1], null, ['it is the first']]);
  table.ask = asked('Door', [0, 1]);
  planning.clear();
  expect(planning.advice).toEqual([]);
  await planning.advise([{ kind: 'Door', option: 1 }]);
  expect([table.sent, optionsOf(planning), planning.hintedOption]).toEqual([[], [], 1]);
  planning.choose(1);
  await nextTask();
  expect(table.sent).toEqual([[{ kind: 'Door', option: 1 }]]);
  planning.onQuestionChanged();
  expect(planning.hintedOption).toBeNull();
});

test('what is not possible says why: the table, or the trial', async () => {
  const { table, planning } = await plan();
  planning.choose(9);
  expect(table.asks).toEqual([9]);
  planning.choose(1);
  await nextTask();
  planning.choose(9);
  await nextTask();
  expect(table.explained.at(-1)).toEqual(['no']);
});

test('another question keeps what fits; a plan that has stopped is staged again', async () => {
  const { planning } = await plan(2, 5);
  planning.onQuestionChanged();
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 5]);
  const table = fakeTable();
  table.queuedPlan = {
    steps: [
      { kind: 'Number', option: 2, sentence: [], bound: false },
      { kind: 'Letter', option: 6, sentence: [], bound: false },
    ],
    ignores_news: true,
    stop_reason: 'news',
  };
  const later = new TurnPlan(table, policy);
  later.onQuestionChanged();
  await nextTask();
  expect(optionsOf(later)).toEqual([2, 6]);
});

test('what does not arrive is staged again; what was confirmed can be reconsidered', async () => {
  const { table, planning } = await plan(2, 5);
  table.well = false;
  await planning.confirm();
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 5]);
  table.well = true;
  await planning.confirm();
  table.ask = null;
  planning.onQuestionChanged();
  planning.reconsider();
  expect(table.undone).toBe(1);
  table.ask = question([]);
  planning.onQuestionChanged();
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 5]);
});

test('what an answer would lead to is asked for once', async () => {
  const { table, planning } = await plan(2);
  const lines: number[][] = [];
  table.previewLines = async (asked) => (lines.push(...asked), asked.map(previewOf));
  await planning.loadPreviews([5, 6]);
  await planning.loadPreviews([5, 6, 7]);
  expect(lines).toEqual([
    [2, 5],
    [2, 6],
    [2, 7],
  ]);
  expect(planning.previewOf(6)?.view).toEqual([2, 6]);
});

test('answers that follow by themselves are sent along, but never past a question that is still open', async () => {
  const table = fakeTable();
  const planning = new TurnPlan(table, {
    ...policy,
    sendsAtOnce: () => false,
    followUps: () => [{ kind: 'Later', option: 9 }],
  });
  planning.choose(1);
  await nextTask();
  await planning.confirm();
  expect(table.sent.at(-1)).toEqual([{ kind: 'Number', option: 1 }]);
  for (const option of [1, 5, 0]) {
    planning.choose(option);
    await nextTask();
  }
  await planning.confirm();
  expect(table.sent.at(-1)?.at(-1)).toEqual({ kind: 'Later', option: 9 });
});

test('where nobody can say what a change leads to, all stays as it was', async () => {
  const { table, planning } = await plan(2, 5, 6);
  table.previewLines = async () => null;
  planning.change(0, 1);
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 5, 6]);
  expect(planning.isPreviewing).toBe(false);
  expect(planning.stagedMove?.steps.length).toBe(3);
});

test('steps staged before a reload are staged again', async () => {
  const table = fakeTable();
  table.loadDraft = () => [
    { kind: 'Number', option: 2 },
    { kind: 'Letter', option: 6 },
  ];
  const planning = new TurnPlan(table, policy);
  planning.onQuestionChanged();
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 6]);
});

test('a plan ends before a question that is asked on its own', async () => {
  const table = fakeTable();
  const planning = new TurnPlan(table, { ...policy, endsBefore: (ask) => ask.kind === 'Letter' });
  planning.choose(3); // three letters with one answer each would be added by default
  await nextTask();
  expect(optionsOf(planning)).toEqual([3]);
  expect([planning.hasEnded, planning.ask]).toEqual([true, null]);
  await planning.confirm();
  expect(table.sent).toEqual([[{ kind: 'Number', option: 3 }]]);
});

test('what lies ready is proposed again, and what is out of date is never sent', async () => {
  let preferred = 5;
  const table = fakeTable();
  const planning = new TurnPlan(table, {
    ...policy,
    defaultAnswer: (ask) => (ask.kind === 'Letter' ? preferred : null),
  });
  planning.choose(2);
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 5, 5]);
  preferred = 6;
  planning.propose('Letter');
  expect(optionsOf(planning)).toEqual([2]); // a Confirm now would send only this step
  await nextTask();
  expect(optionsOf(planning)).toEqual([2, 6, 6]);
  planning.choose(1);
  planning.change(0, 1); // the preference changes again during the preview
  preferred = 7;
  planning.propose('Letter');
  await nextTask();
  expect(optionsOf(planning)).toEqual([1, 7]);
});

/** A table whose previews wait until they are released. */
function slowTable(): Fake & { release: () => Promise<void>; messages: number[][][] } {
  const waiting: (() => void)[] = [];
  const messages: number[][][] = [];
  return {
    ...fakeTable(),
    messages,
    previewLines(lines) {
      messages.push(lines);
      return new Promise((resolve) => waiting.push(() => resolve(lines.map(previewOf))));
    },
    async release() {
      while (waiting.length) {
        waiting.shift()!();
        await nextTask();
      }
    },
  };
}

test('a tap is shown before its preview arrives, and a Confirm waits for the preview', async () => {
  const table = slowTable();
  const planning = new TurnPlan(table, policy);
  void planning.choose(1);
  expect([optionsOf(planning), planning.shownSteps]).toEqual([[], [{ kind: 'Number', option: 1 }]]);
  const confirmed = planning.confirm();
  expect([planning.isConfirming, table.sent]).toEqual([true, []]);
  await table.release();
  expect(await confirmed).toBe(true);
  expect(table.sent).toEqual([[{ kind: 'Number', option: 1 }]]);
  expect(planning.isConfirming).toBe(false);
});

test('a tap in the meantime cancels a Confirm that waits; so does an escape', async () => {
  const table = slowTable();
  const planning = new TurnPlan(table, policy);
  void planning.choose(1);
  const confirmed = planning.confirm();
  void planning.restart(2);
  await table.release();
  expect([await confirmed, planning.isConfirming, table.sent]).toEqual([false, false, []]);
  expect(optionsOf(planning)).toEqual([2]);
  void planning.choose(5);
  const again = planning.confirm();
  planning.handleEscape();
  await table.release();
  expect([await again, planning.isConfirming, optionsOf(planning)]).toEqual([false, false, [2]]);
});

test('steps that are sent stay and do not change until the table has them', async () => {
  const table = fakeTable();
  let arrive = (_accepted: boolean): void => {};
  table.sendPlan = () => new Promise((resolve) => (arrive = resolve));
  const planning = new TurnPlan(table, policy);
  await planning.choose(2);
  const confirmed = planning.confirm();
  await nextTask();
  await planning.choose(5);
  planning.clear();
  expect([optionsOf(planning), planning.isConfirming]).toEqual([[2], true]);
  table.ask = null;
  planning.onQuestionChanged();
  expect(planning.shownSteps).toEqual([]);
  arrive(true);
  expect(await confirmed).toBe(true);
  expect(planning.lastSent).toEqual([{ kind: 'Number', option: 2 }]);
});

test('another answer to the first question drops what followed it', async () => {
  const { table, planning } = await plan(2, 5);
  await planning.restart(3);
  expect(optionsOf(planning)).toEqual([3, 7, 7, 7]);
  await planning.restart(9);
  expect([table.asks, optionsOf(planning)]).toEqual([[9], [3, 7, 7, 7]]);
});

test('answers of one kind are previewed by one message, and nothing is previewed twice', async () => {
  const table = slowTable();
  const planning = new TurnPlan(table, policy);
  planning.replaceAll([
    { kind: 'Number', option: 2 },
    { kind: 'Letter', option: 5 },
    { kind: 'Letter', option: 6 },
  ]);
  await table.release();
  expect(table.messages).toEqual([
    [[2]],
    [
      [2, 5],
      [2, 5, 6],
    ],
  ]);
  planning.removeLast();
  await planning.choose(6);
  expect([optionsOf(planning), table.messages.length]).toEqual([[2, 5, 6], 2]);
});

test('answers that are chosen together wait until all are there, also over a reload', async () => {
  const drafts: PlanStep[][] = [];
  const together: TurnPolicy = {
    ...policy,
    waits: (ask, answers) => answers.length > 0 && answers.length < Number(ask.facts.left ?? 0),
  };
  const table = { ...fakeTable(), saveDraft: (steps: PlanStep[]) => void drafts.push(steps) };
  const planning = new TurnPlan(table, together);
  await planning.choose(2);
  await planning.choose(6);
  expect([optionsOf(planning), planning.waiting]).toEqual([[2], [{ kind: 'Letter', option: 6 }]]);
  const draft = drafts.at(-1)!;
  expect(draft.map((step) => step.option)).toEqual([2, 6]);
  const later = new TurnPlan({ ...fakeTable(), loadDraft: () => draft }, together);
  later.onQuestionChanged();
  await nextTask();
  expect([optionsOf(later), later.waiting]).toEqual([[2], [{ kind: 'Letter', option: 6 }]]);
  later.replaceAll([{ kind: 'Letter', option: 5 }, ...later.waiting], 1);
  await nextTask();
  expect([optionsOf(later), later.waiting]).toEqual([[2, 5, 6], []]);
  later.removeLast();
  later.removeLast();
  expect(optionsOf(later)).toEqual([2]);
});

test('an option that the guided game blocks is never staged, by tap, hint or plan', async () => {
  const table = { ...fakeTable(), blockReason: (option: number) => (option === 3 ? 'not yet' : '') };
  const planning = new TurnPlan(table, policy);
  await planning.advise([{ kind: 'Number', option: 3 }]);
  await planning.choose(2);
  await planning.restart(3);
  expect(optionsOf(planning)).toEqual([2]);
  planning.replaceAll([{ kind: 'Number', option: 3 }]);
  await nextTask();
  expect(optionsOf(planning)).toEqual([]);
  expect(table.explained.filter((reason) => (reason as string[]).length)).toEqual(Array(3).fill(['not yet']));
});
