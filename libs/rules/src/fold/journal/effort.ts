// Counts how many filter parts are checked against objects. Looking changes nothing and is no step of the
// engine, but a filter that counts for each of a thousand permanents looks a million times. Every decision
// and query sets a limit. Work whose result is memoized for all callers is not counted.
import type { Steps } from '#kernel';

/** Thrown when work exceeds its limit: not a fault, and always the same object. */
export const TOO_MUCH: unknown = Object.freeze({ tooMuch: true });

let left = Infinity;

export function countLook(times = 1): void {
  left -= times;
  if (left < 0) throw TOO_MUCH;
}

/** Limits the looks from now on; returns what `restoreLooks` needs to end the limit. */
export function limitLooks(times: number): number {
  const before = left;
  left = Math.min(before, times);
  return before;
}

export function restoreLooks(before: number): void {
  left = before;
}

/** Runs the work; throws TOO_MUCH at the first look beyond the limit. */
export function withLookLimit<T>(times: number, work: () => T): T {
  const before = limitLooks(times);
  try {
    return work();
  } finally {
    restoreLooks(before);
  }
}

/** Ends a step. What the caller does before the next one is not limited by this work, and does not count. */
export function* endStep(): Steps<void> {
  const mine = left;
  left = Infinity;
  yield;
  left = mine;
}

/** Limits the current work to this many looks from now on. */
export function lowerLookLimit(times: number): void {
  left = Math.min(left, times);
}

/** Makes a memo without counting its looks, because later callers reuse it for free. */
export function withoutCounting<A, T>(make: (of: A) => T, of: A): T {
  const before = left;
  left = Infinity;
  try {
    return make(of);
  } finally {
    left = before;
  }
}
