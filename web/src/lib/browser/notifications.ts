// "It is your turn" for players who look elsewhere: in the title, on the icon, and as a system notification.
// A closed page gets no notification. That needs web push and keys of the host; `notify` would be the place for it.
import { settings } from './settings.svelte';

const ICON = '/icon.svg';
const ICON_YOUR_TURN = '/icon-turn.svg';

/** The browser's permission for notifications; `never` if the browser has no notifications. */
export const permission = (): NotificationPermission | 'never' =>
  typeof Notification === 'undefined' ? 'never' : Notification.permission;

/** Asks for permission; the browser stores the answer. */
export async function requestPermission(): Promise<boolean> {
  if (permission() === 'never') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** The icon of the page shows whether a table waits for this player; that of the installed app may show how many. */
export function markIcon(yourTurn: boolean, tables?: number): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', yourTurn ? ICON_YOUR_TURN : ICON);
  if ('setAppBadge' in navigator)
    void (yourTurn ? navigator.setAppBadge(tables) : navigator.clearAppBadge()).catch(() => {});
}

/** Notifies a player who looks elsewhere. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !settings.notifications || permission() !== 'granted') return;
  const options = { body, tag: table, icon: '/icon-192.png', data: `/t/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => (window.focus(), shown.close());
}
