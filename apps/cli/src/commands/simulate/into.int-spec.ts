// Simulated games in the facts: under their label, in time, once each, and away again.
import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, catchUp, FACTS_FILE, FactsFile, TABLE_NAMES } from '#analytics';
import { MemoryEventStore } from '#event-store/memory';
import { EXIT, UsageError } from '../../command/command.js';
import { simulate } from './simulate.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function installation() {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-into-'));
  folders.push(folder);
  const file = join(folder, FACTS_FILE);
  const run = async (...args: readonly string[]) => {
    const out: string[] = [];
    const err: string[] = [];
    const terminal = {
      environment: { PENTALAND_DATA_DIR: folder },
      out: (line: string) => out.push(line),
      err: (line: string) => err.push(line),
    };
    return { code: await simulate.run([...SHORT, ...args], terminal), out, err };
  };
  const rows = async (sql: string) => (await ask(file, sql)).rows;
  return { folder, file, run, rows };
}

/** Short games, whatever they are of. */
const SHORT = ['--bots', 'greedy,uniform', '--life', '2', '--seed', 'short'];

/** Has the file until its input ends. */
const HOLDS = `
  import { DuckDBInstance } from '@duckdb/node-api';
  const instance = await DuckDBInstance.create(process.argv[1]);
  console.log('held');
  process.stdin.resume().on('end', () => instance.closeSync());
`;

/** Every row of every table, without what names the run. */
async function everything(rows: (sql: string) => Promise<readonly unknown[]>): Promise<readonly string[]> {
  const all: string[] = [];
  for (const name of TABLE_NAMES) {
    const without = name === 'games' ? 'game, source' : 'game';
    const sql = `SELECT regexp_extract(game, '\\d+$') AS nth, * EXCLUDE (${without}) FROM ${name}`;
    all.push(...(await rows(sql)).map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return all.sort();
}

describe('pentaland simulate --into', () => {
  it('adds the games that ended under the label, with their bots, in simulated time', async () => {
    const { run, rows } = installation();
    const args = ['--games', '3', '--into', 'sample', '--from', '2026-01-31', '--every', '1440'];
    const { code, out, err } = await run(...args);
    expect([code, err]).toEqual([EXIT.ok, []]);
    expect(out[0]).toMatch(/^3 games/);
    expect(await rows('SELECT source, ruleset, created_at::DATE::VARCHAR FROM games ORDER BY game')).toEqual([
      ['sample', 'magic', '2026-01-31'],
      ['sample', 'magic', '2026-02-01'],
      ['sample', 'magic', '2026-02-02'],
    ]);
    expect(await rows('SELECT DISTINCT seat, player, bot FROM seats ORDER BY seat')).toEqual([
      [0, 'bot-greedy-0', 'greedy'],
      [1, 'bot-random-1', 'random'],
    ]);
    // Each command takes a millisecond of simulated time, and so does each answer.
    expect(await rows('SELECT min(ms), max(ms) FROM decisions')).toEqual([[1, 1]]);
    const won = /won by seat: 0 (\d) of 3 .*, 1 (\d) of 3/.exec(out.join('\n'));
    expect(
      await rows(`SELECT count(*) FILTER (WHERE seat = 0), count(*) FILTER (WHERE seat = 1)
      FROM seats WHERE result = 'won'`),
    ).toEqual([[Number(won?.[1]), Number(won?.[2])]]);
  });

  it('gives the same rows each time, and goes on where it was interrupted', async () => {
    const whole = installation();
    await whole.run('--games', '3', '--into', 'one');
    const parts = installation();
    await parts.run('--games', '1', '--into', 'other');
    const { out, err } = await parts.run('--games', '3', '--into', 'other');
    expect(err).toEqual(['The first 1 games are there already.']);
    expect(out[0]).toMatch(/^2 games/);
    expect((await parts.run('--games', '3', '--into', 'other')).out[0]).toMatch(/^0 games/);
    expect(await everything(parts.rows)).toEqual(await everything(whole.rows));
    // Another command is another series.
    expect((await parts.run('--games', '1', '--into', 'other', '--life', '3')).out[0]).toMatch(/^1 games/);
    expect(await parts.rows('SELECT count(*) FROM games')).toEqual([[4]]);
    await parts.run('--games', '1', '--into', 'other', '--anew');
    expect(await parts.rows('SELECT count(*) FROM games')).toEqual([[1]]);
  });

  it('stays when the facts of the log are made anew, and is not counted as played', async () => {
    const { run, rows, file } = installation();
    await run('--games', '1', '--into', 'sample');
    const before = await everything(rows);
    await catchUp(new MemoryEventStore(), file);
    const facts = await FactsFile.open(file);
    await facts.forgetSource('log');
    facts.close();
    expect(await everything(rows)).toEqual(before);
    expect(await rows("SELECT count(*) FROM games WHERE source = 'log'")).toEqual([[0]]);
  });

  it('waits while another process writes', async () => {
    const { run, rows, file } = installation();
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLDS, file]);
    await once(holder.stdout, 'data');
    const running = run('--games', '1', '--into', 'sample');
    const first = await Promise.race([running, sleep(1500, 'it waits')]);
    expect(first).toBe('it waits');
    holder.stdin.end();
    await once(holder, 'exit');
    expect((await running).code).toBe(EXIT.ok);
    expect(await rows('SELECT count(*) FROM games')).toEqual([[1]]);
  });

  it('writes no facts without it', async () => {
    const { run, folder } = installation();
    await run('--games', '1');
    expect(readdirSync(folder)).not.toContain(FACTS_FILE);
  });

  it.each([
    [['--into', 'log'], /played/],
    [['--into', 'Sample'], /small letters/],
    [['--into', "x' OR 1"], /small letters/],
    [['--from', '2026-01-01'], /--into/],
    [['--into', 'x', '--from', '2026-13-01'], /--from/],
    [['--into', 'x', '--from', '1900-01-01'], /--from/],
    [['--into', 'x', '--every', '0'], /--every/],
  ])('refuses %j', async (args, why) => {
    const { run } = installation();
    await expect((async () => run(...args))()).rejects.toThrow(why);
    await expect((async () => run(...args))()).rejects.toBeInstanceOf(UsageError);
  });
});

describe('pentaland simulate --json', () => {
  it('prints an object for each game, and the report beside it', async () => {
    const { run } = installation();
    const { out, err } = await run('--games', '2', '--json');
    const games = out.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(games).toEqual([
      expect.objectContaining({ seed: 'short.0', ended: 'last-one-standing' }),
      expect.objectContaining({ seed: 'short.1', ended: 'last-one-standing' }),
    ]);
    for (const { seats } of games)
      expect(seats).toEqual([
        expect.objectContaining({ seat: 0, bot: 'greedy' }),
        expect.objectContaining({ seat: 1, bot: 'uniform' }),
      ]);
    const won = games
      .flatMap(({ seats }) => seats as { won: boolean; bot: string }[])
      .filter(({ won }) => won);
    expect(won).toHaveLength(2);
    const greedy = won.filter(({ bot }) => bot === 'greedy').length;
    expect(err.join('\n')).toContain(`won by bot: greedy ${String(greedy)} of 2`);
  });
});
