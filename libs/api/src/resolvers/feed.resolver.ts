// Resolves feeds: a page, or a subscription.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver, Subscription } from '@nestjs/graphql';
import { ReadFeed } from '#matches';
import type { ApiContext } from '../context/context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { QueryFeedArgs, SubscriptionGameFeedArgs } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { ENTRIES_A_PAGE, pageLengthIn } from '../limits/page.js';
import { feedPage } from '../mapping/feed.js';
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

  @Subscription(() => Object, { name: 'gameFeed', resolve: (message: Answer<'FeedMessage'>) => message })
  async gameFeed(
    @Args() { gameId, after }: SubscriptionGameFeedArgs,
    @Context() context: ApiContext,
  ): Promise<FeedStream> {
    return this.feeds.follow(subscriberIn(context), gameId, after ?? undefined);
  }
}
