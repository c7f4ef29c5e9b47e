// Resolves a game through somebody else's eyes, for a judge.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { FeedThrough, ViewThrough } from '#matches';
import { FEED_VERSION } from '#visibility';
import { PassOn } from '../errors/pass-on.filter.js';
import type { GameEyesFeedArgs, GameEyesViewArgs } from '../generated/schema.js';
import { ENTRIES_A_PAGE, pageLengthIn } from '../limits/page.js';
import { seenEntry } from '../mapping/feed.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';
import { gameView } from '../mapping/view.js';
import type { EyesParent } from '../context/parents.js';

@Resolver('GameEyes')
@UseFilters(PassOn)
export class EyesResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @ResolveField()
  async view({ game, asker, eyes }: EyesParent, { moment }: GameEyesViewArgs): Promise<Answer<'GameView'>> {
    return gameView(
      seen(await this.queries.execute(new ViewThrough(asker, game, eyes, moment ?? undefined))),
    );
  }

  @ResolveField()
  async feed(
    { game, asker, eyes }: EyesParent,
    { first, after }: GameEyesFeedArgs,
  ): Promise<Answer<'EyesFeed'>> {
    const length = pageLengthIn(first, ENTRIES_A_PAGE);
    const page = seen(await this.queries.execute(new FeedThrough(asker, game, eyes, after ?? 0, length)));
    return { version: FEED_VERSION, entries: page.entries.map(seenEntry), next: page.next };
  }
}
