// "It is your turn" for who looks at something else: in the title, on the icon, and as the system's notice if that is wanted.
// A page that is closed hears nothing: that would be web push, which needs keys of the host; `tell` is where it would come in.
import { settings } from './settings.svelte';

const ICON = '/icon.svg';
const ICON_YOUR_TURN = '/icon-turn.svg';

/** Whether this browser can show notices, and what its owner has said to that. */
export const permission = (): NotificationPermission | 'never' => (typeof Notification === 'undefined' ? 'never' : Notification.permission);

/** Ask for leave to show notices; the answer is kept by the browser. */
export async function requestPermission(): Promise<boolean> {
  if (permission() === 'never') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** The icon of the page, and of the installed app, says whether somebody waits for this player. */
export function markIcon(yourTurn: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', yourTurn ? ICON_YOUR_TURN : ICON);
  if ('setAppBadge' in navigator) void (yourTurn ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
}

/** Tell who looks elsewhere that the table waits for him. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !settings.notifications || permission() !== 'granted') return;
  const options = { body, tag: table, icon: '/icon-192.png', data: `/t/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => (window.focus(), shown.close());
}
