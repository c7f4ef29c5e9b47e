// Resolves feeds: a page, or a subscription.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver, Subscription } from '@nestjs/graphql';
import { ReadFeed, ReadLastEntries } from '#matches';
import type { ApiContext } from '../context/context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { QueryFeedArgs, QueryLastEntriesArgs, SubscriptionGameFeedArgs } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { ENTRIES_A_PAGE, LAST_ENTRIES, pageLengthIn } from '../limits/page.js';
import { feedPage, lastEntries } from '../mapping/feed.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';
import type { FeedStream } from '../sockets/feed-stream.js';
import { LiveFeeds } from '../sockets/live-feeds.js';
import { subscriberIn } from '../sockets/subscriber.js';

@Resolver()
@UseFilters(PassOn)
export class FeedResolver {
  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(LiveFeeds) private readonly feeds: LiveFeeds,
  ) {}

  @Query()
  async feed(
    @Args() { gameId, after, first }: QueryFeedArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'FeedPage'>> {
    const asker = playerIn(context);
    const length = pageLengthIn(first, ENTRIES_A_PAGE);
    return feedPage(
      seen(await this.queries.execute(new ReadFeed(asker, gameId, after ?? undefined, length))),
    );
  }

  @Query()
  async lastEntries(
    @Args() { gameId, last, before }: QueryLastEntriesArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'LastEntries'>> {
    const length = pageLengthIn(last, LAST_ENTRIES, 'last');
    const asked = new ReadLastEntries(playerIn(context), gameId, before ?? undefined, length);
    return lastEntries(seen(await this.queries.execute(asked)));
  }

  @Subscription(() => Object, { name: 'gameFeed', resolve: (message: Answer<'FeedMessage'>) => message })
  async gameFeed(
    @Args() { gameId, after }: SubscriptionGameFeedArgs,
    @Context() context: ApiContext,
  ): Promise<FeedStream> {
    return this.feeds.follow(subscriberIn(context), gameId, after ?? undefined);
  }
}
