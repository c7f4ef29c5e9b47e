// One follower of a feed. It takes recent entries from memory and older ones from the log, one message for
// each pull. An entry in memory is returned directly, because every client of every game waits for these.
import { StoreUnavailable } from '#event-store';
import type { Viewer } from '#visibility';
import type { Clock } from '#ports';
import type { FeedCloseReason, FeedItem, FeedMessage } from '../../contract/contract.js';
import type { History } from '../../game/past/history.js';
import type { LiveFeed } from '../../game/feeds/live-feed.js';
import type { Watch } from '../../game/feeds/watch.js';
import type { PlaceInFeed } from '../place.js';
import type { FollowedFeed } from './game-feeds.js';

/** How many entries are read from the log at a time for a follower who is behind. */
const PAGE = 200;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

type Pulled = IteratorResult<FeedMessage, undefined>;
const OVER: Pulled = { done: true, value: undefined };

export interface Followed {
  readonly place: PlaceInFeed;
  readonly history: History;
  readonly clock: Clock;
  /** When the follower's token expires. */
  readonly expiresAt: number;
  readonly signal: AbortSignal;
  /** Called on the first pull. */
  readonly join: () => Promise<Watch>;
  /** Called once, if it had joined, when nothing more will come. */
  readonly leave: (watch: Watch) => Promise<void>;
  /** Called once, joined or not, when nothing more will come. */
  readonly ended?: () => Promise<void>;
}

export class Following implements FollowedFeed {
  private watch: Watch | undefined;
  /** Entries read from the log and not returned yet. */
  private older: FeedItem[] = [];
  private seq: number;
  private toldCaughtUp = false;
  private over = false;
  private expiry: NodeJS.Timeout | undefined;
  private wake: () => void = () => undefined;
  /** True once its signal has said that it is over. */
  private left = false;
  private readonly onAbort = (): void => {
    this.left = true;
    this.wake();
  };

  constructor(private readonly followed: Followed) {
    this.seq = followed.place.seq;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  get viewer(): Viewer {
    return this.followed.place.viewer;
  }

  next(): Promise<Pulled> {
    if (this.over) return Promise.resolve(OVER);
    const entry = this.watch !== undefined && this.goesOn ? this.atHand(this.watch.feed) : undefined;
    return entry === undefined ? this.pull() : Promise.resolve(this.handOn(entry));
  }

  async return(): Promise<Pulled> {
    await this.finish();
    this.wake();
    return OVER;
  }

  private get goesOn(): boolean {
    const { clock, expiresAt } = this.followed;
    return (
      !this.over &&
      !this.left &&
      clock.now() < expiresAt &&
      this.watch?.feed.over === undefined &&
      !this.isParted
    );
  }

  /** The follower has received everything they may know: their relation to the game has changed. */
  private get isParted(): boolean {
    const { until } = this.watch ?? {};
    return until !== undefined && this.seq >= until;
  }

  /** Waits if the next entry is not in memory; settles when it comes, or at the end. */
  private async pull(): Promise<Pulled> {
    try {
      const watch = (this.watch ??= await this.begin());
      const { feed } = watch;
      while (this.goesOn) {
        const entry = this.atHand(feed);
        if (entry !== undefined) return this.handOn(entry);
        if (this.seq < feed.seq) {
          await this.readOn(watch);
          continue;
        }
        if (!this.toldCaughtUp) {
          this.toldCaughtUp = true;
          return message({ kind: 'caught-up', cursor: feed.cursor(this.seq) });
        }
        // Do not await between the check and the subscription: an entry that came in between would be missed.
        await new Promise<void>((resolve) => {
          this.wake = resolve;
          feed.whenChanged(resolve);
        });
      }
      if (this.over || this.left) return await this.end();
      if (feed.over === undefined && this.isParted) return await this.closed('viewer-changed', null);
      return await this.closed(feed.over ?? 'token-ended', feed.cursor(this.seq));
    } catch (error) {
      if (this.watch !== undefined && error instanceof StoreUnavailable)
        return await this.closed('store-unavailable', this.watch.feed.cursor(this.seq));
      await this.finish();
      throw error;
    }
  }

  private async begin(): Promise<Watch> {
    const { signal, join } = this.followed;
    const watch = await join();
    if (this.over) await this.followed.leave(watch);
    else {
      signal.addEventListener('abort', this.onAbort);
      this.left = signal.aborted;
      this.awaitExpiry();
    }
    return watch;
  }

  private atHand(feed: LiveFeed): FeedItem | undefined {
    return this.older.shift() ?? feed.entry(this.seq + 1);
  }

  private async readOn({ feed, until = feed.seq }: Watch): Promise<void> {
    const { place, history } = this.followed;
    const stretch = { after: this.seq, upTo: Math.min(until, this.seq + PAGE) };
    const entries = await history.entriesBetween(place.session.id, place.viewer, stretch);
    this.older = entries.map((entry) => feed.item(entry));
  }

  private handOn(entry: FeedItem): Pulled {
    this.seq = entry.seq;
    return message({ kind: 'entry', entry });
  }

  private awaitExpiry(): void {
    const { clock, expiresAt } = this.followed;
    const left = expiresAt - clock.now();
    if (left <= 0) this.wake();
    else this.expiry = setTimeout(() => this.awaitExpiry(), Math.min(left, LONGEST_TIMEOUT_MS)).unref();
  }

  private async closed(reason: FeedCloseReason, cursor: string | null): Promise<Pulled> {
    await this.finish();
    return message({ kind: 'closed', reason, cursor });
  }

  private async end(): Promise<Pulled> {
    await this.finish();
    return OVER;
  }

  private async finish(): Promise<void> {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.expiry);
    this.followed.signal.removeEventListener('abort', this.onAbort);
    if (this.watch !== undefined) await this.followed.leave(this.watch);
    await this.followed.ended?.();
  }
}

const message = (value: FeedMessage): Pulled => ({ done: false, value });
