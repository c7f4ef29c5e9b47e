// The lists in an SQLite file of their own, on this node's disk: opened where they were left, so that a server starts
// without reading the whole log again.
import { playerId, type GameId, type PlayerId } from '#kernel';
import {
  foldedTogether,
  isListed,
  isShown,
  LobbyIndex,
  type Listing,
  type ListRequest,
  type LobbyGame,
  type PlayerStanding,
  type Shelf,
} from '#matches';
import {
  eventsDue,
  later,
  ReadModelAway,
  ReadModelDamaged,
  type ReadBatch,
  type Placed,
  type Reached,
} from '#log';
import { isSpoilt, ModelFile } from './model-file.js';
import { LOBBY_TABLES, prepareLobby, type ListingRow, type LobbyStatements } from './lobby-statements.js';

export class SqliteLobbyIndex extends LobbyIndex {
  readonly #file: ModelFile<LobbyStatements>;

  constructor(file: string) {
    super();
    this.#file = new ModelFile(file, LOBBY_TABLES, prepareLobby);
  }

  override checkpoint(): Reached | undefined {
    return this.#file.use(({ statements }) => checkpointOf(statements));
  }

  override apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Shelf, events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    return this.#file.use(({ db, statements }) =>
      db
        .transaction(() => {
          const checkpoint = checkpointOf(statements);
          const due = eventsDue(checkpoint, batch);
          if (due === 'gap') return 'gap';
          foldedTogether(shelfOf(statements), (shelf) => fold(shelf, due));
          statements.setCheckpoint.run(JSON.stringify(later(checkpoint, batch.reached)));
          return 'applied';
        })
        .immediate(),
    );
  }

  override list({ of, player, after, max }: ListRequest): readonly Listing[] {
    return this.#file.use(({ statements }) => {
      const status = of.kind === 'lobby' ? of.status : null;
      const rows = statements[of.kind].all({
        player,
        status,
        max,
        // Later than every time a game can have been created at.
        createdAt: after?.createdAt ?? Number.MAX_SAFE_INTEGER,
        id: after?.id ?? '',
      });
      return rows.map(listing);
    });
  }

  override find(game: GameId, player: PlayerId): Listing | undefined {
    return this.#file.use(({ statements }) => {
      const row = statements.find.get({ game, player });
      return row && listing(row);
    });
  }

  override standings(game: GameId): readonly PlayerStanding[] {
    return this.#file.use(({ statements }) =>
      statements.standings.all(game).map(({ player, seated, invited }) => ({
        player: playerId(player),
        seated: seated === 1,
        invited: invited === 1,
      })),
    );
  }

  override unfinishedAfter(after: GameId | undefined, max: number): readonly LobbyGame[] {
    return this.#file.use(({ statements }) =>
      statements.unfinishedAfter.all(after ?? '', max).map((text) => JSON.parse(text) as LobbyGame),
    );
  }

  override referredAfter(after: GameId | undefined, max: number): readonly LobbyGame[] {
    return this.#file.use(({ statements }) =>
      statements.referredAfter.all(after ?? '', max).map((text) => JSON.parse(text) as LobbyGame),
    );
  }

  override reset(): void {
    this.#file.reset();
  }

  override close(): void {
    this.#file.close();
  }
}

function checkpointOf({ checkpoint }: LobbyStatements): Reached | undefined {
  const text = checkpoint.get();
  return text === undefined ? undefined : (JSON.parse(text) as Reached);
}

const listing = ({ game, seated, invited }: ListingRow): Listing => ({
  game: JSON.parse(game) as LobbyGame,
  seated: seated === 1,
  invited: invited === 1,
});

function shelfOf(statements: LobbyStatements): Shelf {
  return {
    // The projection calls it: a failure of the file must not be taken for one of the event.
    find(id) {
      try {
        const text = statements.game.get(id);
        return text === undefined ? undefined : (JSON.parse(text) as LobbyGame);
      } catch (error) {
        const Failure = isSpoilt(error) ? ReadModelDamaged : ReadModelAway;
        throw new Failure('a game of the lists cannot be read', { cause: error });
      }
    },
    keep(game) {
      const { id, status, createdAt } = game;
      const shown = Number(isShown(game));
      const listed = Number(isListed(game));
      const referred = Number(game.referred !== undefined);
      statements.keepGame.run({ id, status, listed, referred, createdAt, game: JSON.stringify(game) });
      statements.clearSeats.run({ id, status, shown });
      for (const { player } of game.seats)
        if (player !== null) statements.keepSeat.run({ id, player, status, shown, createdAt });
      statements.clearPlaces.run(id);
    },
    invite(game, player) {
      const { id, status, createdAt } = game;
      statements.invite.run({ id, player, status, shown: Number(isShown(game)), createdAt });
    },
    uninvite({ id }, player) {
      statements.uninvite.run({ id, player });
      statements.clearPlaces.run(id);
    },
  };
}
