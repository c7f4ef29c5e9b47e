// A subscription as its consumer holds it: messages are asked for one at a time and come in the order of the asking,
// until it ends, by itself, by its consumer or by a signal.
import type { SubscriptionMessage } from './port.js';

export type Answer = IteratorResult<SubscriptionMessage, undefined>;
export const END: Answer = { done: true, value: undefined };
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

  /** Whether nothing is asked for at the moment. */
  protected get idle(): boolean {
    return this.#turn === undefined;
  }

  /** The next message, asked for when the one before has been given. */
  protected abstract take(): Promise<Answer>;

  /** It has just ended: what waits is to be woken, what is held let go. */
  protected abstract close(): void;

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Answer> {
    const turn = this.#turn === undefined ? this.take() : this.#turn.then(() => this.take());
    const settled = turn.then(ignore, ignore).then(() => {
      if (this.#turn === settled) this.#turn = undefined;
    });
    this.#turn = settled;
    return turn;
  }

  return(): Promise<Answer> {
    this.end();
    return Promise.resolve(END);
  }

  /** From now on every `next`, also one that is waiting, says that it is over. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.signal?.removeEventListener('abort', this.#onAbort);
    this.close();
  }
}
