// How much is looked at: held against a filter, one part of it after another. It changes nothing, so it is no step of the
// engine, but a filter that counts for each of a thousand permanents looks a million times. Whoever decides or asks says
// how often at most; what is worked out once for everybody and kept is not counted.

/** Thrown where too much is set going or looked at: not a fault, and always the same object. */
export const TOO_MUCH: unknown = Object.freeze({ tooMuch: true });

let left = Infinity;

export function look(times = 1): void {
  left -= times;
  if (left < 0) throw TOO_MUCH;
}

/** Throws TOO_MUCH as soon as the work looks once more. */
export function lookingAtMost<T>(times: number, work: () => T): T {
  const before = left;
  left = Math.min(before, times);
  try {
    return work();
  } finally {
    left = before;
  }
}

/** From now on the work under way looks no more than so often. */
export function lookNoMoreThan(times: number): void {
  left = Math.min(left, times);
}

/** Nothing of it is counted: it is kept, and whoever asks next has it for nothing. */
export function keptFor<T>(make: () => T): T {
  const before = left;
  left = Infinity;
  try {
    return make();
  } finally {
    left = before;
  }
}
