// Pages of games: the lobby, newest first, and the asker's own games, those that wait for them first.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId, type GameId, type PlayerId } from '#kernel';
import type { Awaited } from '#rules';
import { LOG, type Log } from '#ports';
import { Lobby, mayKnow, WaitingGames, type ListKey, type Listing, type ListOf } from '../../lobby/index.js';
import type { ListedGame, ListedPage } from '../../contract/contract.js';
import { ListGames } from './list-games.query.js';

const MOST = 100;
/** How many of a player's unfinished games, newest first, are checked for whether they wait. */
const LOOKED_AT = 200;
/** How many games are asked at a time, because folding a game takes a while. */
const ASKED_AT_ONCE = 8;

type Waiting = ReadonlyMap<GameId, Awaited>;

const NOTHING: ListedPage = { games: [], next: null };

@QueryHandler(ListGames)
export class ListGamesHandler implements IQueryHandler<ListGames> {
  constructor(
    @Inject(Lobby) private readonly lobby: Lobby,
    @Inject(WaitingGames) private readonly waiting: WaitingGames,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * No game is left out or repeated while games are added. A player's own game may start or stop waiting
   * between two pages: it then stands at its new place, which may be on a page already read.
   */
  async execute({ asker, scope, first, after }: ListGames): Promise<ListedPage> {
    const { player } = asker;
    const last = after === undefined ? undefined : this.#known(gameId(after), player);
    if (last === undefined && after !== undefined) return NOTHING;
    const size = Math.min(Math.max(Math.trunc(first) || 1, 1), MOST);
    return scope.kind === 'mine' ? this.#own(player, size, last) : this.#lobbyPage(scope, player, size, last);
  }

  /**
   * A game that the asker may not see is not accepted as a place to continue from: that would reveal that it
   * exists.
   */
  #known(id: GameId, player: PlayerId): ListKey | undefined {
    const found = this.lobby.ask((lists) => lists.find(id, player));
    return found !== undefined && mayKnow(found) ? found.game : undefined;
  }

  async #lobbyPage(of: ListOf, player: PlayerId, size: number, after: ListKey | undefined) {
    const page = this.#list(of, player, size + 1, after);
    return pageOf(page, size, await this.#waitingAmong(page.slice(0, size), player));
  }

  async #own(player: PlayerId, size: number, after: ListKey | undefined): Promise<ListedPage> {
    const unfinished = this.#list({ kind: 'unfinished' }, player, LOOKED_AT);
    const waiting = await this.#waitingAmong(unfinished, player);
    const first = unfinished.filter(({ game }) => waiting.has(game.id));
    const at = first.findIndex(({ game }) => game.id === after?.id);
    // After a game that waits come the other waiting ones, then the rest from its beginning.
    const before = after === undefined || at >= 0 ? first.slice(at + 1) : [];
    const from = after === undefined || at >= 0 ? undefined : after;
    const rest = this.#list({ kind: 'own' }, player, size + 1 + first.length, from);
    const games = [...before, ...rest.filter(({ game }) => !waiting.has(game.id))];
    const older = games
      .slice(0, size)
      .filter(({ game }) => !unfinished.some((one) => one.game.id === game.id));
    const alsoWaiting = await this.#waitingAmong(older, player);
    return pageOf(games, size, new Map([...waiting, ...alsoWaiting]));
  }

  #list(of: ListOf, player: PlayerId, max: number, after?: ListKey): readonly Listing[] {
    return this.lobby.ask((lists) => lists.list({ of, player, after, max }));
  }

  /** Which of these games wait for the player, and for what. */
  async #waitingAmong(listings: readonly Listing[], player: PlayerId): Promise<Waiting> {
    const games = listings.filter(({ game }) => canWaitFor(game, player)).map(({ game }) => game.id);
    const waiting = new Map<GameId, Awaited>();
    for (let from = 0; from < games.length; from += ASKED_AT_ONCE)
      await Promise.all(
        games.slice(from, from + ASKED_AT_ONCE).map(async (game) => {
          const awaited = await this.#waitsFor(game, player);
          if (awaited !== undefined) waiting.set(game, awaited);
        }),
      );
    return waiting;
  }

  /** A game that cannot be opened must not break the list of all others. */
  async #waitsFor(game: GameId, player: PlayerId): Promise<Awaited | undefined> {
    try {
      return await this.waiting.waitsFor(game, player);
    } catch (error) {
      this.log.warn('whom a game waits for cannot be said', { game }, error);
      return undefined;
    }
  }
}

const canWaitFor = ({ status, seats }: Listing['game'], player: PlayerId): boolean =>
  status !== 'over' && seats.some((seat) => seat.player === player && !seat.lost);

function pageOf(listings: readonly Listing[], size: number, waiting: Waiting): ListedPage {
  const games = listings
    .slice(0, size)
    .map((listing) => listed(listing, waiting.get(listing.game.id) ?? null));
  const more = listings.length > size;
  return { games, next: more ? (games.at(-1)?.id ?? null) : null };
}

function listed({ game, invited }: Listing, awaited: Awaited | null): ListedGame {
  const { id, status, terms, host, createdAt, result = null, origin = null, referred } = game;
  const stopped = game.stopped !== undefined;
  const rulingUntil = referred?.until ?? null;
  const seats = game.seats.map(({ seat, player }) => ({ seat, player }));
  return {
    id,
    status,
    terms,
    host,
    createdAt,
    seats,
    invited,
    awaited,
    rulingUntil,
    stopped,
    result,
    origin,
  };
}
