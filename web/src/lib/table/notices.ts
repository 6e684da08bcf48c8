// Notices of the lane over the action bar.
import type { IconName } from '../../frame/shared/Icon.svelte';

/** What a notice is about, the most urgent first. */
export const NOTICE_KINDS = ['lost', 'replaced', 'vote', 'away', 'rematch', 'news'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface NoticeAction {
  label: string;
  icon?: IconName;
  /** The recommended action. */
  primary?: boolean;
  disabled?: boolean;
  /** When it will be possible. Screen readers do not announce the countdown. */
  soon?: string;
  /** On a phone only the icon is shown. */
  iconOnPhone?: boolean;
  run: () => unknown;
}

export interface Notice {
  kind: NoticeKind;
  /** Distinguishes notices of one kind. */
  key: string;
  icon: IconName;
  title: string;
  /** More about it; a phone with buttons has no room for it. */
  text?: string;
  actions: NoticeAction[];
}

/** The most urgent notice first. */
export const inOrder = (notices: Notice[]): Notice[] =>
  [...notices].sort((one, other) => NOTICE_KINDS.indexOf(one.kind) - NOTICE_KINDS.indexOf(other.kind));
