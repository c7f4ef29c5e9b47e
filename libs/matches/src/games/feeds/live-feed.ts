// The feed of one kind of viewer of a live game, computed once for all its followers. The newest entries are kept;
// a follower pulls them at its own pace, and one who falls further behind reads the log.
import type { FeedEntry } from '#visibility';
import type { FeedCloseReason, FeedItem } from '../contract.js';

/** A few commands, for who comes back soon; who was away for longer is given the rest from the log. */
const KEPT_ENTRIES = 8;

export class LiveFeed {
  private readonly recent: FeedItem[] = [];
  /** How many of them are of the batch that is being pushed. */
  private fresh = 0;
  private waiting: (() => void)[] = [];
  private ended: FeedCloseReason | undefined;
  /** Followers now. */
  followers = 0;

  constructor(
    private head: number,
    /** The viewer's cursor at a seq. */
    readonly cursor: (seq: number) => string,
  ) {}

  /** The newest entry's seq. */
  get seq(): number {
    return this.head;
  }

  /** Why nothing more comes, when nothing more does. */
  get over(): FeedCloseReason | undefined {
    return this.ended;
  }

  push(entry: FeedEntry): void {
    this.recent.push(this.item(entry));
    this.fresh += 1;
    this.head = entry.seq;
  }

  /** To be said after a batch has been pushed whole; all of it is kept, however long, until the next. */
  announce(): void {
    this.recent.splice(0, this.recent.length - Math.max(this.fresh, KEPT_ENTRIES));
    this.fresh = 0;
    const woken = this.waiting;
    if (woken.length === 0) return;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  /** The entry, or undefined when it is not here: not yet, or not any more. */
  entry(seq: number): FeedItem | undefined {
    const first = this.recent[0]?.seq;
    return first === undefined ? undefined : this.recent[seq - first];
  }

  item({ seq, moment, at, story, patch }: FeedEntry): FeedItem {
    return { seq, moment, at, story, patch, cursor: this.cursor(seq) };
  }

  /** Calls back once, when something has changed or the feed has ended. */
  whenChanged(wake: () => void): void {
    this.waiting.push(wake);
  }

  end(reason: FeedCloseReason): void {
    this.ended ??= reason;
    this.announce();
  }
}
