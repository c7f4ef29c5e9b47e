// Games of every ruleset: a file that followed the log, game by game, has the rows of one that was built at the end.
import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandId, gameId, instant, playerId } from '#kernel';
import type { Expected } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { EMPTY_TAIL, encodeBatch, gameStream, type Codec } from '#log';
import { EVENTS, type GameEvent } from '#rules';
import { playedGame } from '../fixtures/played-games.js';
import { ask, catchUp, factsOf, noFacts, TABLE_NAMES, type Facts, type Timed } from '../index.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-followed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const CODEC: Codec<GameEvent> = EVENTS;

/** All of the game, command by command. */
async function write(store: MemoryEventStore, log: readonly Timed[]): Promise<void> {
  const [first] = log;
  const created = log.find(({ event }) => event.type === 'GameCreated')?.event;
  if (created?.type !== 'GameCreated' || first === undefined) throw new Error('there is no game');
  const stream = gameStream(gameId(created.game));
  const batches: Timed[][] = [];
  for (const one of log)
    if (one.event.type === 'CommandAccepted') batches.push([one]);
    else batches.at(-1)?.push(one);
  let after = EMPTY_TAIL;
  let expected: Expected = 'no-stream';
  for (const [nth, batch] of batches.entries()) {
    const { events, tail } = encodeBatch(CODEC, {
      ...{ stream, after, secret: 'a secret', actor: playerId('alice') },
      ...{ commandId: commandId(`c${String(nth)}`), at: batch[0]?.at ?? instant(0) },
      events: batch.map(({ event }) => event),
    });
    after = tail;
    const appended = await store.append(stream, expected, events);
    if (appended.kind !== 'appended') throw new Error(`a command was not appended: ${appended.kind}`);
    expected = appended.revision;
  }
}

async function everything(file: string): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const name of TABLE_NAMES)
    for (const row of (await ask(file, `SELECT * FROM ${name}`)).rows)
      rows.push(`${name} ${JSON.stringify(row)}`);
  return rows.sort();
}

const logs = (['pentaland', 'utopia', 'war-zone', 'magic'] as const).map((ruleset, nth) =>
  playedGame({
    seed: `followed-${ruleset}`,
    ruleset,
    life: 6,
    mostDecisions: 150,
    ...(nth === 1 ? { disputes: 15 } : {}),
  }),
);

it('a rebuilt file equals a followed one, row by row, and both are what was folded', async () => {
  const store = new MemoryEventStore();
  const followed = join(folder, 'followed.duckdb');
  for (const log of logs) {
    await write(store, log);
    expect(await catchUp(store, followed)).toEqual({ games: 1, leftOut: [] });
  }
  const rebuilt = join(folder, 'rebuilt.duckdb');
  expect(await catchUp(store, rebuilt)).toEqual({ games: 4, leftOut: [] });
  const rows = await everything(rebuilt);
  expect(await everything(followed)).toEqual(rows);
  const folded: Facts = noFacts();
  for (const log of logs)
    for (const name of TABLE_NAMES) (folded[name] as unknown[]).push(...factsOf(log)![name]);
  for (const name of TABLE_NAMES)
    expect([name, rows.filter((row) => row.startsWith(`${name} `)).length]).toEqual([
      name,
      folded[name].length,
    ]);
});
