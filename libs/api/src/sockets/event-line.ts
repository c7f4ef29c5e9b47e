// One event stream (text/event-stream) as what an Outlet writes to. It keeps the line alive, and ends it if its client takes
// nothing: TCP alone would hold what is unsent for hours.
import type { ServerResponse } from 'node:http';
import type { Sending } from '../context/outlet.js';

/** Proxies and browsers give up lines that are silent for longer. */
const BEAT_EVERY_MS = 15_000;
/** After the end, a client has so long to take what is still unsent. */
const LAST_PATIENCE_MS = 2_000;
const OPEN = 1;
const CLOSED = 3;

export class EventLine implements Sending {
  readonly OPEN = OPEN;
  private ended = false;
  /** How many writes the client's side has taken. */
  private taken = 0;
  private beat: NodeJS.Timeout | undefined;

  constructor(
    private readonly response: ServerResponse,
    private readonly beatEvery = BEAT_EVERY_MS,
  ) {}

  /** Sends the head, and beats from then on. */
  begin(status: number, headers: Readonly<Record<string, string | number | readonly string[]>>): void {
    this.response.writeHead(status, headers as Record<string, string | number | string[]>);
    this.response.flushHeaders();
    let before = { taken: this.taken, unsent: 0 };
    this.beat = setInterval(() => {
      // What was unsent at the last beat is unsent still.
      const isStuck = before.unsent > 0 && this.response.writableLength > 0 && before.taken === this.taken;
      if (isStuck) this.response.destroy();
      else this.response.write(':\n\n', this.took);
      before = { taken: this.taken, unsent: this.response.writableLength };
    }, this.beatEvery);
    this.beat.unref();
    this.response.once('close', () => {
      clearInterval(this.beat);
      this.ended = true;
    });
  }

  get bufferedAmount(): number {
    return this.response.writableLength;
  }

  get readyState(): number {
    return this.ended || this.response.destroyed ? CLOSED : OPEN;
  }

  send(text: string, sent: () => void): void {
    if (this.readyState !== OPEN) return;
    this.response.write(text, () => {
      this.took();
      sent();
    });
  }

  close(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.beat);
    this.response.end();
    const last = setTimeout(() => this.response.destroy(), LAST_PATIENCE_MS);
    last.unref();
    this.response.once('close', () => clearTimeout(last));
  }

  private readonly took = (): void => {
    this.taken += 1;
  };
}
