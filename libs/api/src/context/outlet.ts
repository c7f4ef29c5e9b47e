// The sending side of one socket or event stream. It measures the data that the client has not taken yet: that decides
// whether more history is fetched, and whether the socket stays open.
import type { Writable } from 'node:stream';

/** History is not fetched until the client has taken most of what was sent. */
const ENOUGH_UNSENT = 256 * 1024;
/** With more unsent data than this, the socket is closed. */
const MOST_UNSENT = 1024 * 1024;

export const CLOSE_TOO_SLOW = { code: 4008, reason: 'TOO_SLOW: resume from your cursor' } as const;
export const CLOSE_SERVER_STOPS = { code: 1001, reason: 'SERVER_STOPS: resume from your cursor' } as const;

export interface SocketClose {
  readonly code: number;
  readonly reason: string;
}

/** A WebSocket is one. */
export interface Sending {
  readonly bufferedAmount: number;
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string, sent: () => void): void;
  close(code: number, reason: string): void;
}

export class Outlet {
  private waiting: (() => void)[] = [];
  private readonly overflowing = new Set<() => void>();
  private readonly closing = new Set<() => void>();
  private isClosed = false;
  private overflowed = false;
  private gathering = false;

  /** `line`: the stream that the socket writes to. */
  constructor(
    private readonly socket: Sending,
    private readonly line: Pick<Writable, 'cork' | 'uncork'>,
  ) {}

  /** Passes the text to the socket without waiting for it. */
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.gather();
    const before = this.socket.bufferedAmount;
    this.socket.send(text, () => {
      this.wake();
    });
    // Too much data for one batch is not held back until its end.
    if (this.socket.bufferedAmount > ENOUGH_UNSENT) this.release();
    // One text of any size goes through: whoever resumes would only be sent it again.
    if (before > ENOUGH_UNSENT && this.socket.bufferedAmount > MOST_UNSENT) this.overflow();
  }

  /** Writes of one batch, such as the entries of one command, are sent together. */
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

  /** Resolves when little enough is unsent, or when nothing can be sent any more. */
  async room(): Promise<void> {
    while (this.socket.readyState === this.socket.OPEN && this.socket.bufferedAmount > ENOUGH_UNSENT)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Calls back once if the client turns out to be too slow. */
  onOverflow(listener: () => void): () => void {
    this.overflowing.add(listener);
    return () => this.overflowing.delete(listener);
  }

  /** The feeds on this socket were told to end; their last messages are sent first. */
  close({ code, reason }: SocketClose): void {
    setImmediate(() => {
      this.socket.close(code, reason);
      this.wake();
    });
  }

  /** Call when the socket has closed. */
  closed(): void {
    this.isClosed = true;
    for (const tell of [...this.closing]) tell();
    this.wake();
  }

  /** Calls back once when the socket has closed, at once if it has. */
  onClosed(listener: () => void): () => void {
    if (this.isClosed) listener();
    else this.closing.add(listener);
    return () => this.closing.delete(listener);
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
