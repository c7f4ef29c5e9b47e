// Pages of the public list. Names are looked up when somebody asks: a name that was given up finds nothing.
import { Inject } from '@nestjs/common';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlayerId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { PlayerNamed } from '#accounts';
import type { Sighted } from '../../contract/contract.js';
import {
  ListOpenGames,
  type OpenGamesFilter,
  type OpenGamesPage,
  type PlayerSought,
} from './list-open-games.query.js';
import { numberOf, soughtCard, soughtPlayer, type Sought } from './open-rows.js';
import { OpenGames } from './open-games.js';
import { search, type Search } from './search.js';

const NOTHING: Sighted<OpenGamesPage> = { kind: 'found', value: { games: [], next: null } };

@QueryHandler(ListOpenGames)
export class ListOpenGamesHandler implements IQueryHandler<ListOpenGames> {
  constructor(
    @Inject(OpenGames) private readonly list: OpenGames,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  async execute({ filter, first, after }: ListOpenGames): Promise<Sighted<OpenGamesPage>> {
    try {
      const sought = await this.#soughtIn(filter);
      return sought === undefined
        ? NOTHING
        : this.#page({ sought, compared: filter.compared, max: first }, after);
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  #page(sought: Omit<Search, 'before'>, after: string | undefined): Sighted<OpenGamesPage> {
    return this.list.ask((rows) => {
      const before = after === undefined ? undefined : numberOf(rows, after);
      // A game that is in the list stays in it, so any other id was never a place in it.
      if (before === undefined && after !== undefined) return { kind: 'bad-cursor', fault: 'not-a-cursor' };
      const { games, next } = search(rows, { ...sought, before });
      return { kind: 'found', value: { games, next: next?.game ?? null } };
    });
  }

  /** Undefined if nobody has one of the names. */
  async #soughtIn({ players, winners, losers, cards }: OpenGamesFilter): Promise<Sought[] | undefined> {
    const sought: Sought[] = cards.map(soughtCard);
    for (const [index, meant] of [
      ['player', players],
      ['won', winners],
      ['lost', losers],
    ] as const)
      for (const one of meant) {
        const player = await this.#playerOf(one);
        if (player === undefined) return undefined;
        sought.push(soughtPlayer(index, player));
      }
    return sought;
  }

  async #playerOf(sought: PlayerSought): Promise<PlayerId | undefined> {
    if ('id' in sought) return sought.id;
    return (await this.queries.execute(new PlayerNamed(sought.name)))?.player;
  }
}
