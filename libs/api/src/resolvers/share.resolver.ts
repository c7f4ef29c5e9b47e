// Resolves share codes: makes one, and says where one leads.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { OpenReplay, OpenShared, ShareGame } from '#matches';
import type { ApiContext } from '../context/context.js';
import type { ReplayParent, SharedParent } from '../context/parents.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  QueryShareGameArgs,
  QuerySharedGameArgs,
  ReplayEyes as ShownEyes,
} from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { replayEyes, shownEyes } from '../mapping/replay-eyes.js';
import { seen } from '../mapping/sighted.js';

@Resolver('SharedGame')
@UseFilters(PassOn)
export class ShareResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  async shareGame(@Args() given: QueryShareGameArgs, @Context() context: ApiContext): Promise<string> {
    const { gameId, moment } = given;
    const asked = new ShareGame(playerIn(context), gameId, moment, replayEyes(given));
    return seen(await this.queries.execute(asked));
  }

  @Query()
  async sharedGame(
    @Args() { code }: QuerySharedGameArgs,
    @Context() context: ApiContext,
  ): Promise<SharedParent> {
    const asker = playerIn(context);
    return { asker, shared: seen(await this.queries.execute(new OpenShared(asker, code))) };
  }

  @ResolveField()
  gameId(@Parent() { shared }: SharedParent): string {
    return shared.game;
  }

  @ResolveField()
  moment(@Parent() { shared }: SharedParent): number {
    return shared.moment;
  }

  @ResolveField()
  eyes(@Parent() { shared }: SharedParent): ShownEyes {
    return shownEyes(shared.eyes).eyes;
  }

  @ResolveField()
  seat(@Parent() { shared }: SharedParent): number | null {
    return shownEyes(shared.eyes).seat;
  }

  @ResolveField()
  isReduced(@Parent() { shared }: SharedParent): boolean {
    return shared.eyes !== shared.meant;
  }

  @ResolveField()
  async replay(@Parent() { asker, shared: { game, eyes } }: SharedParent): Promise<ReplayParent> {
    const { viewer, outline } = seen(await this.queries.execute(new OpenReplay(asker, game, eyes)));
    return { asker, game, viewer, eyes, outline };
  }
}
