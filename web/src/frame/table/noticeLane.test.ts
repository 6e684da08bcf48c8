import { fireEvent, render, screen } from '@testing-library/svelte';
import { inOrder, type Notice, type NoticeKind } from '../../lib/table/notices';
import NoticeLane from './NoticeLane.svelte';

const notice = (kind: NoticeKind, title: string, run: () => unknown = () => {}): Notice => ({
  kind,
  key: title,
  icon: 'alarm',
  title,
  actions: [{ label: `Do ${title}`, run }],
});

test('the most urgent notice comes first, and equal kinds keep their order', () => {
  const mixed = [notice('news', 'a'), notice('away', 'b'), notice('lost', 'c'), notice('away', 'd')];
  expect(inOrder(mixed).map((one) => one.title)).toEqual(['c', 'b', 'd', 'a']);
});

test('one notice is shown, and the others open above it', async () => {
  const run = vi.fn();
  const { container } = render(NoticeLane, { notices: [notice('news', 'Back'), notice('replaced', 'Bot', run)] });
  const shown = (): string[] => [...container.querySelectorAll('.notice b')].map((one) => one.textContent ?? '');
  expect(shown()).toEqual(['Bot']);
  expect(container.querySelector('.front')?.getAttribute('role')).toBe('alert');
  await fireEvent.click(container.querySelector('.count')!);
  expect(shown()).toEqual(['Back', 'Bot']);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(shown()).toEqual(['Bot']);
  await fireEvent.click(screen.getByText('Do Bot'));
  expect(run).toHaveBeenCalledOnce();
});

test('a key leads to the notice, and without a notice nowhere', async () => {
  const { rerender } = render(NoticeLane, { notices: [notice('vote', 'Vote')] });
  await fireEvent.keyDown(window, { key: 'n' });
  expect(document.activeElement?.textContent).toContain('Do Vote');
  (document.activeElement as HTMLElement).blur();
  await rerender({ notices: [] });
  await fireEvent.keyDown(window, { key: 'n' });
  expect(document.activeElement).toBe(document.body);
});

test('a countdown is not read out', () => {
  const waiting: Notice = {
    ...notice('away', 'Gone'),
    actions: [{ label: 'Go', soon: 'in 9 s', disabled: true, run: () => {} }],
  };
  render(NoticeLane, { notices: [waiting] });
  expect(screen.getByText('in 9 s').getAttribute('aria-hidden')).toBe('true');
});
