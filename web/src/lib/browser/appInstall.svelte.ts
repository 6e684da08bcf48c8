// Installs the page as an app: a service worker with an offline page, and the browser's install prompt.
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

/** Browsers allow service workers only over https and on localhost. The page works without one. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('/worker.js').catch(() => {});
}
