// Allowances, one for each spender, that refill evenly up to a maximum. The price of something is known only
// afterwards. So it is allowed while anything is left, and then its whole price is taken; a spender who
// overdrew waits until it is paid back.
import type { Duration, Instant } from '#kernel';
import { lastUsed } from '#accounts';

/**
 * The most spenders remembered. A forgotten one starts with a full allowance: the price of bounded memory.
 */
const SPENDERS_KEPT = 50_000;

export class Allowance {
  /** When it will be full again. */
  readonly #fullAt = lastUsed<string, number>(SPENDERS_KEPT);

  constructor(
    private readonly perMinute: number,
    private readonly burst: number,
  ) {}

  /** 0 while anything is left, otherwise the time until something is. */
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
