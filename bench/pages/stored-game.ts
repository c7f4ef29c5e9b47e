// A long game of two bots with real cards, written into the log of a server that does not run just then. Anyone may watch
// it. Its players have accounts there, so that they have names.
import { randomBytes, randomUUID } from 'node:crypto';
import { commandId, gameId, instant, playerId, type GameId } from '#kernel';
import type { GameEvent } from '#rules';
import { EMPTY_TAIL, encodeBatch, GameSecrets, gameStream } from '#log';
import { keysOf, openStore, readConfig } from '../../apps/server/src/index.js';
import { GAME_CODEC } from '../../libs/matches/src/game/log/game-log.js';
import { players } from '../loop-delay.js';
import { realGame } from '../play/real-game.js';

export interface StoredGame {
  readonly game: GameId;
  readonly events: number;
}

/** In a game of a simulation. */
const BOTS = ['bot-1', 'bot-2'];

/** The games have at least so many events, each one as many as its place says. */
export async function storedGames(dataDir: string, leasts: readonly number[]): Promise<StoredGame[]> {
  const { ids } = await players(dataDir);
  const games: StoredGame[] = [];
  for (const least of leasts) games.push(await storedGame(dataDir, ids, least));
  return games;
}

async function storedGame(dataDir: string, ids: readonly string[], least: number): Promise<StoredGame> {
  const config = readConfig({ PENTALAND_DATA_DIR: dataDir });
  const keys = keysOf(config);
  const store = await openStore(config);
  try {
    const now = instant(Date.now());
    const entropy = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
    const secrets = new GameSecrets(store, keys, entropy, { now: () => now });
    const game = gameId(randomUUID());
    const { chain: secret } = await secrets.create(game);
    const stream = gameStream(game);
    let after = EMPTY_TAIL;
    let written = 0;
    let at = now;
    for (const events of realGame(least, now)) {
      const [accepted] = events;
      if (accepted?.type === 'CommandAccepted') ({ at } = accepted);
      const batch = encodeBatch(GAME_CODEC, {
        ...{
          stream,
          after,
          secret,
          at,
          actor: playerId(ids[0] ?? ''),
          commandId: commandId(randomUUID()),
        },
        events: events.map((event) =>
          withPlayers(event.type === 'GameCreated' ? { ...event, game } : event, ids),
        ),
      });
      const appended = await store.append(stream, written === 0 ? 'no-stream' : 'any', batch.events);
      if (appended.kind !== 'appended') throw new Error(`not appended: ${appended.kind}`);
      after = batch.tail;
      written += events.length;
    }
    return { game, events: written };
  } finally {
    await store.close();
  }
}

/** The same event, of people in place of bots. */
function withPlayers(event: GameEvent, ids: readonly string[]): GameEvent {
  const text = BOTS.reduce(
    (written, bot, nth) => written.replaceAll(`"${bot}"`, JSON.stringify(ids[nth])),
    JSON.stringify(event),
  );
  return JSON.parse(text) as GameEvent;
}
