// Runs long work in steps, so that the caller can do other things in between.

export type Steps<T> = Generator<void, T>;

/** A result, or the steps that lead to it. */
export type Stepwise<T> = T | Steps<T>;

export const isSteps = <T extends object | undefined>(work: Stepwise<T>): work is Steps<T> =>
  work !== undefined && 'next' in work;

/** Runs all steps without a pause. */
export function whole<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
