// How many requests a client may make: a bucket of tokens each, refilled evenly, emptied by requests.

interface Bucket {
  tokens: number;
  /** When `tokens` was true. */
  at: number;
}

/** A client may spend this many seconds' worth of its requests at once. */
const BURST_SECONDS = 10;
/** So many buckets are kept at most. A full one says nothing and is the first to be forgotten. */
const MANY = 10_000;
/** Sums of fractions are off by less than this. */
const ROUNDING = 1e-6;

export class RequestLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perMs: number;
  private readonly capacity: number;

  constructor(
    requestsPerMinute: number,
    /** Milliseconds on a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.perMs = requestsPerMinute / 60_000;
    this.capacity = Math.max(1, Math.floor((requestsPerMinute * BURST_SECONDS) / 60));
  }

  /** Takes one request's token. Answers how many milliseconds to wait for one, 0 when it was there. */
  take(client: string): number {
    const now = this.now();
    const bucket = this.bucketOf(client, now);
    bucket.tokens = this.refilled(bucket, now);
    bucket.at = now;
    if (bucket.tokens + ROUNDING < 1)
      return Math.max(1, Math.ceil((1 - bucket.tokens) / this.perMs - ROUNDING));
    bucket.tokens = Math.max(0, bucket.tokens - 1);
    return 0;
  }

  /** Clients that are remembered now. */
  get size(): number {
    return this.buckets.size;
  }

  private bucketOf(client: string, now: number): Bucket {
    const known = this.buckets.get(client);
    if (known !== undefined) return known;
    if (this.buckets.size >= MANY) this.forget(now);
    const bucket = { tokens: this.capacity, at: now };
    this.buckets.set(client, bucket);
    return bucket;
  }

  private refilled({ tokens, at }: Bucket, now: number): number {
    return Math.min(this.capacity, tokens + (now - at) * this.perMs);
  }

  /** The full ones go, then the oldest down to half, so that made-up clients cost neither memory nor much time. */
  private forget(now: number): void {
    for (const [client, bucket] of this.buckets)
      if (this.refilled(bucket, now) === this.capacity) this.buckets.delete(client);
    for (const client of this.buckets.keys()) {
      if (this.buckets.size <= MANY / 2) return;
      this.buckets.delete(client);
    }
  }
}
