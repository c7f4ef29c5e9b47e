/** An old wording, and today's for the same. */
export type Wording = readonly [old: RegExp, now: string];
