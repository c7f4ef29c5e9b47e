// Limits how often something may be tried under a key: a burst at once, then one more each interval.
import type { Duration, Instant } from '#kernel';
import { lastUsed } from './last-used.js';

export interface Rate {
  readonly burst: number;
  readonly every: Duration;
}

/** The most keys remembered. A forgotten key starts with a full burst: the price of bounded memory. */
const KEYS_KEPT = 50_000;

export class RateLimit {
  /** When the key's burst will be full again. */
  readonly #fullAt = lastUsed<string, number>(KEYS_KEPT);

  constructor(private readonly rate: Rate) {}

  /**
   * Uses up one attempt. Returns 0, or the time to wait for the next one; a refused attempt uses up nothing.
   */
  take(key: string, now: Instant): Duration {
    const { burst, every } = this.rate;
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now);
    const wait = fullAt + every - (now + burst * every);
    if (wait > 0) return wait as Duration;
    this.#fullAt.set(key, fullAt + every);
    return 0 as Duration;
  }
}
