// The table on a phone's home screen: a worker for the page that says that there is no line, and the browser's own invitation.
interface Invitation extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #invitation = $state.raw<Invitation | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#invitation = event as Invitation;
    });
    addEventListener('appinstalled', () => (this.#invitation = null));
  }

  get possible(): boolean {
    return this.#invitation !== null;
  }

  async ask(): Promise<void> {
    await this.#invitation?.prompt();
    this.#invitation = null;
  }
}

export const install = new Install();

/** Browsers know workers over https and on localhost alone; without one the page works as well. */
export function station(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => {});
}
