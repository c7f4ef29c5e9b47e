// The sending side of one socket. What its client has not taken yet lies in memory: how much that is decides whether
// more history is fetched for it, and whether it is kept at all.
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** Past events wait in the log until a client has taken most of what was sent. */
const ENOUGH_UNSENT = 256 * 1024;
/** More than this unsent, and the socket is closed. */
const MOST_UNSENT = 1024 * 1024;

export const CLOSE_TOO_SLOW = { code: 4008, reason: 'TOO_SLOW: resume from your cursor' } as const;
export const CLOSE_SERVER_STOPS = { code: 1001, reason: 'SERVER_STOPS: resume from your cursor' } as const;

export interface SocketClose {
  readonly code: number;
  readonly reason: string;
}

export class Outlet {
  private waiting: (() => void)[] = [];
  private readonly overflowing = new Set<() => void>();
  private overflowed = false;
  private gathering = false;

  /** `line`: what the socket writes to. */
  constructor(
    private readonly socket: Pick<WebSocket, 'bufferedAmount' | 'readyState' | 'OPEN' | 'send' | 'close'>,
    private readonly line: Pick<Writable, 'cork' | 'uncork'>,
  ) {}

  /** Hands the text to the socket; it is not waited for. */
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.gather();
    this.socket.send(text, () => {
      this.wake();
    });
    // What is too much for one breath does not wait for its end.
    if (this.socket.bufferedAmount > ENOUGH_UNSENT) this.release();
    if (this.socket.bufferedAmount > MOST_UNSENT) this.overflow();
  }

  /** What is said in one breath, such as the entries of one command, is written at once. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.line.cork();
    process.nextTick(() => {
      this.release();
    });
  }

  private release(): void {
    if (!this.gathering) return;
    this.gathering = false;
    this.line.uncork();
  }

  /** When little enough is unsent, or when nothing can be sent any more. */
  async room(): Promise<void> {
    while (this.socket.readyState === this.socket.OPEN && this.socket.bufferedAmount > ENOUGH_UNSENT)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Calls back once, should the client turn out too slow. */
  onOverflow(listener: () => void): () => void {
    this.overflowing.add(listener);
    return () => this.overflowing.delete(listener);
  }

  /** Whoever sends through it has been told to end; their last words go out first. */
  close({ code, reason }: SocketClose): void {
    setImmediate(() => {
      this.socket.close(code, reason);
      this.wake();
    });
  }

  /** To be said when the socket has closed. */
  closed(): void {
    this.wake();
  }

  private overflow(): void {
    if (this.overflowed) return;
    this.overflowed = true;
    for (const tell of [...this.overflowing]) tell();
    this.close(CLOSE_TOO_SLOW);
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
