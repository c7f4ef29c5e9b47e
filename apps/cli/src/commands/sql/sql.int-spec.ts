// Questions in SQL from the command line.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DuckDBInstance } from '@duckdb/node-api';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandId, gameId, instant, playerId } from '#kernel';
import { SqliteEventStore } from '#event-store/sqlite';
import { EMPTY_TAIL, encodeBatch, gameStream } from '#log';
import { FACTS_FILE, FACTS_VERSION, noFacts, SimulatedGames, type Row } from '#analytics';
import { EVENTS } from '#rules';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import { EVENT_LOG_FILE } from '../../../../server/src/index.js';
import { exportGame } from '../export.js';
import { UsageError, type Command } from '../../command/command.js';
import { sql } from './sql.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-sql-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const { events } = new TestTable().play().passTurn().act(PLAYERS[0]!, { type: 'concede' });
  const stream = gameStream(gameId('game-1'));
  const store = await SqliteEventStore.open({ file: join(folder, EVENT_LOG_FILE) });
  const encoded = encodeBatch(EVENTS, {
    ...{ stream, events, after: EMPTY_TAIL, secret: 'a secret' },
    ...{ actor: playerId('alice'), commandId: commandId('c1'), at: instant(1_700_000_000_000) },
  });
  await store.append(stream, 'no-stream', encoded.events);
  await store.close();
});

async function running(command: Command, args: readonly string[], typed?: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const lines = async function* () {
    for (const line of typed ?? []) yield await Promise.resolve(line);
  };
  const code = await command.run(args, {
    environment: { PENTALAND_DATA_DIR: folder },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    ...(typed === undefined ? {} : { lines }),
  });
  return { code, out, err };
}
const asking = async (...args: readonly string[]): Promise<readonly string[]> => {
  const { out, err } = await running(sql, args);
  return [...out, ...err];
};

/** Asks DuckDB alone. */
async function inDuckDb(question: string) {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const rows = (await connection.runAndReadAll(question)).getRowsJson();
  connection.closeSync();
  instance.closeSync();
  return rows;
}
const quoted = (path: string) => `'${path.replaceAll("'", "''")}'`;

const QUESTION = `SELECT seat, result, loss, 'a "b", c' AS words FROM seats ORDER BY seat`;

describe('pentaland sql', () => {
  it('says that there are no facts yet, if it may not make them', async () => {
    await expect(asking(QUESTION, '--as-it-is')).rejects.toThrow(/not there yet/);
  });

  it('answers as a table, as JSON and as CSV', async () => {
    expect(await asking('SELECT game, turns FROM games')).toEqual(['game    turns', 'game-1  2']);
    expect((await asking(QUESTION, '--json')).map((line) => JSON.parse(line) as unknown)).toEqual([
      { seat: 0, result: 'lost', loss: 'conceded', words: 'a "b", c' },
      { seat: 1, result: 'won', loss: null, words: 'a "b", c' },
    ]);
    expect(await asking(QUESTION, '--csv', '--as-it-is')).toEqual([
      'seat,result,loss,words',
      '0,lost,conceded,"a ""b"", c"',
      '1,won,,"a ""b"", c"',
    ]);
  });

  it('writes the answer into a Parquet file, with the types of its columns', async () => {
    const target = join(folder, "it's an answer.parquet");
    const question = `SELECT seat, result, [life, 2] AS pair, DATE '2026-01-31' AS day, NULL AS none FROM seats ORDER BY seat`;
    expect(await asking(question, '--parquet', target)).toEqual([`${target} has 2 rows.`]);
    expect(await inDuckDb(`SELECT * FROM ${quoted(target)}`)).toEqual([
      [0, 'lost', ['20', '2'], '2026-01-31', null],
      [1, 'won', ['20', '2'], '2026-01-31', null],
    ]);
    await asking('SELECT seat FROM seats WHERE false', '--parquet', target);
    expect(await inDuckDb(`SELECT count(*)::INTEGER FROM ${quoted(target)}`)).toEqual([[0]]);
    await expect(asking('DELETE FROM seats', '--parquet', target)).rejects.toThrow(/read-only/);
    await expect(asking('SELECT 1', '--parquet', join(folder, 'no', 'folder'))).rejects.toThrow(/no/);
    await expect(asking('--parquet', target)).rejects.toThrow('SELECT missing');
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('tells why a question is not answered', async () => {
    await expect(asking('DELETE FROM games')).rejects.toThrow(/read-only/);
    await expect(asking('SELECT 1', '--json', '--csv')).rejects.toThrow(
      'use one of --json, --csv and --parquet',
    );
    await expect(asking()).rejects.toThrow('SELECT missing');
  });
});

describe('pentaland sql, without a question', () => {
  it('answers the questions of a pipe, of several lines too, and the last one without its semicolon', async () => {
    const typed = [
      '-- two questions; in one line',
      'SELECT count(*) AS n FROM games; SELECT max(turn) AS n',
      "FROM turns WHERE ';' = ';';",
      'SELECT 7 AS n',
    ];
    const { code, out, err } = await running(sql, ['--as-it-is', '--json'], typed);
    expect([code, err]).toEqual([0, []]);
    expect(out).toEqual(['{"n":1}', '{"n":2}', '{"n":7}']);
  });

  it('says in one sentence what is wrong, goes on, and fails in the end', async () => {
    const typed = [
      'SELECT nonsense FROM games;',
      'DROP TABLE games;',
      'SELECT 1',
      'FROM nowhere;',
      '.schema nowhere',
      '.nonsense',
      'SELECT 2 AS n;',
    ];
    const { code, out, err } = await running(sql, ['--as-it-is'], typed);
    expect(code).toBe(1);
    expect(out).toEqual(['n', '2']);
    expect(err).toEqual([
      expect.stringMatching(/^Binder Error: Referenced column "nonsense" not found.*\.$/),
      expect.stringMatching(/read-only/),
      expect.stringMatching(/nowhere does not exist.*\(line 2\)\.$/),
      "There is no table 'nowhere'; `.tables` lists them.",
      "There is no command '.nonsense'; `.help` lists them.",
    ]);
    for (const line of err) expect(line).not.toContain('\n');
  });

  it('lists the tables and their columns, and stops at .quit', async () => {
    const { out } = await running(
      sql,
      ['--as-it-is'],
      ['.tables', '.schema life', '.help', '.quit', 'SELECT 1;'],
    );
    expect(out).toEqual(
      expect.arrayContaining([expect.stringMatching(/^games +One row for each finished game/)]),
    );
    expect(out).toEqual(
      expect.arrayContaining([expect.stringMatching(/^"by" +BIGINT NOT NULL +The change/)]),
    );
    expect(out).toEqual(expect.arrayContaining([expect.stringMatching(/^\.schema TABLE/)]));
    expect(out).not.toContain('1');
  });

  it('ends each question after its time', async () => {
    const { code, err } = await running(sql, ['--as-it-is'], ['SELECT * FROM range(2000000);', 'SELECT 1;']);
    expect(code).toBe(1);
    expect(err).toEqual(['It has more than 1000000 rows: group them, or use LIMIT.']);
  });
});

describe('pentaland export --parquet', () => {
  const into = join(folder, "it's there");
  const files = (table: string) => quoted(join(into, table, '*', '*.parquet'));
  const exporting = async () => (await running(exportGame, ['--parquet', into])).out;
  const times = () =>
    Object.fromEntries(
      (readdirSync(into, { recursive: true }) as string[])
        .filter((name) => /\.\w+$/.test(name))
        .map((name) => [name, statSync(join(into, name)).mtimeMs]),
    );

  it('writes a file for each table and month, which DuckDB reads again', async () => {
    expect(await exporting()).toEqual([expect.stringMatching(/^\d+ files written, 0 removed: 2023-11$/)]);
    const { tables } = JSON.parse(readFileSync(join(into, 'schema.json'), 'utf8')) as { tables: object };
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['games', 'seats', 'turns']));
    const read = `SELECT turn, month FROM read_parquet(${files('turns')}, hive_partitioning = true) ORDER BY turn`;
    expect(await inDuckDb(read)).toEqual([
      [1, '2023-11'],
      [2, '2023-11'],
    ]);
  });

  it('writes nothing if nothing is new, only the months that changed, and removes those that are gone', async () => {
    const before = times();
    expect(await exporting()).toEqual(['Nothing has changed.']);
    expect(times()).toEqual(before);
    const simulated = new SimulatedGames(join(folder, FACTS_FILE), 'sample');
    const seat = { ...NO_SEAT, game: 's-0' };
    await simulated.add([
      {
        ...noFacts(),
        games: [{ ...NO_GAME, game: 's-0', ended_at: Date.parse('2026-02-03') }],
        seats: [seat],
      },
    ]);
    expect(await exporting()).toEqual(['2 files written, 0 removed: 2026-02']);
    for (const [name, time] of Object.entries(before).filter(([one]) => one.endsWith('.parquet')))
      expect(times()[name]).toBe(time);
    expect(await inDuckDb(`SELECT source, month FROM ${files('games')} ORDER BY month`)).toEqual([
      ['log', '2023-11'],
      ['sample', '2026-02'],
    ]);
    await simulated.forget();
    expect(await exporting()).toEqual(['0 files written, 2 removed: 2026-02']);
    expect(await inDuckDb(`SELECT source FROM ${files('games')}`)).toEqual([['log']]);
  });

  it('writes again what is missing, and whatever a list says that somebody has spoiled', async () => {
    rmSync(join(into, 'turns'), { recursive: true });
    expect(await exporting()).toEqual(['1 files written, 0 removed: 2023-11']);
    const treasure = join(folder, 'treasure');
    writeFileSync(treasure, 'not yours');
    const gone = { '../treasure': '1', 'games/month=2020-01/../../../treasure': '2' };
    writeFileSync(join(into, 'contents.json'), JSON.stringify({ version: FACTS_VERSION, files: gone }));
    expect(await exporting()).toEqual([expect.stringMatching(/^\d\d? files written, 0 removed: 2023-11$/)]);
    expect(readFileSync(treasure, 'utf8')).toBe('not yours');
    writeFileSync(join(into, 'contents.json'), '{');
    expect(await exporting()).toEqual([expect.stringMatching(/2023-11$/)]);
    expect(await exporting()).toEqual(['Nothing has changed.']);
  });

  it('is about all games, and not about one', async () => {
    await expect(running(exportGame, ['--parquet', into, 'game-1'])).rejects.toBeInstanceOf(UsageError);
    await expect(running(exportGame, ['--parquet'])).rejects.toBeInstanceOf(UsageError);
  });
});

const NO_GAME: Row<'games'> = {
  ...{
    game: '',
    source: 'sample',
    ruleset: 'magic',
    base: 'cr',
    format: 'all',
    opens: 'at-end',
    opened: true,
    listed: true,
  },
  ...{ engine: null, seats: 2, clock: null, forked: false, created_at: 0, began_at: null, ended_at: 0 },
  ...{ reason: '', turns: 0, decisions: 0, rewinds: 0 },
};
const NO_SEAT: Row<'seats'> = {
  ...{ game: '', seat: 0, player: '', bot: null, team: 0, went_first: null, mulligans: 0, result: 'none' },
  ...{ loss: null, life: null, names: 0, thinking_ms: 0 },
};
