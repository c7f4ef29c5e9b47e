// How long to wait before the next attempt, and waiting that can be called off.

/** Milliseconds before attempt number `attempt`, which counts from 0. */
export type Backoff = (attempt: number) => number;

const FIRST_MS = 250;
const MOST_MS = 15_000;

/** Doubles up to fifteen seconds, and differs from client to client, so that they do not all come back at once. */
export const usualBackoff: Backoff = (attempt) => {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return most / 2 + (Math.random() * most) / 2;
};

/** Rejects with the signal's reason when it is called off. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal === undefined) {
      setTimeout(resolve, ms);
      return;
    }
    if (signal.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

export const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new Error('aborted', { cause: signal.reason });
