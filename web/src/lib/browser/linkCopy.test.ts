import { LinkCopy } from './linkCopy.svelte';

const LINK = 'http://192.168.0.7:8000/t/abc?at=3';

/** A browser without a clipboard, as over http in a home network. */
function byHand(works: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return works;
  };
  return copied;
}

test('a link is copied where the browser keeps its clipboard for safe connections', async () => {
  const copied = byHand(true);
  const sharing = new LinkCopy();
  await sharing.copy(LINK);
  expect(copied).toEqual([LINK]);
  expect(sharing.copied).toBe(true);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a link that cannot be copied is shown, and not said to be copied', async () => {
  byHand(false);
  const shown: (string | undefined)[] = [];
  window.prompt = (_, link) => (shown.push(link), null);
  const sharing = new LinkCopy();
  await sharing.copy(LINK);
  expect(shown).toEqual([LINK]);
  expect(sharing.copied).toBe(false);
});
