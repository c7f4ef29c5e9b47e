// Resolves what a judge finds out about a game: everybody's views, who knew what, and what could be done.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import {
  CouldDo,
  KnewAt,
  SameCard,
  SideBySide,
  WhoKnewCard,
  WhoKnewName,
  WhoWasTold,
  WhyNot,
} from '#matches';
import type { ApiContext } from '../context/context.js';
import { askerIn } from '../context/asker.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  QueryCouldDoArgs,
  QueryKnewAtArgs,
  QuerySameCardArgs,
  QuerySideBySideArgs,
  QueryWhoKnewCardArgs,
  QueryWhoKnewNameArgs,
  QueryWhoWasToldArgs,
  QueryWhyNotArgs,
} from '../generated/schema.js';
import { refused } from '../mapping/action.js';
import { judgeEyes } from '../mapping/judge-eyes.js';
import {
  everythingKnown,
  judged,
  knownCard,
  knownName,
  sameCard,
  sideBySide,
  toldEntry,
} from '../mapping/knowing.js';
import { seatCouldDo } from '../mapping/legal.js';
import { tried } from '../mapping/tried.js';
import type { Answer } from '../mapping/types.js';

@Resolver()
@UseFilters(PassOn)
export class KnowingResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  async sideBySide(
    @Args() { gameId, moment }: QuerySideBySideArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'SideBySideResult'>> {
    const asked = new SideBySide(askerIn(context), gameId, moment ?? undefined);
    return judged(await this.queries.execute(asked), sideBySide);
  }

  @Query()
  async sameCard(
    @Args() { gameId, id, of }: QuerySameCardArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'SameCardResult'>> {
    const asked = new SameCard(askerIn(context), gameId, id, judgeEyes(of));
    return judged(await this.queries.execute(asked), sameCard);
  }

  @Query()
  async whoKnewCard(
    @Args() { gameId, id, of, moment }: QueryWhoKnewCardArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'WhoKnewCardResult'>> {
    const asked = new WhoKnewCard(askerIn(context), gameId, id, judgeEyes(of), moment ?? undefined);
    return judged(await this.queries.execute(asked), knownCard);
  }

  @Query()
  async whoKnewName(
    @Args() { gameId, name, moment }: QueryWhoKnewNameArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'WhoKnewNameResult'>> {
    const asked = new WhoKnewName(askerIn(context), gameId, name, moment ?? undefined);
    return judged(await this.queries.execute(asked), knownName);
  }

  @Query()
  async whoWasTold(
    @Args() { gameId, seq }: QueryWhoWasToldArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'WhoWasToldResult'>> {
    return judged(await this.queries.execute(new WhoWasTold(askerIn(context), gameId, seq)), toldEntry);
  }

  @Query()
  async knewAt(
    @Args() { gameId, seat, moment }: QueryKnewAtArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'KnewAtResult'>> {
    const asked = new KnewAt(askerIn(context), gameId, seat, moment ?? undefined);
    return judged(await this.queries.execute(asked), everythingKnown);
  }

  @Query()
  async couldDo(
    @Args() { gameId, moment, seat }: QueryCouldDoArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'CouldDoResult'>> {
    const asked = new CouldDo(askerIn(context), gameId, moment ?? undefined, seat ?? undefined);
    return judged(await this.queries.execute(asked), (found) => ({
      __typename: 'CouldDo' as const,
      moment: found.moment,
      seats: found.seats.map(seatCouldDo),
    }));
  }

  @Query()
  async whyNot(
    @Args() { gameId, seat, command, ids, moment }: QueryWhyNotArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'WhyNotResult'>> {
    const then = moment ?? undefined;
    const asked = new WhyNot(askerIn(context), gameId, seat, tried(command), judgeEyes(ids), then);
    return judged(await this.queries.execute(asked), ({ moment: at, why }) => ({
      __typename: 'WhyNot' as const,
      moment: at,
      possible: why === null,
      why: why === null ? null : refused(why),
    }));
  }
}
