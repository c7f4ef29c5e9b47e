// One game through the eyes of who asks.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewGame } from '#matches';
import type { ApiContext } from '../context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { GameViewArgs, QueryGameArgs, ViewerKind } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { legalActions } from '../mapping/legal.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';
import { gameView, viewerKind } from '../mapping/view.js';
import type { GameParent } from './parents.js';

@Resolver('Game')
@UseFilters(PassOn)
export class GameResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  async game(@Args() { id }: QueryGameArgs, @Context() context: ApiContext): Promise<GameParent | null> {
    const asker = playerIn(context);
    const sighted = await this.queries.execute(new ViewGame(asker, id));
    return sighted.kind === 'unknown-game' ? null : { sight: seen(sighted), asker };
  }

  @ResolveField()
  id({ sight }: GameParent): string {
    return sight.game;
  }

  @ResolveField()
  viewer({ sight }: GameParent): ViewerKind {
    return viewerKind(sight.viewer);
  }

  @ResolveField()
  seat({ sight }: GameParent): number | null {
    return sight.viewer.kind === 'seat' ? sight.viewer.seat : null;
  }

  @ResolveField()
  async view({ sight, asker }: GameParent, { moment }: GameViewArgs): Promise<Answer<'GameView'>> {
    if (moment === null || moment === undefined) return gameView(sight);
    return gameView(seen(await this.queries.execute(new ViewGame(asker, sight.game, moment))));
  }

  @ResolveField()
  legalActions({ sight }: GameParent): Answer<'LegalActions'> {
    return legalActions(sight);
  }

  @ResolveField()
  seq({ sight }: GameParent): number {
    return sight.seq;
  }

  @ResolveField()
  cursor({ sight }: GameParent): string {
    return sight.cursor;
  }
}
