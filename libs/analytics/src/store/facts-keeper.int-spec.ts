// The keeper of the facts: follows a log while games end, and goes on whatever happens to its file.
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MemoryEventStore } from '#event-store/memory';
import type { Log } from '#ports';
import { PLAYERS } from '#testkit/tables/test-table';
import { played, write } from '#testkit/lobby/written-games';
import {
  ask,
  catchUp,
  FACTS_FILE,
  FACTS_VERSION,
  FactsKeeper,
  factsFileOf,
  TABLE_NAMES,
  type KeeperOptions,
} from '../index.js';

const root = mkdtempSync(join(tmpdir(), 'pentaland-keeper-'));
afterAll(() => rmSync(root, { recursive: true }));
const lines: string[] = [];
const line = (event: string, fields?: object): void => void lines.push(`${event} ${JSON.stringify(fields)}`);
const log: Log = { debug: line, info: line, warn: line, error: line };

let nth = 0;
let folder = '';
let file = '';
let store = new MemoryEventStore();
const keepers: FactsKeeper[] = [];
beforeEach(() => {
  nth += 1;
  folder = join(root, String(nth));
  mkdirSync(folder);
  file = join(folder, FACTS_FILE);
  store = new MemoryEventStore();
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(keepers.splice(0).map((keeper) => keeper.stop()));
});

function keeping(options: Partial<KeeperOptions> = {}): FactsKeeper {
  const keeper = new FactsKeeper({ store, log, folder, ...options });
  keepers.push(keeper);
  keeper.start();
  return keeper;
}

/** Waits until it is so; the test runner ends a test that waits for ever. */
async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await is())) await sleep(20);
}
const caughtUp = (keeper: FactsKeeper): Promise<void> =>
  until(() => keeper.state.lag === 0 && keeper.state.health.status === 'ok');

const GAMES = { sql: 'SELECT game, turns FROM games ORDER BY game', values: {} };
const gamesIn = async (keeper: FactsKeeper): Promise<unknown> =>
  (await keeper.ask(GAMES)).map(({ game, turns }) => `${String(game)} ${String(turns)}`);

describe('the keeper of the facts', () => {
  it('makes the facts of the games that have ended, and of each that ends', async () => {
    await write(store, 'a', played('a', 3));
    const keeper = keeping();
    await caughtUp(keeper);
    expect(await gamesIn(keeper)).toEqual(['a 3']);
    await write(store, 'b', played('b', 2));
    await until(async () => (await keeper.ask(GAMES)).length === 2);
    await caughtUp(keeper);
    expect(await gamesIn(keeper)).toEqual(['a 3', 'b 2']);
  });

  it('has the same rows as a file that was built anew', async () => {
    const opening = played('b', 2, { opens: 'by-consent' });
    const keeper = keeping();
    await write(store, 'b', opening);
    await until(() => keeper.state.lag === 0 && existsSync(file));
    opening.act(PLAYERS[0]!, { type: 'agree-to-open' }).act(PLAYERS[1]!, { type: 'agree-to-open' });
    await write(store, 'b', opening);
    await write(store, 'a', played('a', 3));
    const opened = { sql: 'SELECT opened FROM games WHERE opened', values: {} };
    await until(async () => (await keeper.ask(opened).catch(() => [])).length === 2);
    await keeper.stop();
    const anew = join(folder, 'anew.duckdb');
    await catchUp(store, anew);
    for (const table of TABLE_NAMES)
      expect([table, (await ask(file, `FROM ${table} ORDER BY ALL`)).rows]).toEqual([
        table,
        (await ask(anew, `FROM ${table} ORDER BY ALL`)).rows,
      ]);
  });

  it('goes on from its checkpoint, and begins anew where the log is another', async () => {
    await write(store, 'a', played('a', 3));
    await caughtUp(keeping());
    await keepers.pop()!.stop();
    await write(store, 'b', played('b', 2));
    const second = keeping();
    await caughtUp(second);
    expect(await gamesIn(second)).toEqual(['a 3', 'b 2']);
    await keepers.pop()!.stop();
    store = new MemoryEventStore();
    await write(store, 'z', played('z', 4));
    await write(store, 'y', played('y', 1));
    const third = keeping();
    await until(async () => ((await gamesIn(third).catch(() => [])) as string[]).join() === 'y 1,z 4');
  });

  it('answers nothing before it has the facts of all games', async () => {
    await write(store, 'a', played('a', 3));
    const keeper = new FactsKeeper({ store, log, folder });
    await expect(keeper.ask(GAMES)).rejects.toMatchObject({ reason: 'being-built' });
    expect(keeper.state.health).toEqual({
      status: 'degraded',
      detail: expect.stringContaining('nothing answers; making the facts'),
    });
  });

  it('lets an earlier version answer while it builds the next one, and then deletes it', async () => {
    await write(store, 'a', played('a', 3));
    await catchUp(store, join(folder, factsFileOf(FACTS_VERSION)));
    const version = FACTS_VERSION + 1;
    const successor = new FactsKeeper({ store, log, folder, version, readable: [FACTS_VERSION] });
    keepers.push(successor);
    await write(store, 'b', played('b', 2));
    expect(await gamesIn(successor)).toEqual(['a 3']);
    expect(successor.state.health.detail).toContain('an earlier version answers');
    successor.start();
    await caughtUp(successor);
    expect(await gamesIn(successor)).toEqual(['a 3', 'b 2']);
    await until(() => !existsSync(file));
    expect(existsSync(join(folder, factsFileOf(version)))).toBe(true);
  });

  it('does not let a version answer whose tables it cannot read', async () => {
    await write(store, 'a', played('a', 3));
    await catchUp(store, file);
    const successor = new FactsKeeper({ store, log, folder, version: FACTS_VERSION + 1 });
    await expect(successor.ask(GAMES)).rejects.toMatchObject({ reason: 'being-built' });
  });
});

describe('a file of the facts', () => {
  it('is built again where it is damaged when the server starts', async () => {
    writeFileSync(file, 'this is no database, and long enough to be taken for one'.repeat(200));
    await write(store, 'a', played('a', 3));
    const keeper = keeping();
    await caughtUp(keeper);
    expect(await gamesIn(keeper)).toEqual(['a 3']);
  });

  it('is built again where a later DuckDB has written it', async () => {
    await write(store, 'a', played('a', 3));
    await catchUp(store, file);
    // The number of the format stands after the magic word of the main header.
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1', 8, 12)).toBe('DUCK');
    bytes.writeBigUInt64LE(9_999n, 12);
    writeFileSync(file, bytes);
    await expect(ask(file, 'SELECT 1')).rejects.toMatchObject({
      fault: expect.stringMatching(/^(newer|damaged)$/),
    });
    const keeper = keeping();
    await caughtUp(keeper);
    expect(await gamesIn(keeper)).toEqual(['a 3']);
  });

  it.each([
    ['deleted', () => rmSync(file)],
    ['damaged', () => writeFileSync(file, 'x'.repeat(20_000))],
  ])('is built again where it is %s while a server runs', async (_, harm) => {
    await write(store, 'a', played('a', 3));
    const keeper = keeping();
    await caughtUp(keeper);
    await until(async () => (await catchUp(store, file).catch(() => undefined)) !== undefined);
    harm();
    await write(store, 'b', played('b', 2));
    await until(async () => ((await gamesIn(keeper).catch(() => [])) as string[]).join() === 'a 3,b 2');
  });

  it('is found missing by a question, which gets no figure of it', async () => {
    await write(store, 'a', played('a', 3));
    const keeper = keeping();
    await caughtUp(keeper);
    rmSync(file);
    await expect(keeper.ask(GAMES)).rejects.toMatchObject({ reason: 'unusable' });
    await until(async () => ((await gamesIn(keeper).catch(() => [])) as string[]).join() === 'a 3');
  });

  it('is taken back from an earlier copy of it, whose games are added again', async () => {
    await write(store, 'a', played('a', 3));
    await catchUp(store, file);
    renameSync(file, `${file}.copy`);
    await write(store, 'b', played('b', 2));
    const keeper = keeping();
    await caughtUp(keeper);
    renameSync(`${file}.copy`, file);
    await write(store, 'c', played('c', 1));
    await until(async () => ((await gamesIn(keeper).catch(() => [])) as string[]).join() === 'a 3,b 2,c 1');
  });

  it('is open only while it is used, so that another program can ask it and add to it', async () => {
    await write(store, 'a', played('a', 3));
    const keeper = keeping();
    await caughtUp(keeper);
    await keeper.ask(GAMES);
    await until(async () => (await catchUp(store, file).catch(() => undefined)) !== undefined);
    expect((await ask(file, 'SELECT count(*) FROM games')).rows).toEqual([[1]]);
  });

  it('is waited for where another program has it, and the reason is said', async () => {
    const hold = `import { DuckDBInstance } from '@duckdb/node-api';
      await DuckDBInstance.create(process.argv[1]);
      process.stdout.write('held');
      process.stdin.resume();`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', hold, file], {
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    await write(store, 'a', played('a', 3));
    const keeper = keeping();
    await until(() => keeper.state.health.detail.includes('in-use'));
    expect(keeper.state.lag).toBeGreaterThan(0);
    await expect(keeper.ask(GAMES)).rejects.toMatchObject({ reason: 'being-built' });
    other.stdin.end();
    await caughtUp(keeper);
    expect(await gamesIn(keeper)).toEqual(['a 3']);
  });
});
