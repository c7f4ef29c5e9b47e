// What no caller may pass: for tests of bad input, of logs that were tampered with, and of mutants.

/** The value, in the place of whatever is expected there. */
export const malformed = (value: unknown): never =>
  // The cast: the test means to pass what the types exclude, as a stranger, a damaged log or a fault might.
  value as never;
