// One socket a page: comes back by itself, says how it is, and knows nothing about games.
import type { ClientMessage, ServerMessage } from '../../generated/wire';

export type Health = 'connecting' | 'live' | 'lost';

const BEAT = 20_000;
const PATIENCE = 8_000;
const LONGEST = 8_000;

export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    private readonly hear: (told: ServerMessage) => void,
    private readonly feel: (health: Health) => void,
    private readonly greet: () => ClientMessage[],
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** A socket keeps the name under which it was opened: whoever has just got one opens another. */
  renew(): void {
    clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  };

  /** The network is gone: a socket may not notice for long, so another one is tried at once. */
  #doubt = (): void => {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    old?.close();
    this.#lost();
  };

  #open(): void {
    const old = this.#socket;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.#socket = socket;
    old?.close();
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      if (this.#socket === socket) this.hear(JSON.parse(message.data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(socket: WebSocket): void {
    this.#tries = 0;
    this.#heard = Date.now();
    for (const message of this.greet()) socket.send(JSON.stringify(message));
    this.feel('live');
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#pulse(socket), BEAT);
  }

  #pulse(socket: WebSocket): void {
    if (Date.now() - this.#heard > BEAT + PATIENCE) socket.close();
    else this.say({ type: 'ping' });
  }

  #lost(): void {
    clearInterval(this.#beat);
    if (this.#closed) return;
    this.feel('lost');
    const wait = Math.min(LONGEST, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
