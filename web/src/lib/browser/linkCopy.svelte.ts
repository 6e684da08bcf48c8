// Copies links to the clipboard; if that fails, a prompt shows the link.
import { t } from './translations.svelte';

const SHOWN_MS = 2000;

/** Browsers offer the clipboard only over https; servers in a home network usually use http. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  document.body.append(field);
  field.focus();
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

export class LinkCopy {
  /** Whether the link has just been copied. */
  copied = $state(false);

  async copy(link: string): Promise<void> {
    if (!(await copyText(link))) return void prompt(t('copy-link'), link);
    this.copied = true;
    setTimeout(() => (this.copied = false), SHOWN_MS);
  }
}
