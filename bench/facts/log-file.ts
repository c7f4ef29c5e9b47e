// A log of many finished games: some are written as a server writes them, and stand in it over and over, each time under
// another id and between other players.
import Database from 'better-sqlite3';
import type { Timed } from '#analytics';
import { SqliteEventStore } from '#event-store/sqlite';
import { commandId, instant, playerId } from '#kernel';
import { EMPTY_TAIL, encodeBatch, gameStream, type Codec } from '#log';
import { EVENTS, type GameEvent } from '#rules';
import { idOf, personOf } from './played-games.js';

const CODEC: Codec<GameEvent> = EVENTS;
/** The ids of the game and of its players are in the first of its events. */
const WITH_IDS = 60;

async function write(store: SqliteEventStore, log: readonly Timed[], nth: number): Promise<void> {
  const stream = gameStream(idOf(nth));
  const batches: Timed[][] = [];
  for (const timed of log)
    if (timed.event.type === 'CommandAccepted') batches.push([timed]);
    else batches.at(-1)?.push(timed);
  let after = EMPTY_TAIL;
  for (const [number, batch] of batches.entries()) {
    const { events, tail } = encodeBatch(CODEC, {
      stream,
      actor: playerId('bench'),
      commandId: commandId(`${nth}/${number}`),
      at: batch[0]?.at ?? instant(0),
      events: batch.map(({ event }) => event),
      after,
      secret: 'the secret of the bench',
    });
    after = tail;
    const appended = await store.append(stream, number === 0 ? 'no-stream' : 'any', events);
    if (appended.kind !== 'appended') throw new Error(`not appended: ${appended.kind}`);
  }
}

/** How many events the log has then: at least so many, and whole games. */
export async function writeLog(
  file: string,
  games: readonly (readonly Timed[])[],
  least: number,
): Promise<number> {
  const store = await SqliteEventStore.open({ file });
  for (const [nth, log] of games.entries()) await write(store, log, nth);
  await store.close();
  return multiply(file, games.length, least);
}

function multiply(file: string, games: number, least: number): number {
  const log = new Database(file);
  try {
    log.pragma('synchronous = OFF');
    const stream = log.prepare('INSERT INTO streams (name) VALUES (?)');
    const source = log.prepare<[string], number>('SELECT id FROM streams WHERE name = ?').pluck();
    const copy = log.prepare(
      `INSERT INTO events SELECT :next + revision, :stream, revision, nth, type, id,
         CASE WHEN revision < ${WITH_IDS}
           THEN replace(replace(replace(data, :game, :newGame), :one, :newOne), :other, :newOther)
           ELSE data END, metadata
       FROM events WHERE stream = :source ORDER BY revision`,
    );
    const head = log.prepare<[], number>('SELECT max(position) FROM events').pluck();
    let events = head.get() ?? 0;
    log.transaction(() => {
      for (let nth = games; events < least; nth += 1) {
        const of = nth % games;
        const { changes } = copy.run({
          next: events + 1,
          stream: stream.run(gameStream(idOf(nth))).lastInsertRowid,
          source: source.get(gameStream(idOf(of))),
          ...{ game: idOf(of), newGame: idOf(nth) },
          ...{ one: personOf(of, 0), newOne: personOf(nth, 0) },
          ...{ other: personOf(of, 1), newOther: personOf(nth, 1) },
        });
        events += changes;
      }
    })();
    log.pragma('wal_checkpoint(TRUNCATE)');
    return events;
  } finally {
    log.close();
  }
}
