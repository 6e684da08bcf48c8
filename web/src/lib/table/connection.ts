// The socket of a page. It reconnects by itself, reports its status, and knows nothing about games.
import type { ClientMessage, ServerMessage } from '../../generated/wire';

export type ConnectionStatus = 'connecting' | 'live' | 'lost';

const HEARTBEAT_MS = 20_000;
const REPLY_TIMEOUT_MS = 8_000;
const MAX_RETRY_MS = 8_000;

export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;

  constructor(
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onStatus: (health: ConnectionStatus) => void,
    private readonly openingMessages: () => ClientMessage[],
  ) {
    addEventListener('online', this.#retryNow);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#retryNow);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Opens a new socket, because a socket keeps the identity with which it was opened. */
  reconnect(): void {
    clearTimeout(this.#retryTimer);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retryNow);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#retryNow);
    clearTimeout(this.#retryTimer);
    clearInterval(this.#heartbeatTimer);
    this.#socket?.close();
  }

  #retryNow = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#retryTimer);
    this.#tries = 0;
    this.#open();
  };

  /** The network is gone. A socket may notice that late, so the page closes it now and schedules a retry. */
  #onOffline = (): void => {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retryTimer);
    old?.close();
    this.#scheduleRetry();
  };

  #open(): void {
    const old = this.#socket;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.#socket = socket;
    old?.close();
    socket.onopen = () => this.#onOpen(socket);
    socket.onmessage = (message) => {
      this.#lastMessageAt = Date.now();
      if (this.#socket === socket) this.onMessage(JSON.parse(message.data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#scheduleRetry();
    };
  }

  #onOpen(socket: WebSocket): void {
    this.#tries = 0;
    this.#lastMessageAt = Date.now();
    for (const message of this.openingMessages()) socket.send(JSON.stringify(message));
    this.onStatus('live');
    clearInterval(this.#heartbeatTimer);
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(socket), HEARTBEAT_MS);
  }

  #heartbeat(socket: WebSocket): void {
    if (Date.now() - this.#lastMessageAt > HEARTBEAT_MS + REPLY_TIMEOUT_MS) socket.close();
    else this.send({ type: 'ping' });
  }

  #scheduleRetry(): void {
    clearInterval(this.#heartbeatTimer);
    if (this.#closed) return;
    this.onStatus('lost');
    const wait = Math.min(MAX_RETRY_MS, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#retryTimer = setTimeout(() => this.#open(), wait);
  }
}
