// A player's answers, in the order they are used; each once. What was used for something that then was refused, is not.
import type { GivenAnswer } from '../format/answer.js';

export class AnswerBook {
  private readonly used: boolean[];

  constructor(private readonly given: readonly GivenAnswer[]) {
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
  }

  get state(): readonly boolean[] {
    return [...this.used];
  }

  restore(state: readonly boolean[]): void {
    for (const index of this.used.keys()) this.used[index] = state[index] ?? false;
  }
}
