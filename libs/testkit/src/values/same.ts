// A comparison for loops over every event of a game. Jest's comparison is slow, so it gets only
// what Node's own finds different: it may still pass, as members that are undefined do, or says what differs.
import { expect } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';

/** Fails where `expect(found).toEqual(due)` fails. */
export function expectSame(found: unknown, due: unknown): void {
  if (!isDeepStrictEqual(found, due)) expect(found).toEqual(due);
}
