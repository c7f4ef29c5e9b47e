// A subscription to changes that need no history: each is pushed as it comes, and those that the client has not taken
// wait, up to a bound. It can be ended from outside.
const MOST_WAITING = 1_000;

const OVER: IteratorResult<never> = { done: true, value: undefined };

export class ChangeStream<T> implements AsyncIterableIterator<T> {
  private readonly waiting: T[] = [];
  private taking: ((result: IteratorResult<T>) => void) | undefined;
  private over = false;

  /** `onOver` is called once, when nothing more will come. */
  constructor(private readonly onOver: () => void) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** A client that takes nothing loses the stream, not single changes. */
  push(value: T): void {
    if (this.over) return;
    const { taking } = this;
    this.taking = undefined;
    if (taking !== undefined) taking({ done: false, value });
    else if (this.waiting.push(value) > MOST_WAITING) this.end();
  }

  next(): Promise<IteratorResult<T>> {
    if (this.over) return Promise.resolve(OVER);
    const value = this.waiting.shift();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    return new Promise((resolve) => {
      this.taking = resolve;
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.end();
    return Promise.resolve(OVER);
  }

  end(): void {
    if (this.over) return;
    this.over = true;
    this.taking?.(OVER);
    this.onOver();
  }
}
