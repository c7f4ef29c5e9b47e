// Resolves statistics: which games are chosen, who may ask about whom, and the rows of each question.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { FactsDesk, queryOf, type AskedPage, type FactsRow, type Question } from '#analytics/statistics';
import { playerId, type PlayerId } from '#kernel';
import { PlayerNamed, SharesStatistics } from '#accounts';
import { botKindOf } from '#matches';
import type { ApiContext } from '../context/context.js';
import type { StatisticsParent } from '../context/parents.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  PlayerInput,
  QueryStatisticsArgs,
  StatisticsCardsArgs,
  StatisticsCostsArgs,
  StatisticsNamedAsArgs,
  StatisticsNamesArgs,
  StatisticsOpeningsArgs,
  StatisticsPlayersOfArgs,
} from '../generated/schema.js';
import { pageLengthIn, ROWS_A_PAGE } from '../limits/page.js';
import type { Connection } from '../mapping/connection.js';
import * as rows from '../mapping/statistics.js';
import type { Answer } from '../mapping/types.js';

type PageArgs = StatisticsCostsArgs;

const given = (text: string | null | undefined): string | undefined => text?.trim();

@Resolver('Statistics')
@UseFilters(PassOn)
export class StatisticsResolver {
  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(FactsDesk) private readonly facts: FactsDesk,
  ) {}

  @Query()
  async statistics(
    @Args() { filter }: QueryStatisticsArgs,
    @Context() { identity }: ApiContext,
  ): Promise<StatisticsParent> {
    const { player: sought, ...rest } = filter ?? {};
    const asker = identity.kind === 'player' ? identity.principal.player : undefined;
    const chosen = rows.withoutContradiction(rows.meantFilter(rest));
    if (sought === null || sought === undefined) return { filter: chosen, agreed: false, asker };
    const id = await this.idOf(sought);
    const kind = botKindOf(id) === undefined ? 'person' : 'bot';
    const meant = rows.withoutContradiction({ ...chosen, player: { id, kind } });
    if (kind === 'person') await this.allowed(id, asker);
    return { filter: meant, agreed: kind === 'person', asker };
  }

  @ResolveField()
  async games(@Parent() { filter, agreed }: StatisticsParent): Promise<number | null> {
    const [row] = await this.ask('games', { filter, agreed, first: 1 });
    return row === undefined || Number(row['n']) === 0 ? null : Number(row['n']);
  }

  @ResolveField()
  async results(@Parent() { filter, agreed }: StatisticsParent): Promise<Answer<'WinRate'> | null> {
    return rows.onlyResults(await this.ask('results', { filter, agreed, first: 1 }));
  }

  @ResolveField()
  played(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsPlayed'>>> {
    return this.page('played', of, page, rows.playedRow);
  }

  @ResolveField()
  months(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsMonth'>>> {
    return this.page('months', of, page, rows.monthRow);
  }

  @ResolveField()
  cards(
    @Parent() of: StatisticsParent,
    @Args() page: StatisticsCardsArgs,
  ): Promise<Connection<Answer<'StatisticsCard'>>> {
    return this.page('cards', of, page, rows.cardRow, { only: { key: given(page.card) } });
  }

  @ResolveField()
  names(
    @Parent() of: StatisticsParent,
    @Args() page: StatisticsNamesArgs,
  ): Promise<Connection<Answer<'StatisticsName'>>> {
    return this.page('names', of, page, rows.nameRow, {
      order: page.order === 'LEAST' ? 'least' : 'most',
      only: { key: given(page.name), cost: given(page.cost) },
    });
  }

  @ResolveField()
  namedAs(
    @Parent() of: StatisticsParent,
    @Args() page: StatisticsNamedAsArgs,
  ): Promise<Connection<Answer<'StatisticsNamedAs'>>> {
    return this.page('namedAs', of, page, rows.namedAsRow, { values: { printed: page.card.trim() } });
  }

  @ResolveField()
  costs(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsCost'>>> {
    return this.page('costs', of, page, rows.costRow);
  }

  @ResolveField()
  openings(
    @Parent() of: StatisticsParent,
    @Args() page: StatisticsOpeningsArgs,
  ): Promise<Connection<Answer<'StatisticsOpening'>>> {
    return this.page('openings', of, page, rows.openingRow, { only: { name: given(page.name) } });
  }

  @ResolveField()
  matchups(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsMatchup'>>> {
    return this.page('matchups', of, page, rows.matchupRow);
  }

  @ResolveField()
  lengths(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsLength'>>> {
    return this.page('lengths', of, page, rows.lengthRow);
  }

  @ResolveField()
  turns(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsTurn'>>> {
    return this.page('turns', of, page, rows.turnRow);
  }

  @ResolveField()
  thinking(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsThinking'>>> {
    return this.page('thinking', of, page, rows.thinkingRow);
  }

  @ResolveField()
  mulligans(
    @Parent() of: StatisticsParent,
    @Args() page: PageArgs,
  ): Promise<Connection<Answer<'StatisticsMulligan'>>> {
    return this.page('mulligans', of, page, rows.mulliganRow);
  }

  @ResolveField()
  async playersOf(
    @Parent() { filter, asker }: StatisticsParent,
    @Args() { player, against, first, after }: StatisticsPlayersOfArgs,
  ): Promise<Connection<Answer<'StatisticsRecord'>>> {
    const id = await this.idOf(player);
    const kind = botKindOf(id) === undefined ? 'person' : 'bot';
    if (kind === 'person') await this.allowed(id, asker);
    const other = against === null || against === undefined ? '' : await this.idOf(against);
    const length = pageLengthIn(first, ROWS_A_PAGE);
    const chosen = rows.withoutContradiction({ ...filter, player: { id, kind } });
    const found = await this.ask('playersOf', {
      ...{ filter: chosen, first: length, after: rows.meantPlace(after), agreed: true },
      values: { against: other },
    });
    const shown = new Set<unknown>();
    for (const { against: opponent } of found)
      if (id === asker || (await this.mayBeNamed(playerId(String(opponent)), asker))) shown.add(opponent);
    return rows.rowPage(found, { first: length, after }, rows.recordRow(id), (row) =>
      shown.has(row['against']),
    );
  }

  private async page<T>(
    question: Question,
    { filter, agreed }: StatisticsParent,
    { first, after }: PageArgs,
    shown: (row: FactsRow) => T,
    more: Pick<AskedPage, 'order' | 'values' | 'only'> = {},
  ): Promise<Connection<T>> {
    const length = pageLengthIn(first, ROWS_A_PAGE);
    const asked = { filter, agreed, first: length, after: rows.meantPlace(after), ...more };
    return rows.rowPage(await this.ask(question, asked), { first: length, after }, shown);
  }

  private async ask(question: Question, asked: AskedPage): Promise<readonly FactsRow[]> {
    try {
      return await this.facts.ask(queryOf(question, asked));
    } catch (error) {
      return rows.orAway(error);
    }
  }

  private async idOf({ id, name }: PlayerInput): Promise<PlayerId> {
    if (name === undefined) return playerId(id);
    const found = await this.queries.execute(new PlayerNamed(name));
    if (found === undefined) throw rows.notShared();
    return found.player;
  }

  private async allowed(player: PlayerId, asker: PlayerId | undefined): Promise<void> {
    if (!(await this.mayBeNamed(player, asker))) throw rows.notShared();
  }

  private async mayBeNamed(player: PlayerId, asker: PlayerId | undefined): Promise<boolean> {
    if (player === asker || botKindOf(player) !== undefined) return true;
    return this.queries.execute(new SharesStatistics(player));
  }
}
