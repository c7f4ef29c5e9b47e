// The lists in memory: the model that the other index is compared with, and the index that tests use.
import type { GameId, PlayerId } from '#kernel';
import { eventsDue, later, type ReadBatch, type Placed, type Reached } from '#log';
import { foldedTogether, type Shelf } from './fold.js';
import {
  inLobbyOf,
  isOwn,
  isSeated,
  type Listing,
  type LobbyGame,
  type PlayerStanding,
} from './lobby-game.js';
import { LobbyIndex, type ListKey, type ListOf, type ListRequest } from './lobby-index.js';

export class MemoryLobbyIndex extends LobbyIndex {
  readonly #games = new Map<GameId, LobbyGame>();
  readonly #invited = new Map<GameId, Set<PlayerId>>();
  #checkpoint: Reached | undefined;
  readonly #shelf: Shelf = {
    find: (id) => this.#games.get(id),
    keep: (game) => void this.#games.set(game.id, game),
    invite: ({ id }, player) => {
      const invited = this.#invited.get(id) ?? new Set();
      this.#invited.set(id, invited.add(player));
    },
    uninvite: ({ id }, player) => void this.#invited.get(id)?.delete(player),
  };

  override checkpoint(): Reached | undefined {
    return this.#checkpoint;
  }

  override apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Shelf, events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    const due = eventsDue(this.#checkpoint, batch);
    if (due === 'gap') return 'gap';
    foldedTogether(this.#shelf, (shelf) => fold(shelf, due));
    this.#checkpoint = later(this.#checkpoint, batch.reached);
    return 'applied';
  }

  override list({ of, player, after, max }: ListRequest): readonly Listing[] {
    const listings = [...this.#games.values()].map((game) => this.#listing(game, player));
    return listings
      .filter((listing) => isIn(of, listing))
      .sort((a, b) => byNewest(a.game, b.game))
      .filter(({ game }) => after === undefined || byNewest(after, game) < 0)
      .slice(0, max);
  }

  override find(id: GameId, player: PlayerId): Listing | undefined {
    const game = this.#games.get(id);
    return game && this.#listing(game, player);
  }

  override standings(id: GameId): readonly PlayerStanding[] {
    const game = this.#games.get(id);
    if (game === undefined) return [];
    const seated = game.seats.flatMap(({ player }) => (player === null ? [] : [player]));
    return [...new Set([...seated, ...(this.#invited.get(id) ?? [])])].map((player) => {
      const { seated, invited } = this.#listing(game, player);
      return { player, seated, invited };
    });
  }

  override unfinishedAfter(after: GameId | undefined, max: number): readonly LobbyGame[] {
    return this.#byId(({ status }) => status !== 'over', after, max);
  }

  override referredAfter(after: GameId | undefined, max: number): readonly LobbyGame[] {
    return this.#byId(({ referred }) => referred !== undefined, after, max);
  }

  override reset(): void {
    this.#games.clear();
    this.#invited.clear();
    this.#checkpoint = undefined;
  }

  override close(): void {
    this.reset();
  }

  #byId(isMeant: (game: LobbyGame) => boolean, after: GameId | undefined, max: number): readonly LobbyGame[] {
    return [...this.#games.values()]
      .filter((game) => isMeant(game) && (after === undefined || game.id > after))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, max);
  }

  #listing(game: LobbyGame, player: PlayerId): Listing {
    const invited = this.#invited.get(game.id)?.has(player) ?? false;
    return { game, seated: isSeated(game, player), invited };
  }
}

function isIn(of: ListOf, listing: Listing): boolean {
  switch (of.kind) {
    case 'lobby':
      return listing.game.status === of.status && inLobbyOf(listing);
    case 'own':
      return isOwn(listing);
    case 'unfinished':
      return listing.seated && listing.game.status !== 'over';
  }
}

const byNewest = (a: ListKey, b: ListKey): number =>
  b.createdAt - a.createdAt || (a.id === b.id ? 0 : a.id < b.id ? 1 : -1);
