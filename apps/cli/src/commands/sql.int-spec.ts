// Questions in SQL from the command line.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DuckDBInstance } from '@duckdb/node-api';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandId, gameId, instant, playerId } from '#kernel';
import { SqliteEventStore } from '#event-store/sqlite';
import { EMPTY_TAIL, encodeBatch, gameStream } from '#log';
import { EVENTS } from '#rules';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import { EVENT_LOG_FILE } from '../../../server/src/index.js';
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

async function asking(...args: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  await sql.run(args, { environment: { PENTALAND_DATA_DIR: folder }, out: print, err: print });
  return lines;
}

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

  it('writes all tables as Parquet files by month, which DuckDB reads again', async () => {
    const into = join(folder, "it's there");
    await asking('--parquet', into);
    await asking('--parquet', into);
    const { tables } = JSON.parse(readFileSync(join(into, 'schema.json'), 'utf8')) as { tables: object };
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['games', 'seats', 'turns']));
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const files = join(into, 'turns', '*', '*.parquet').replaceAll("'", "''");
    const read = `SELECT turn, month FROM read_parquet('${files}', hive_partitioning = true) ORDER BY turn`;
    expect((await connection.runAndReadAll(read)).getRowsJson()).toEqual([
      [1, '2023-11'],
      [2, '2023-11'],
    ]);
    connection.closeSync();
    instance.closeSync();
    await expect(asking('--parquet', into, '--csv')).rejects.toThrow('files of its own');
  });

  it('tells why a question is not answered', async () => {
    await expect(asking('DELETE FROM games')).rejects.toThrow(/read-only/);
    await expect(asking('SELECT 1', '--json', '--csv')).rejects.toThrow('use either --json or --csv');
    await expect(asking()).rejects.toThrow('SELECT missing');
  });
});
