// The tables of the lists' file, and what it is asked and told.
import type Database from 'better-sqlite3';
import type { Tables } from './model-file.js';

// `places` are what players are to games. It repeats of the game what a player's lists are sorted and chosen by, so
// that a page of them is read from one index. `listed` games are in everybody's lobby,
// `referred` ones wait for a judge.
export const LOBBY_TABLES: Tables = {
  /** 'PTLL' */
  applicationId: 0x50544c4c,
  version: '3',
  sql: `
  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    referred INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    game TEXT NOT NULL
  ) STRICT;
  CREATE INDEX games_listed ON games (status, created_at, id) WHERE listed = 1;
  CREATE INDEX games_referred ON games (id) WHERE referred = 1;
  CREATE TABLE places (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    seated INTEGER NOT NULL,
    invited INTEGER NOT NULL,
    status TEXT NOT NULL,
    shown INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (game, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX places_of ON places (player, created_at, game, status, shown, seated, invited);
`,
};

/** A game as it stands to a player. */
export interface ListingRow {
  readonly game: string;
  readonly seated: 0 | 1;
  readonly invited: 0 | 1;
}

export interface StandingRow {
  readonly player: string;
  readonly seated: 0 | 1;
  readonly invited: 0 | 1;
}

interface Page {
  readonly player: string;
  readonly status: string | null;
  readonly createdAt: number;
  readonly id: string;
  readonly max: number;
}

interface KeptGame {
  readonly id: string;
  readonly status: string;
  readonly listed: number;
  readonly referred: number;
  readonly createdAt: number;
  readonly game: string;
}

interface Place {
  readonly id: string;
  readonly player: string;
  readonly status: string;
  readonly shown: number;
  readonly createdAt: number;
}

const NEWEST = (table: string, id: string): string =>
  `ORDER BY ${table}.created_at DESC, ${table}.${id} DESC`;
const AFTER = (table: string, id: string): string =>
  `(${table}.created_at, ${table}.${id}) < (@createdAt, @id)`;

/** A page of a player's own places. */
const placesWhere = (condition: string): string => `
  SELECT games.game, places.seated, places.invited
  FROM places JOIN games ON games.id = places.game
  WHERE places.player = @player AND ${condition} AND ${AFTER('places', 'game')}
  ${NEWEST('places', 'game')} LIMIT @max`;

// Two pages, each from its own index, and the best of both: never a walk through games the player may not see.
const LOBBY = `
  WITH found (id) AS (
    SELECT id FROM (
      SELECT id FROM games WHERE listed = 1 AND status = @status AND ${AFTER('games', 'id')}
      ${NEWEST('games', 'id')} LIMIT @max
    )
    UNION
    SELECT game FROM (
      SELECT game FROM places
      WHERE player = @player AND status = @status AND shown = 1 AND ${AFTER('places', 'game')}
      ${NEWEST('places', 'game')} LIMIT @max
    )
  )
  SELECT games.game, coalesce(places.seated, 0) AS seated, coalesce(places.invited, 0) AS invited
  FROM found JOIN games ON games.id = found.id
  LEFT JOIN places ON places.game = games.id AND places.player = @player
  ${NEWEST('games', 'id')} LIMIT @max`;

export type LobbyStatements = ReturnType<typeof prepareLobby>;

export function prepareLobby(db: Database.Database) {
  return {
    checkpoint: db.prepare<[], string>("SELECT value FROM meta WHERE name = 'checkpoint'").pluck(),
    setCheckpoint: db.prepare<[string]>("INSERT OR REPLACE INTO meta VALUES ('checkpoint', ?)"),
    game: db.prepare<[string], string>('SELECT game FROM games WHERE id = ?').pluck(),
    find: db.prepare<{ game: string; player: string }, ListingRow>(`
      SELECT games.game, coalesce(places.seated, 0) AS seated, coalesce(places.invited, 0) AS invited
      FROM games LEFT JOIN places ON places.game = games.id AND places.player = @player
      WHERE games.id = @game`),
    standings: db.prepare<[string], StandingRow>('SELECT player, seated, invited FROM places WHERE game = ?'),
    lobby: db.prepare<Page, ListingRow>(LOBBY),
    own: db.prepare<Page, ListingRow>(
      placesWhere("(places.seated = 1 OR (places.status <> 'over' AND places.shown = 1))"),
    ),
    unfinished: db.prepare<Page, ListingRow>(placesWhere("places.seated = 1 AND places.status <> 'over'")),
    unfinishedAfter: db
      .prepare<[string, number], string>(
        "SELECT game FROM games WHERE id > ? AND status <> 'over' ORDER BY id LIMIT ?",
      )
      .pluck(),
    referredAfter: db
      .prepare<[string, number], string>(
        'SELECT game FROM games WHERE referred = 1 AND id > ? ORDER BY id LIMIT ?',
      )
      .pluck(),
    keepGame: db.prepare<KeptGame>(`
      INSERT INTO games (id, status, listed, referred, created_at, game)
      VALUES (@id, @status, @listed, @referred, @createdAt, @game)
      ON CONFLICT (id) DO UPDATE SET
        status = excluded.status, listed = excluded.listed, referred = excluded.referred, created_at = excluded.created_at, game = excluded.game`),
    clearSeats: db.prepare<{ id: string; status: string; shown: number }>(`
      UPDATE places SET seated = 0, status = @status, shown = @shown
      WHERE game = @id AND (seated = 1 OR status <> @status OR shown <> @shown)`),
    keepSeat: db.prepare<Place>(`
      INSERT INTO places (game, player, seated, invited, status, shown, created_at)
      VALUES (@id, @player, 1, 0, @status, @shown, @createdAt)
      ON CONFLICT (game, player) DO UPDATE SET seated = 1`),
    clearPlaces: db.prepare<[string]>('DELETE FROM places WHERE game = ? AND seated = 0 AND invited = 0'),
    invite: db.prepare<Place>(`
      INSERT INTO places (game, player, seated, invited, status, shown, created_at)
      VALUES (@id, @player, 0, 1, @status, @shown, @createdAt)
      ON CONFLICT (game, player) DO UPDATE SET invited = 1`),
    uninvite: db.prepare<Pick<Place, 'id' | 'player'>>(
      'UPDATE places SET invited = 0 WHERE game = @id AND player = @player',
    ),
  };
}
