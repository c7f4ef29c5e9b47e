// The file of the facts: made from a log, followed, rebuilt, damaged, and asked.
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { EMPTY_TAIL, gameStream, readLog } from '#log';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import { CODEC, played, write as writeTo } from '#testkit/lobby/written-games';
import { ask, catchUp, factsOf, QuestionRefused, TABLE_NAMES } from '../index.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));
let nth = 0;
let file = '';
let store = new MemoryEventStore();
beforeEach(() => {
  nth += 1;
  file = join(folder, `${String(nth)}.duckdb`);
  store = new MemoryEventStore();
});

const write = (id: string, table: TestTable): Promise<void> => writeTo(store, id, table);

/** Every row of every table, in one order. */
async function everything(): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const name of TABLE_NAMES) {
    const answer = await ask(file, `SELECT * FROM ${name}`);
    rows.push(...answer.rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows.sort();
}

describe('the facts of a log', () => {
  it('are stored as they were folded', async () => {
    await write('a', played('a', 3));
    expect(await catchUp(store, file)).toEqual({ games: 1, leftOut: [] });
    const { events, tail } = await readLog(store, CODEC, gameStream(gameId('a')));
    expect(tail).not.toEqual(EMPTY_TAIL);
    const facts = factsOf(events)!;
    for (const name of TABLE_NAMES)
      expect([name, (await ask(file, `SELECT count(*) FROM ${name}`)).rows]).toEqual([
        name,
        [[facts[name].length]],
      ]);
    const games = await ask(file, 'SELECT game, turns, opened, epoch_ms(ended_at) AS ended FROM games');
    expect(games).toEqual({
      columns: ['game', 'turns', 'opened', 'ended'],
      rows: [['a', 3, true, 1_700_000_000_000]],
    });
  });

  it('are row by row the same whether they were followed or rebuilt', async () => {
    const opening = played('b', 2, { opens: 'by-consent' });
    await write('a', played('a', 3));
    await write('b', opening);
    await catchUp(store, file);
    const before = await everything();
    opening.act(PLAYERS[0]!, { type: 'agree-to-open' }).act(PLAYERS[1]!, { type: 'agree-to-open' });
    await write('b', opening);
    await write('c', played('c', 5));
    await catchUp(store, file);
    const followed = await everything();
    rmSync(file);
    await catchUp(store, file);
    expect(await everything()).toEqual(followed);
    expect(followed.length).toBeGreaterThan(before.length);
    expect((await ask(file, 'SELECT game, opened FROM games ORDER BY game')).rows).toEqual([
      ['a', true],
      ['b', true],
      ['c', true],
    ]);
  });

  it('are none of a game that is being played', async () => {
    await write('a', new TestTable({ seed: 'a' }).play());
    expect(await catchUp(store, file)).toEqual({ games: 0, leftOut: [] });
    expect(await everything()).toEqual([]);
  });

  it('are made again where the file is damaged, or made from another log', async () => {
    writeFileSync(file, 'this is no database, and long enough to be taken for one'.repeat(200));
    await write('a', played('a', 3));
    expect(await catchUp(store, file)).toMatchObject({ games: 1 });
    const rows = await everything();
    expect(await catchUp(store, file)).toMatchObject({ games: 0 });
    store = new MemoryEventStore();
    await write('z', played('z', 1));
    await write('a', played('a', 3));
    expect(await catchUp(store, file)).toMatchObject({ games: 2 });
    expect(await everything()).toEqual(expect.arrayContaining([...rows]));
  });
});

describe('a question', () => {
  const asking = async (sql: string, limits = {}) =>
    ask(file, sql, { seconds: 20, megabytes: 128, rows: 1000, ...limits }).then(
      () => 'answered',
      (error: unknown) => {
        if (!(error instanceof QuestionRefused)) throw error;
        return error.message;
      },
    );
  beforeEach(async () => {
    await write('a', played('a', 3));
    await catchUp(store, file);
  });

  it.each([
    ["INSERT INTO reached VALUES ('x')", /read-only/],
    ['DROP TABLE games', /read-only/],
    ["ATTACH '/tmp/other.duckdb'", /disabled by configuration/],
    ["COPY games TO '/tmp/games.csv'", /disabled by configuration/],
    ["SELECT * FROM read_text('/etc/hostname')", /disabled by configuration/],
    ["SELECT * FROM 'https://example.org/a.parquet'", /disabled by configuration|does not exist/],
    ["SET memory_limit = '9GB'", /locked/],
    ['INSTALL httpfs', /disabled by configuration/],
    ['SELECT 1; SELECT 2', /one question/],
    ['', /one question/],
    ['SELECT nonsense FROM games', /nonsense/],
  ])('is refused: %s', async (sql, why) => {
    expect(await asking(sql)).toMatch(why);
    expect(await asking('SELECT * FROM games')).toBe('answered');
  });

  it('ends after its time, its memory and its rows', async () => {
    const endless = 'SELECT sum(a.range * b.range) FROM range(10000000) a, range(10000000) b';
    expect(await asking(endless, { seconds: 0.5 })).toMatch(/took longer than 0.5 s/);
    const huge = "SELECT length(string_agg(range::VARCHAR || repeat('x', 1000), '')) FROM range(10000000)";
    expect(await asking(huge, { megabytes: 20 })).toMatch(/memory/i);
    expect(await asking('SELECT * FROM range(2000)')).toMatch(/more than 1000 rows/);
    expect(await asking('SELECT * FROM range(1000)')).toBe('answered');
  });

  it('finds no file where none was made', async () => {
    await expect(ask(join(folder, 'none.duckdb'), 'SELECT 1')).rejects.toMatchObject({ fault: 'missing' });
  });
});
