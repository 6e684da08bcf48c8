import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { LordsModel } from '../model';
import DefenceAdvice from './DefenceAdvice.svelte';

/** A table of two people with a question about a battle. */
const modelWith = (hintsAllowed: boolean): LordsModel =>
  ({
    isInteractive: true,
    ask: { kind: 'PlanBattle' },
    seq: 1,
    view: { terms: { scenario: 0 } },
    seats: [{ owned: true }, { owned: true }],
    hintsAllowed,
    solve: () => Promise.resolve(null),
  }) as unknown as LordsModel;

test('the best defence is offered exactly if hints are allowed, also at a table of several people', () => {
  const buttons = (hintsAllowed: boolean): number =>
    render(DefenceAdvice, { props: { model: modelWith(hintsAllowed) } }).container.querySelectorAll('button').length;
  expect([buttons(true), buttons(false)]).toEqual([1, 0]);
});
