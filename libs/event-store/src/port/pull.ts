// A subscription as its consumer sees it. The consumer asks for one message at a time; answers come in the
// order of the requests. It ends by itself, by its consumer or by a signal.
import type { SubscriptionMessage } from './port.js';

export type Pulled = IteratorResult<SubscriptionMessage, undefined>;
export const END: Pulled = { done: true, value: undefined };
export const ignore = (): void => undefined;

export abstract class Pull implements AsyncIterableIterator<SubscriptionMessage> {
  #ended = false;
  #turn: Promise<unknown> | undefined;
  readonly #onAbort = (): void => this.end();

  constructor(private readonly signal: AbortSignal | undefined) {
    if (signal?.aborted === true) this.#ended = true;
    else signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** True if no request is pending. */
  protected get idle(): boolean {
    return this.#turn === undefined;
  }

  /** The next message; called once the message before it has been given. */
  protected abstract take(): Promise<Pulled>;

  /** Called when the subscription ends: wakes what waits and releases what it holds. */
  protected abstract close(): void;

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Pulled> {
    const turn = this.#turn === undefined ? this.take() : this.#turn.then(() => this.take());
    const settled = turn.then(ignore, ignore).then(() => {
      if (this.#turn === settled) this.#turn = undefined;
    });
    this.#turn = settled;
    return turn;
  }

  return(): Promise<Pulled> {
    this.end();
    return Promise.resolve(END);
  }

  /** From now on every `next`, including a waiting one, reports the end. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.signal?.removeEventListener('abort', this.#onAbort);
    this.close();
  }
}
