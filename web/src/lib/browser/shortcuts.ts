// Keyboard shortcuts. They are inactive while the player types, and if they are switched off.
import { settings } from './settings.svelte';

/** The shortcut key of an event; empty if there is none. */
export function shortcutOf(event: KeyboardEvent): string {
  const typing =
    event.target instanceof HTMLInputElement ||
    event.target instanceof HTMLSelectElement ||
    event.target instanceof HTMLTextAreaElement;
  return typing || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || !settings.shortcuts
    ? ''
    : event.key;
}

/** The shortcuts in display order; their texts are `key-…`. */
export const SHORTCUTS: readonly (readonly [keys: string, labelKey: string])[] = [
  ['1–9', 'pick'],
  ['← ↑ ↓ →', 'move'],
  ['Enter', 'tap'],
  ['Ctrl+Enter', 'confirm'],
  ['Esc', 'back'],
  ['Esc Esc', 'drop'],
  ['h', 'hint'],
  ['l', 'log'],
  ['r', 'rules'],
  ['b', 'clause'],
  ['t', 'table'],
  ['n', 'lane'],
  ['[ ]', 'rival'],
  ['0', 'mine'],
  [', .', 'pace'],
  ['/', 'end'],
  ['?', 'keys'],
];
