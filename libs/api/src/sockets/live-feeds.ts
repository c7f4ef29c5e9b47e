// The feeds being followed now: counts them for each client, and ends them when a token is revoked, a judge
// loses the role, or the server stops.
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { PlayerId } from '#kernel';
import type { Viewer } from '#visibility';
import { GameFeeds, type FeedCloseReason } from '#matches';
import { METRICS, type Metrics } from '#ports';
import { AccountDirectory, Principals, type Principal } from '#accounts';
import { seen } from '../mapping/sighted.js';
import { FeedStream } from './feed-stream.js';
import { SubscriptionCounts } from './subscription-counts.js';
import type { Outlet } from '../context/outlet.js';

export interface Subscriber {
  readonly principal: Principal;
  readonly token: string;
  readonly outlet: Outlet;
}

interface LiveFeed {
  readonly player: PlayerId;
  readonly token: string;
  readonly viewer: Viewer;
  readonly stream: FeedStream;
}

/** How often to retry while the log is unavailable and no token can be checked. */
const ASK_AGAIN_MS = 500;

@Injectable()
export class LiveFeeds implements OnModuleInit, OnModuleDestroy {
  private readonly feeds = new Set<LiveFeed>();
  private unfollow: () => void = () => undefined;

  constructor(
    @Inject(SubscriptionCounts) private readonly counts: SubscriptionCounts,
    @Inject(GameFeeds) private readonly games: GameFeeds,
    @Inject(Principals) private readonly principals: Principals,
    @Inject(AccountDirectory) private readonly directory: AccountDirectory,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.unfollow = this.directory.onChange((player) => void this.checkTokensOf(player));
  }

  onModuleDestroy(): void {
    this.unfollow();
    this.endAll('server-stops');
  }

  async follow(subscriber: Subscriber, game: string, after: string | undefined): Promise<FeedStream> {
    const feed = await this.opened(subscriber, game, after);
    try {
      // Feeds that were already open were told of changes meanwhile; this one shows nothing until it has
      // checked.
      await this.check(feed);
      return feed.stream;
    } catch (error) {
      await feed.stream.return();
      throw error;
    }
  }

  endAll(reason: FeedCloseReason): void {
    for (const { stream } of [...this.feeds]) stream.end(reason);
  }

  private async opened(
    { principal, token, outlet }: Subscriber,
    game: string,
    after: string | undefined,
  ): Promise<LiveFeed> {
    const { player } = principal;
    this.counts.take(player);
    const abort = new AbortController();
    try {
      const { signal } = abort;
      const { expiresAt } = principal;
      const source = seen(await this.games.follow(principal, game, { after, expiresAt, signal }));
      const onOver = (ended: FeedCloseReason | undefined): void => {
        if (ended === 'too-slow') this.metrics.count('subscriptions-dropped');
        abort.abort();
        // Only the release is left to do; if the source fails at it, there is nobody to tell.
        void Promise.resolve(source.return?.()).catch(() => undefined);
        this.feeds.delete(feed);
        this.counts.give(player);
      };
      const stream = new FeedStream({ source, outlet, after, onOver });
      const feed: LiveFeed = { player, token, viewer: source.viewer, stream };
      this.feeds.add(feed);
      return feed;
    } catch (error) {
      abort.abort();
      this.counts.give(player);
      throw error;
    }
  }

  /** The account has changed. */
  private async checkTokensOf(player: PlayerId): Promise<void> {
    for (const feed of [...this.feeds].filter((one) => one.player === player)) await this.check(feed);
  }

  /** Ends a feed whose token is no longer valid, or whose viewer became a judge or stopped being one. */
  private async check(feed: LiveFeed): Promise<void> {
    const { token, viewer, stream } = feed;
    const known = await this.principals.principalOf(token);
    if (!known.ok) {
      if (known.error.code === 'try-later') this.checkAgain(feed);
      else stream.end('token-ended');
      return;
    }
    const watches = known.value.roles.includes('judge') ? 'spectator' : 'judge';
    if (viewer.kind === watches) stream.end('viewer-changed');
  }

  private checkAgain(feed: LiveFeed): void {
    setTimeout(() => {
      if (this.feeds.has(feed)) void this.check(feed);
    }, ASK_AGAIN_MS).unref();
  }
}
