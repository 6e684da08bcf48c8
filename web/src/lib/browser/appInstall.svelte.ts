// The table on a phone's home screen: a worker for the page that says that there is no line, and the browser's own invitation.
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #prompt = $state.raw<InstallPrompt | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.#prompt = null));
  }

  get isAvailable(): boolean {
    return this.#prompt !== null;
  }

  async show(): Promise<void> {
    await this.#prompt?.prompt();
    this.#prompt = null;
  }
}

export const install = new Install();

/** Browsers know workers over https and on localhost alone; without one the page works as well. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => {});
}
