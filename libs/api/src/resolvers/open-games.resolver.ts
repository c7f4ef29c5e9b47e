// Resolves the public list of opened games. It needs no player: by their terms these games are everyone's.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ListOpenGames } from '#matches';
import { PassOn } from '../errors/pass-on.filter.js';
import type { QueryOpenGamesArgs } from '../generated/schema.js';
import { GAMES_A_PAGE, pageLengthIn } from '../limits/page.js';
import { openGames, openGamesFilter } from '../mapping/open-games.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';

@Resolver()
@UseFilters(PassOn)
export class OpenGamesResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  async openGames(
    @Args() { filter, first, after }: QueryOpenGamesArgs,
  ): Promise<Answer<'OpenGameConnection'>> {
    const length = pageLengthIn(first, GAMES_A_PAGE);
    const asked = new ListOpenGames(openGamesFilter(filter ?? {}), length, after ?? undefined);
    return openGames(seen(await this.queries.execute(asked)), after);
  }
}
