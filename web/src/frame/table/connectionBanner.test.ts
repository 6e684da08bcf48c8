import { render } from '@testing-library/svelte';
import type { Session } from '../../lib/table/session.svelte';
import ConnectionBanner from './ConnectionBanner.svelte';

const at = (health: string): { session: Session } => ({ session: { connectionStatus: health } as Session });

test('that the line is back is said for a moment, not for ever', async () => {
  vi.useFakeTimers();
  const { container, rerender } = render(ConnectionBanner, at('live'));
  expect(container.querySelector('p')).toBeNull();
  await rerender(at('lost'));
  expect(container.querySelector('.lost')).not.toBeNull();
  await rerender(at('live'));
  expect(container.querySelector('.back')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(container.querySelector('p')).toBeNull();
  vi.useRealTimers();
});
