// The live feeds of one game, one for each kind of viewer that somebody follows.
import type { GameId } from '#kernel';
import type { GameState } from '#rules';
import { viewerKey, type Seen, type Viewer } from '#visibility';
import type { FeedCloseReason } from '../../contract/contract.js';
import { cursorAt, cursorsOf } from './cursor.js';
import { LiveFeed } from './live-feed.js';
import { Watch } from './watch.js';

export class LiveFeeds {
  private readonly feeds = new Map<string, LiveFeed>();
  private readonly watches = new Set<Watch>();

  constructor(private readonly game: GameId) {}

  get areFollowed(): boolean {
    return this.feeds.size > 0;
  }

  of(viewer: Viewer): LiveFeed | undefined {
    return this.feeds.get(viewerKey(viewer));
  }

  /** A feed of the entries after this one. */
  begin(viewer: Viewer, seq: number): LiveFeed {
    const feed = new LiveFeed(seq, cursorsOf(this.game, viewer));
    this.feeds.set(viewerKey(viewer), feed);
    return feed;
  }

  /** Adds a follower for as long as they are still that viewer. */
  watch(feed: LiveFeed, isStill: (state: GameState) => boolean, state: GameState): Watch {
    feed.followers += 1;
    const watch = new Watch(feed, isStill, state);
    this.watches.add(watch);
    return watch;
  }

  /** True if nobody follows the viewer's feed any more. */
  leave(viewer: Viewer, watch: Watch): boolean {
    const { feed } = watch;
    this.watches.delete(watch);
    feed.followers -= 1;
    if (feed.followers > 0) return false;
    this.feeds.delete(viewerKey(viewer));
    return true;
  }

  /** Shows what a batch made visible. A follower whose relation it changed gets nothing of it. */
  show(seen: readonly Seen[], state: GameState): void {
    for (const watch of this.watches) watch.look(state);
    for (const { viewer, entry } of seen) this.of(viewer)?.push(entry);
    for (const feed of this.feeds.values()) feed.announce();
  }

  end(reason: FeedCloseReason): void {
    for (const feed of this.feeds.values()) feed.end(reason);
  }

  cursor(viewer: Viewer, seq: number): string {
    return this.of(viewer)?.cursor(seq) ?? cursorAt(this.game, viewer, seq);
  }
}
