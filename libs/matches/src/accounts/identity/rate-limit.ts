// How often something may be tried under a key: a burst at once, then one more each interval.
import type { Duration, Instant } from '#kernel';
import { Lru } from './lru.js';

export interface Rate {
  readonly burst: number;
  readonly every: Duration;
}

/** Keys remembered at most. One that is forgotten starts with a full burst: the price of a bounded memory. */
const KEYS_KEPT = 50_000;

export class RateLimit {
  /** When the key's burst will be whole again. */
  readonly #fullAt = new Lru<string, number>(KEYS_KEPT);

  constructor(private readonly rate: Rate) {}

  /** Uses up one attempt. 0, or how long to wait for the next; an attempt refused uses up nothing. */
  take(key: string, now: Instant): Duration {
    const { burst, every } = this.rate;
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now);
    const wait = fullAt + every - (now + burst * every);
    if (wait > 0) return wait as Duration;
    this.#fullAt.set(key, fullAt + every);
    return 0 as Duration;
  }
}
