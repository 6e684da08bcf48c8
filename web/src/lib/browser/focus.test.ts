import { focusVisibly, ownFocus } from './focus';

function shown(): { opener: HTMLElement; box: HTMLElement; first: HTMLElement; other: HTMLElement } {
  document.body.innerHTML = '<button id="opener"></button><div tabindex="-1"><button data-first></button></div><p></p>';
  const [opener, box, first, other] = ['#opener', 'div', '[data-first]', 'p'].map((one) =>
    document.querySelector<HTMLElement>(one)!,
  );
  opener.focus();
  return { opener, box, first, other };
}

test('a box takes the focus and gives it back', () => {
  const { opener, box, first } = shown();
  const action = ownFocus(box, () => {});
  expect(document.activeElement).toBe(first);
  action.destroy();
  expect(document.activeElement).toBe(opener);
});

test('Escape and a press beside the box close it, a press on its opener or inside does not', () => {
  const { opener, box, first, other } = shown();
  let closed = 0;
  const action = ownFocus(box, () => (closed += 1));
  const press = (element: HTMLElement): boolean => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press(opener);
  press(first);
  expect(closed).toBe(0);
  press(other);
  first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(closed).toBe(2);
  action.destroy();
  press(other);
  expect(closed).toBe(2);
});

test('a browser without a visible focus gets a class until the focus leaves', () => {
  const { opener, first } = shown();
  Object.defineProperty(opener, 'matches', { value: () => false });
  focusVisibly(opener);
  expect(opener.classList.contains('ringed')).toBe(true);
  first.focus();
  expect(opener.classList.contains('ringed')).toBe(false);
});
