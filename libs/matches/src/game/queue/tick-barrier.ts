// Runs tasks that became ready at about the same time one right after the other. The commands share warm
// processor caches, and their appends reach the store together. Interleaved with reading requests and writing
// answers, they take half as long again. The time for one turn is bounded: a task that has not begun by then
// runs in the next turn of the event loop.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long tasks may begin in one turn. */
export const MOST_MS = 25;

export class TickBarrier {
  private coming: Promise<void> | undefined;
  private began = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Settles for all callers of one turn of the event loop, in their order, after the turn's other work. */
  next(): Promise<void> {
    this.coming ??= nextTurn().then(() => {
      this.coming = undefined;
      this.began = this.now();
    });
    return this.coming;
  }

  /** True if this turn's time is used up, so that the rest waits for the next turn. */
  get isUsedUp(): boolean {
    return this.now() - this.began >= MOST_MS;
  }
}
