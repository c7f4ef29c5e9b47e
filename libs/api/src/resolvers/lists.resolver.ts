// Resolves the games there are to play: the offer, the lobby, and the asker's own games.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver, Subscription } from '@nestjs/graphql';
import {
  FORMAT_CARDS,
  ListGames,
  ListReferrals,
  LobbyNews,
  offered,
  usualTerms,
  type FormatCards,
} from '#matches';
import type { ApiContext } from '../context/context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { QueryLobbyArgs, QueryMyGamesArgs, QueryReferralsArgs } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { GAMES_A_PAGE, pageLengthIn, REFERRALS_A_PAGE } from '../limits/page.js';
import { gamePage, listedStatus } from '../mapping/listing.js';
import { referralPage } from '../mapping/proposal.js';
import { CONTRACT_VERSION } from '../options/contract-version.js';
import { shownBase, shownOpening, shownRuleset, shownTerms } from '../mapping/terms.js';
import type { Answer } from '../mapping/types.js';
import type { ChangeStream } from '../sockets/change-stream.js';
import { LiveChanges } from '../sockets/live-changes.js';
import { subscriberIn } from '../sockets/subscriber.js';

type Change = Answer<'LobbyChange'>;

/** A chosen one is said in the terms. */
const FORMATS = { all: 'ALL' } as const;

@Resolver()
@UseFilters(PassOn)
export class ListsResolver {
  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
    @Inject(LobbyNews) private readonly news: LobbyNews,
    @Inject(LiveChanges) private readonly changes: LiveChanges,
  ) {}

  @Query()
  offer(): Answer<'Offer'> {
    const { rulesets, bases, formats, opens, prebuilt } = offered(this.cards);
    return {
      contract: CONTRACT_VERSION,
      defaults: shownTerms(usualTerms(this.cards)),
      rulesets: rulesets.map(shownRuleset),
      bases: bases.map(shownBase),
      formats: formats.map((format) => FORMATS[format]),
      opens: opens.map(shownOpening),
      prebuilt: [...prebuilt],
      unresolved: ['NOTHING', 'JUDGE'],
      languages: [...(this.cards.languages ?? [])],
    };
  }

  @Query()
  async lobby(
    @Args() { status, first, after }: QueryLobbyArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'GameConnection'>> {
    const scope = { kind: 'lobby', status: listedStatus(status ?? 'GATHERING') } as const;
    return this.page(context, scope, first, after);
  }

  @Query()
  async myGames(
    @Args() { first, after }: QueryMyGamesArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'GameConnection'>> {
    return this.page(context, { kind: 'mine' }, first, after);
  }

  @Query()
  async referrals(
    @Args() { first, after }: QueryReferralsArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'ReferralConnection'> | null> {
    const asker = playerIn(context);
    const length = pageLengthIn(first, REFERRALS_A_PAGE);
    const page = await this.queries.execute(new ListReferrals(asker, length, after ?? undefined));
    return page === null ? null : referralPage(page, after);
  }

  @Subscription(() => Object, { name: 'lobbyChanged', resolve: (change: Change) => change })
  lobbyChanged(@Context() context: ApiContext): ChangeStream<Change> {
    const subscriber = subscriberIn(context);
    return this.changes.follow<Change>(subscriber, {
      may: () => true,
      listen: (push) => {
        const leave = this.news.listen(subscriber.principal.player, push);
        // What has changed before anybody listened is told first.
        push({ mine: true });
        return leave;
      },
    });
  }

  private async page(
    context: ApiContext,
    scope: ListGames['scope'],
    first: number | null | undefined,
    after: string | null | undefined,
  ): Promise<Answer<'GameConnection'>> {
    const asker = playerIn(context);
    const length = pageLengthIn(first, GAMES_A_PAGE);
    return gamePage(
      await this.queries.execute(new ListGames(asker, scope, length, after ?? undefined)),
      after,
    );
  }
}
