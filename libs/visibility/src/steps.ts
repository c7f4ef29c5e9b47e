// What is a good deal of work, in steps: whoever has others to serve does something else between two of them.

export type Steps<T> = Generator<void, T>;

/** All steps, one right after the other. */
export function whole<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
