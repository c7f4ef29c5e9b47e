// The feed of one kind of viewer of a live game, computed once for all its followers. The newest entries are kept;
// a follower pulls them at its own pace, and one who falls further behind reads the log.
import type { FeedEntry } from '#visibility';
import type { FeedCloseReason } from '../contract.js';

/** Some turns; the feeds are most of what a live game keeps in memory. */
const KEPT_ENTRIES = 64;

export class LiveFeed {
  private readonly recent: FeedEntry[] = [];
  private readonly waiting = new Set<() => void>();
  private ended: FeedCloseReason | undefined;
  /** Followers now. */
  followers = 0;

  constructor(private head: number) {}

  /** The newest entry's seq. */
  get seq(): number {
    return this.head;
  }

  /** Why nothing more comes, when nothing more does. */
  get over(): FeedCloseReason | undefined {
    return this.ended;
  }

  push(entry: FeedEntry): void {
    this.recent.push(entry);
    if (this.recent.length > KEPT_ENTRIES) this.recent.shift();
    this.head = entry.seq;
  }

  /** To be said after a batch has been pushed whole. */
  announce(): void {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  /** The entry, or undefined when it is not here: not yet, or not any more. */
  entry(seq: number): FeedEntry | undefined {
    const first = this.recent[0]?.seq;
    return first === undefined ? undefined : this.recent[seq - first];
  }

  /** Settles when something has changed, the feed has ended, or the follower has gone. */
  change(signal: AbortSignal): Promise<void> {
    if (this.ended !== undefined || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        signal.removeEventListener('abort', wake);
        this.waiting.delete(wake);
        resolve();
      };
      signal.addEventListener('abort', wake);
      this.waiting.add(wake);
    });
  }

  end(reason: FeedCloseReason): void {
    this.ended ??= reason;
    this.announce();
  }
}
