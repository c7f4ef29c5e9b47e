// The longest game of two there is, turns passed until the common library is nearly empty, put into a store as often
// as wanted; and sessions over that store, as a server has them.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandId, gameId, hashText, instant, playerId, type GameId } from '#kernel';
import { SqliteEventStore } from '#event-store/sqlite';
import { cardsIn, COMMON_LIBRARY, type GameEvent } from '#rules';
import { secretKey } from '#ports';
import { EMPTY_TAIL, encodeBatch, GameSecrets, gameStream } from '#log';
import { cardPool, TestTable } from '#testkit/tables/test-table';
import { History } from '../../libs/matches/src/game/past/history.js';
import { MemorySnapshots } from '../../libs/matches/src/game/past/snapshots.js';
import { GAME_CODEC } from '../../libs/matches/src/game/log/game-log.js';
import { Homes } from '../../libs/matches/src/game/homes/index.js';
import { DEFAULT_PATIENCE } from '../../libs/matches/src/game/session/deps.js';
import { Sessions } from '../../libs/matches/src/game/session/sessions.js';
import { alwaysTheseCards } from '../../libs/matches/src/ports/index.js';

const nothing = (): void => undefined;
const KEY = secretKey(randomBytes(32).toString('hex'));
/** A little after the table's own clock has come to its end, so that nobody is taken for absent. */
const CLOCK = { now: () => instant(2_000_000) };

/** The batches of a game of two, one a command, up to so many turns before its end. */
export function longGame(turnsBeforeEnd: number): GameEvent[][] {
  const table = new TestTable().play();
  // The last card of the library is drawn in the last turn but one.
  while (cardsIn(table.state, COMMON_LIBRARY).length > turnsBeforeEnd) table.passTurn();
  const batches: GameEvent[][] = [];
  for (const event of table.events)
    if (event.type === 'CommandAccepted') batches.push([event]);
    else batches.at(-1)?.push(event);
  return batches;
}

export class StoredGames {
  private readonly secrets: GameSecrets;
  readonly sessions: Sessions;
  readonly history: History;

  private constructor(
    readonly store: SqliteEventStore,
    private readonly folder: string,
  ) {
    const entropy = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
    this.secrets = new GameSecrets(store, { data: KEY, tokens: KEY }, entropy, CLOCK);
    this.history = new History(store, new MemorySnapshots());
    const metrics = { count: nothing, time: nothing, level: nothing, lag: nothing };
    this.sessions = new Sessions({
      store,
      history: this.history,
      secrets: this.secrets,
      clock: CLOCK,
      cards: alwaysTheseCards({ catalogue: hashText('long game'), definitions: cardPool(1) }),
      log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
      metrics,
      patience: DEFAULT_PATIENCE,
      homes: new Homes({ nodes: undefined, grace: DEFAULT_PATIENCE.home, metrics }),
    });
  }

  static async open(): Promise<StoredGames> {
    const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
    return new StoredGames(await SqliteEventStore.open({ file: join(folder, 'log.db') }), folder);
  }

  async add(batches: readonly (readonly GameEvent[])[]): Promise<GameId> {
    const game = gameId(randomUUID());
    const stream = gameStream(game);
    const { chain } = await this.secrets.create(game);
    let after = EMPTY_TAIL;
    const stored = batches.map((events, number) => {
      const { events: encoded, tail } = encodeBatch(GAME_CODEC, {
        stream,
        actor: playerId('player-anna'),
        commandId: commandId(`${number}/${randomUUID()}`),
        at: CLOCK.now(),
        events,
        after,
        secret: chain,
      });
      after = tail;
      return encoded;
    });
    for (const [number, events] of stored.entries()) {
      const appended = await this.store.append(stream, number === 0 ? 'no-stream' : 'any', events);
      if (appended.kind !== 'appended') throw new Error(`not appended: ${appended.kind}`);
    }
    return game;
  }

  async close(): Promise<void> {
    await this.sessions.stop();
    await this.store.close();
    rmSync(this.folder, { recursive: true });
  }
}
