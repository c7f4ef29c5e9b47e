// What came up at about the same time is done in one go, one right after the other: what the processor has at hand for
// one of many commands serves the next, and what they append goes to the store together. One by one, each in between
// requests that are read and answers that are written, they take half as long again.
import { setImmediate as nextTurn } from 'node:timers/promises';

export class Together {
  private turn: Promise<void> | undefined;

  /** Settles for all who ask in one turn of the event loop, in their order, when everything else of it is done. */
  next(): Promise<void> {
    this.turn ??= nextTurn().then(() => {
      this.turn = undefined;
    });
    return this.turn;
  }
}
