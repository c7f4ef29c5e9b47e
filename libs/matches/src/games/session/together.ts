// What came up at about the same time is done in one go, one right after the other: what the processor has at hand for
// one of many commands serves the next, and what they append goes to the store together. One by one, each in between
// requests that are read and answers that are written, they take half as long again. Only for so long, though: what has
// not begun by then is done in the next turn of the event loop.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long is begun what is done in one turn. */
export const MOST_MS = 25;

export class Together {
  private coming: Promise<void> | undefined;
  private began = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Settles for all who ask in one turn of the event loop, in their order, when everything else of it is done. */
  next(): Promise<void> {
    this.coming ??= nextTurn().then(() => {
      this.coming = undefined;
      this.began = this.now();
    });
    return this.coming;
  }

  /** Whether what was begun in this turn has taken so long that the rest waits for the next. */
  get isUsedUp(): boolean {
    return this.now() - this.began >= MOST_MS;
  }
}
