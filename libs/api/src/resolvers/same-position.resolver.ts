// Resolves the explorer of positions: which finished games had the same names on both sides, and how they ended.
import { Inject, UseFilters } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FactsDesk, queryOf, type AskedPage, type FactsRow, type Question } from '#analytics/statistics';
import type { SamePositionParent } from '../context/parents.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { SamePositionGamesArgs, SamePositionNextArgs } from '../generated/schema.js';
import { pageLengthIn, ROWS_A_PAGE } from '../limits/page.js';
import type { Connection } from '../mapping/connection.js';
import { meantPlace, nextNameRow, onlyResults, orAway, rowPage, sameGameRow } from '../mapping/statistics.js';
import type { Answer } from '../mapping/types.js';

@Resolver('SamePosition')
@UseFilters(PassOn)
export class SamePositionResolver {
  constructor(@Inject(FactsDesk) private readonly facts: FactsDesk) {}

  @ResolveField()
  turn(@Parent() { position }: SamePositionParent): number {
    return position.turn;
  }

  @ResolveField()
  names(@Parent() { position }: SamePositionParent): Answer<'PositionName'>[] {
    return position.names.map((name) => ({ ...name }));
  }

  @ResolveField()
  async results(@Parent() of: SamePositionParent): Promise<Answer<'WinRate'> | null> {
    return onlyResults(await this.ask('sameResults', { ...of, first: 1 }));
  }

  @ResolveField()
  next(
    @Parent() of: SamePositionParent,
    @Args() page: SamePositionNextArgs,
  ): Promise<Connection<Answer<'NextName'>>> {
    return this.page('sameNext', of, page, nextNameRow);
  }

  @ResolveField()
  games(
    @Parent() of: SamePositionParent,
    @Args() page: SamePositionGamesArgs,
  ): Promise<Connection<Answer<'SameGame'>>> {
    return this.page('sameGames', of, page, sameGameRow);
  }

  private async page<T>(
    question: Question,
    of: SamePositionParent,
    { first, after }: SamePositionNextArgs,
    shown: (row: FactsRow) => T,
  ): Promise<Connection<T>> {
    const length = pageLengthIn(first, ROWS_A_PAGE);
    const rows = await this.ask(question, { ...of, first: length, after: meantPlace(after) });
    return rowPage(rows, { first: length, after }, shown);
  }

  private async ask(question: Question, asked: AskedPage): Promise<readonly FactsRow[]> {
    try {
      return await this.facts.ask(queryOf(question, asked));
    } catch (error) {
      return orAway(error);
    }
  }
}
