// What a question may not do, however it tries: write, reach beyond the facts, go on for ever, take all the memory.
// After each of them the facts answer, and are what they were.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTED } from '../fixtures/counted-games.js';
import { ask, askIntoParquet, FactsFile, MOST_CHARACTERS, QuestionRefused } from '../index.js';

const BUILT = join(import.meta.dirname, '../../../../dist/libs/analytics/src/index.js');
const folder = mkdtempSync(join(tmpdir(), 'pentaland-bad-'));
const file = join(folder, 'facts.duckdb');
const secret = join(folder, 'secret.csv');
let before: Buffer;
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  const facts = await FactsFile.open(file);
  await facts.add([COUNTED]);
  facts.close();
  writeFileSync(secret, 'word\nsecret\n');
  before = readFileSync(file);
});
afterEach(async () => {
  expect((await ask(file, 'SELECT count(*) FROM games')).rows).toEqual([[6]]);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['facts.duckdb', 'secret.csv']);
});

const LIMITS = { seconds: 20, megabytes: 100, rows: 1000 };

/** Why it is refused; or that it is answered, and how. */
const asking = (sql: string, limits = {}): Promise<string> =>
  ask(file, sql, { ...LIMITS, ...limits }).then(
    ({ rows }) => `answered ${JSON.stringify(rows)}`,
    (error: unknown) => {
      if (!(error instanceof QuestionRefused)) throw error;
      return error.message;
    },
  );

describe('a question writes nothing', () => {
  it.each([
    'INSERT INTO games SELECT * FROM games',
    "UPDATE seats SET result = 'won'",
    'DELETE FROM games',
    'TRUNCATE games',
    'DROP TABLE games',
    'DROP SCHEMA main CASCADE',
    'CREATE TABLE mine (a INTEGER)',
    'CREATE OR REPLACE VIEW games AS SELECT 1',
    'CREATE SEQUENCE s',
    'CREATE INDEX i ON games (game)',
    'ALTER TABLE games ADD COLUMN a INTEGER',
    "COMMENT ON TABLE games IS 'mine'",
    'MERGE INTO games USING seats ON games.game = seats.game WHEN MATCHED THEN DELETE',
    'WITH gone AS (DELETE FROM games RETURNING *) SELECT * FROM gone',
  ])('%s', async (sql) => {
    expect(await asking(sql)).toMatch(
      /read-only|Parser Error|Not implemented|syntax error|needs to be a SELECT/i,
    );
  });

  it.each([
    'CREATE TEMP TABLE games AS SELECT 1 AS a',
    'CREATE TEMP VIEW games AS SELECT 1 AS a',
    'BEGIN',
    'SET VARIABLE a = 1',
  ])('what it makes for itself is gone with it: %s', async (sql) => {
    await asking(sql);
    expect(await asking('SELECT count(game) FROM games')).toBe('answered [[6]]');
  });

  it('not even two of them at once', async () => {
    expect(await asking('SELECT 1; DROP TABLE games')).toMatch(/one question/);
    expect(await asking("SELECT ';'; -- DROP TABLE games")).toMatch(/answered/);
  });
});

describe('a question reaches nothing but the facts', () => {
  it.each([
    "ATTACH ':memory:' AS other",
    "ATTACH '/tmp/other.duckdb' AS other",
    "ATTACH 'host=localhost' AS other (TYPE postgres)",
    "EXPORT DATABASE '/tmp/pentaland-exported'",
    "IMPORT DATABASE '/tmp/pentaland-exported'",
    "COPY games TO '/tmp/pentaland-exported.csv'",
    "COPY (SELECT 1) TO '/tmp/pentaland-exported.parquet' (FORMAT parquet)",
    'COPY FROM DATABASE facts TO other',
    'LOAD httpfs',
    'INSTALL httpfs',
    "FORCE INSTALL json FROM 'http://localhost/'",
    "CREATE SECRET s (TYPE s3, KEY_ID 'a', SECRET 'b')",
    "SELECT * FROM 'https://example.org/a.parquet'",
    "SELECT * FROM read_parquet('s3://bucket/a.parquet')",
    "SELECT getenv('HOME')",
    'SELECT * FROM duckdb_secrets()',
  ])('%s', async (sql) => {
    expect(await asking(sql)).not.toMatch(/^answered/);
    expect(existsSync('/tmp/pentaland-exported')).toBe(false);
    expect(existsSync('/tmp/pentaland-exported.csv')).toBe(false);
    expect(existsSync('/tmp/pentaland-exported.parquet')).toBe(false);
  });

  it.each([
    (path: string) => `SELECT * FROM '${path}'`,
    (path: string) => `SELECT * FROM read_csv('${path}')`,
    (path: string) => `SELECT * FROM read_text('${path}')`,
    (path: string) => `SELECT * FROM read_blob('${path}')`,
    (path: string) => `SELECT * FROM glob('${path}')`,
    (path: string) => `SELECT * FROM sniff_csv('${path}')`,
    (path: string) => `SELECT * FROM parquet_metadata('${path}')`,
  ])('no file is read: %s', async (question) => {
    expect(await asking(question(secret))).not.toMatch(/secret"\]|^answered/);
  });

  it.each([
    "SET memory_limit = '9GB'",
    'SET threads = 64',
    'RESET memory_limit',
    "PRAGMA memory_limit = '9GB'",
    'SET enable_external_access = true',
    "SET temp_directory = '.'",
    'RESET temp_directory',
    'SET lock_configuration = false',
  ])('no bound is moved: %s', async (sql) => {
    expect(await asking(sql)).toMatch(/locked|cannot|external access/i);
  });
});

describe('a question ends', () => {
  it.each([
    [
      'a recursion without an end',
      'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t',
    ],
    ['a billion times a billion rows', 'SELECT count(*) FROM range(1000000000) a, range(1000000000) b'],
    ['a table that is never full', 'CREATE TEMP TABLE t AS SELECT range FROM range(100000000000)'],
  ])('%s', async (_, sql) => {
    expect(await asking(sql, { seconds: 0.5 })).toMatch(/took longer than 0.5 s|memory/i);
  });

  it.each([
    ['a text of two billion letters', "SELECT string_agg(repeat('x', 100000), '') FROM range(20000)"],
    ['a list of a billion numbers', 'SELECT len(list(range)) FROM range(1000000000)'],
    ['a sort of two hundred million rows', 'SELECT hash(range) AS h FROM range(200000000) ORDER BY h'],
    [
      'rows of a recursion without an end',
      'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT n FROM t',
    ],
  ])('within its memory: %s', async (_, sql) => {
    // On a slow machine its time may be over before.
    expect(await asking(sql)).toMatch(/memory|took longer/i);
  });

  it('and puts nothing on the disk that its memory does not hold', async () => {
    expect(await asking("SELECT current_setting('temp_directory')")).toBe('answered [[""]]');
  });

  it('a million rows are not enough for one that has a billion', async () => {
    expect(await asking('SELECT * FROM range(1000000000)')).toMatch(/more than 1000 rows/);
    const target = join(folder, 'never.parquet');
    const writing = askIntoParquet(file, 'SELECT * FROM range(1000000000)', target, LIMITS);
    await expect(writing).rejects.toThrow(/more than 1000 rows/);
  });

  it.each([
    ['parentheses', `SELECT ${'('.repeat(40_000)}1${')'.repeat(40_000)}`],
    ['a long sum', `SELECT 1${'+1'.repeat(40_000)}`],
    ['a question in a question', `SELECT * FROM ${'(SELECT * FROM '.repeat(5000)}games${')'.repeat(5000)}`],
    ['a long text', `SELECT '${'x'.repeat(MOST_CHARACTERS)}'`],
  ])('however deep or long it is: %s', async (_, sql) => {
    expect(await asking(sql)).toMatch(/memory exhausted|expression depth|at most 100000 characters/);
  });

  it('even if DuckDB does not hear of it, and the process can end', () => {
    const slow = "SELECT levenshtein(repeat('a', 200000), repeat('b', 200000))";
    const script = `
      const { ask } = await import(${JSON.stringify(BUILT)});
      const limits = { seconds: 0.2, megabytes: 100, rows: 10 };
      const said = await ask(${JSON.stringify(file)}, ${JSON.stringify(slow)}, limits).catch((error) => error.message);
      console.log(said);
      process.kill(process.pid, 'SIGKILL');
    `;
    const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect([stdout.trim(), signal]).toEqual([
      'It took longer than 0.2 s: narrow it down. DuckDB does not stop at it.',
      'SIGKILL',
    ]);
  });
});
