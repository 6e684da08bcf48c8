// Keys: none of them does anything while somebody types, or where they are switched off.
import { settings } from './settings.svelte';

/** The key that was pressed as a shortcut; empty where it is none. */
export function shortcutOf(event: KeyboardEvent): string {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement;
  return typing || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || !settings.shortcuts ? '' : event.key;
}

/** What the keys do, in the order in which they are listed; each is told as `key-…`. */
export const SHORTCUTS: readonly (readonly [keys: string, told: string])[] = [
  ['1–9', 'pick'],
  ['← ↑ ↓ →', 'move'],
  ['Enter', 'tap'],
  ['Ctrl+Enter', 'confirm'],
  ['Esc', 'back'],
  ['Esc Esc', 'drop'],
  ['h', 'hint'],
  ['l', 'log'],
  ['r', 'rules'],
  ['t', 'table'],
  ['[ ]', 'rival'],
  ['0', 'mine'],
  [', .', 'pace'],
  ['/', 'end'],
  ['?', 'keys'],
];
