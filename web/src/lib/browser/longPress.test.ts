import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longPress } from './longPress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function button() {
  const calls: string[] = [];
  const node = document.createElement('button');
  document.body.append(node);
  longPress(node, () => calls.push('read'));
  node.addEventListener('click', () => calls.push('tap'));
  const press = (pointerType: string) =>
    node.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType }) as PointerEvent);
  return { node, calls, press };
}

test('a finger that stays reads, and its click does nothing', () => {
  const { node, calls, press } = button();
  press('touch');
  vi.advanceTimersByTime(600);
  node.click();
  expect(calls).toEqual(['read']);
  node.click();
  expect(calls).toEqual(['read', 'tap']);
});

test('a short tap and a mouse button only tap; a right click reads', () => {
  const { node, calls, press } = button();
  press('touch');
  node.dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(600);
  node.click();
  press('mouse');
  vi.advanceTimersByTime(600);
  node.click();
  node.dispatchEvent(new Event('contextmenu', { cancelable: true }));
  node.click();
  expect(calls).toEqual(['tap', 'tap', 'read', 'tap']);
});
