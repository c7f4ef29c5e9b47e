// What may be spent by each of many: refilled evenly, up to a full one. What something costs is known afterwards only,
// so it is allowed while anything is left, and its whole price is taken then: whoever overdrew waits until it is paid.
import type { Duration, Instant } from '#kernel';
import { Lru } from '../../accounts/identity/lru.js';

/** Spenders remembered at most. One that is forgotten starts with a full allowance: the price of a bounded memory. */
const SPENDERS_KEPT = 50_000;

export class Allowance {
  /** When it will be full again. */
  readonly #fullAt = new Lru<string, number>(SPENDERS_KEPT);

  constructor(
    private readonly perMinute: number,
    private readonly burst: number,
  ) {}

  /** 0 while anything is left, otherwise how long to wait until something is. */
  wait(spender: string, now: Instant): Duration {
    const empty = this.burst / this.#perMs;
    const due = (this.#fullAt.get(spender) ?? now) - now;
    return (due < empty ? 0 : Math.max(1, Math.ceil(due - empty + 1 / this.#perMs))) as Duration;
  }

  spend(spender: string, amount: number, now: Instant): void {
    const from = Math.max(this.#fullAt.get(spender) ?? now, now);
    this.#fullAt.set(spender, from + amount / this.#perMs);
  }

  get #perMs(): number {
    return this.perMinute / 60_000;
  }
}
