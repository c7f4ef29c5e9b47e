// Runs long work in steps, so that the caller can do other things in between.

export type Steps<T> = Generator<void, T>;

/** Runs all steps without a pause. */
export function whole<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
