// A player's answers, in the order they are used; each once. What was used for something that then was refused, is not.
import type { GivenAnswer } from '../format/answer.js';

export class AnswerBook {
  private readonly used: boolean[];

  /** `after`: books whose answers come after those of this one, and are used up there. */
  constructor(
    readonly given: readonly GivenAnswer[],
    private readonly after: readonly AnswerBook[] = [],
  ) {
    this.used = given.map(() => false);
  }

  /** Those left, in order; `use` one, or end the search by returning. */
  *left(): Generator<{ readonly answer: GivenAnswer; readonly use: () => void }> {
    for (const [index, answer] of this.given.entries())
      if (this.used[index] === false)
        yield {
          answer,
          use: () => {
            this.used[index] = true;
          },
        };
    for (const book of this.after) yield* book.left();
  }

  get state(): readonly boolean[] {
    return [...this.used, ...this.after.flatMap(({ state }) => state)];
  }

  restore(state: readonly boolean[]): void {
    for (const index of this.used.keys()) this.used[index] = state[index] ?? false;
    let at = this.used.length;
    for (const book of this.after) {
      const { length } = book.state;
      book.restore(state.slice(at, at + length));
      at += length;
    }
  }
}
