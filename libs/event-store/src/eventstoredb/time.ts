// Deadlines as moments of the monotonic clock, and waits that end with them.
export type Moment = number;

export const now = (): Moment => performance.now();
export const inFuture = (milliseconds: number): Moment => now() + milliseconds;
export const left = (until: Moment): number => Math.max(0, until - now());
export const isOver = (until: Moment): boolean => now() >= until;
export const earlier = (one: Moment, other: Moment): Moment => Math.min(one, other);

/** The same moment on the clock that gRPC reads. */
export const asDate = (until: Moment): Date => new Date(Date.now() + left(until));

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The promise's value, or undefined if the moment comes first. A later rejection is ignored. */
export async function before<T>(until: Moment, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), left(until));
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}

/**
 * How long to wait before the next try: longer each time, and random, so that clients that failed together
 * spread out.
 */
export function pauseBefore(attempt: number, first: number, most: number): number {
  const ceiling = Math.min(most, first * 2 ** Math.min(attempt, 16));
  return ceiling / 2 + Math.random() * (ceiling / 2);
}
