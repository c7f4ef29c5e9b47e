// The feed of one kind of viewer of a live game, computed once for all its followers. It keeps the newest
// entries. A follower pulls them at its own pace; one that falls further behind reads the log.
import type { FeedEntry } from '#visibility';
import type { FeedCloseReason, FeedItem } from '../../contract/contract.js';

/**
 * A few commands' worth, for followers who come back soon. After a longer absence the rest comes from the
 * log.
 */
const KEPT_ENTRIES = 8;

export class LiveFeed {
  private readonly recent: FeedItem[] = [];
  /** How many of the entries belong to the batch being pushed. */
  private fresh = 0;
  private waiting: (() => void)[] = [];
  private ended: FeedCloseReason | undefined;
  /** The number of followers. */
  followers = 0;

  constructor(
    private head: number,
    /** The viewer's cursor at a seq. */
    readonly cursor: (seq: number) => string,
  ) {}

  /** The seq of the newest entry. */
  get seq(): number {
    return this.head;
  }

  /** Why the feed ended, once it has. */
  get over(): FeedCloseReason | undefined {
    return this.ended;
  }

  push(entry: FeedEntry): void {
    this.recent.push(this.item(entry));
    this.fresh += 1;
    this.head = entry.seq;
  }

  /** Call after a whole batch was pushed. A batch is kept whole, however long, until the next one. */
  announce(): void {
    this.recent.splice(0, this.recent.length - Math.max(this.fresh, KEPT_ENTRIES));
    this.fresh = 0;
    const woken = this.waiting;
    if (woken.length === 0) return;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  /** The entry; undefined if it is not in memory, because it is in the future or was evicted. */
  entry(seq: number): FeedItem | undefined {
    const first = this.recent[0]?.seq;
    return first === undefined ? undefined : this.recent[seq - first];
  }

  item({ seq, moment, at, story, patch }: FeedEntry): FeedItem {
    return { seq, moment, at, story, patch, cursor: this.cursor(seq) };
  }

  /** Calls back once, when something changed or the feed ended. */
  whenChanged(wake: () => void): void {
    this.waiting.push(wake);
  }

  end(reason: FeedCloseReason): void {
    this.ended ??= reason;
    this.announce();
  }
}
