// What comes over connections that break: the next one is begun by itself, later each time, with a new token if the last
// one has ended.
import {
  AccountRefused,
  Disconnected,
  PentalandError,
  RateLimited,
  ServerFault,
  StoreUnavailable,
  Unauthenticated,
} from './errors.js';
import type { Tokens } from './session.js';
import { wait, type Backoff } from './waiting.js';

/** The connection is gone; it comes back by itself. */
export interface Lost {
  readonly kind: 'lost';
  readonly error: Error | undefined;
}

export interface Reconnection {
  readonly tokens: Tokens;
  readonly backoff: Backoff;
}

/**
 * `connect` makes one connection: what it yields is passed on, and when it ends or throws, the next one is made. Ends only
 * by the signal or with an error that no new attempt mends.
 */
export async function* reconnecting<Item>(
  { tokens, backoff }: Reconnection,
  connect: (token: string | undefined) => AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item | Lost, void, undefined> {
  let denials = 0;
  for (let attempt = 0; ; attempt += 1) {
    let waitMs = backoff(attempt);
    let error: Error | undefined;
    let token: string | undefined;
    try {
      token = await tokens.token();
      for await (const item of connect(token)) {
        attempt = 0;
        denials = 0;
        yield item;
      }
    } catch (thrown) {
      if (signal.aborted) return;
      if (thrown instanceof Unauthenticated) {
        denials += 1;
        if (denials > 1 || !(await tokens.ended(token))) throw thrown;
      } else if (isTooOften(thrown)) waitMs = Math.max(waitMs, (thrown.retryAfter ?? 0) * 1000);
      else if (!isPassing(thrown)) throw thrown;
      error = thrown as Error;
    }
    if (signal.aborted) return;
    yield { kind: 'lost', error };
    try {
      await wait(waitMs, signal);
    } catch {
      return;
    }
  }
}

/** Also a login that is refused for now, when a token has ended. */
const isTooOften = (error: unknown): error is RateLimited | AccountRefused =>
  error instanceof RateLimited || (error instanceof AccountRefused && error.retryAfter !== null);

/** A new attempt may succeed. The server may not know yet that our last subscription has broken. */
const isPassing = (error: unknown): boolean =>
  error instanceof Disconnected ||
  error instanceof StoreUnavailable ||
  error instanceof ServerFault ||
  (error instanceof PentalandError && error.code === 'TOO_MANY_SUBSCRIPTIONS');
