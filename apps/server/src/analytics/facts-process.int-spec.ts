// The process for the facts as a server has it: what it answers, and what its server sees when it dies, when the disk is
// full, and when the log cannot be opened.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '#event-store';
import { builtFile, SqliteEventStore } from '#event-store/sqlite';
import type { Log } from '#ports';
import { EVENT_LOG_FILE } from '../config/files.js';
import { played, write } from '#testkit/lobby/written-games';
import { FactsProcess, type FactsProcessOptions } from './facts-process.js';

let dataDir: string;
let store: EventStore;
const lines: string[] = [];
const line = (event: string, fields?: object): void => void lines.push(`${event} ${JSON.stringify(fields)}`);
const log: Log = { debug: line, info: line, warn: line, error: line };
const begun: FactsProcess[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pentaland-facts-process-'));
  store = await SqliteEventStore.open({ file: join(dataDir, EVENT_LOG_FILE) });
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(begun.splice(0).map((facts) => facts.stop()));
  await store.close();
  rmSync(dataDir, { recursive: true });
});

function beginning(options: Partial<FactsProcessOptions> = {}): FactsProcess {
  const facts = new FactsProcess({ config: { dataDir }, log, firstStart: 0, firstPause: 50, ...options });
  begun.push(facts);
  facts.begin();
  return facts;
}

async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await is())) await sleep(20);
}
const GAMES = { sql: 'SELECT game FROM games WHERE turns >= $turns ORDER BY game', values: { turns: 2 } };
const gamesIn = async (facts: FactsProcess): Promise<string> =>
  facts.ask(GAMES).then(
    (rows) => rows.map(({ game }) => String(game)).join(),
    (error: unknown) => (error as { readonly reason: string }).reason,
  );

it('follows the log of a running server, and is no longer behind soon after a game has ended', async () => {
  const facts = beginning();
  expect(facts.health()).toMatchObject({ status: 'degraded' });
  expect(await gamesIn(facts)).toBe('starting');
  await until(() => facts.lag === 0);
  expect(facts.health()).toEqual({ status: 'ok', detail: 'following the log' });
  for (const [game, turns] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ] as const)
    await write(store, game, played(game, turns));
  await until(async () => (await gamesIn(facts)) === 'a,c');
  await until(() => facts.lag === 0);
});

it('is started again when it is killed, and goes on from its checkpoint', async () => {
  const facts = beginning();
  await write(store, 'a', played('a', 3));
  await until(async () => (await gamesIn(facts)) === 'a');
  const first = facts.pid!;
  process.kill(first, 'SIGKILL');
  await until(() => facts.pid !== first);
  expect(facts.lag).toBeGreaterThan(0);
  expect(lines.join('\n')).toContain('facts-process-ended {"reason":"SIGKILL","ms":50}');
  await write(store, 'b', played('b', 2));
  await until(async () => (await gamesIn(facts)) === 'a,b');
});

it('leaves the processor to the games, unless the facts are to be made promptly', async () => {
  const behind = beginning();
  const later = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  await until(() => getPriority(behind.pid) === later);
  await behind.stop();
  const prompt = beginning({ config: { dataDir, analytics: 'prompt' } });
  await until(() => prompt.lag === 0);
  expect(getPriority(prompt.pid)).toBe(getPriority());
});

it('fails every question that it was asked when it died', async () => {
  const facts = beginning();
  await until(() => facts.lag === 0);
  const long = { sql: 'SELECT sum(a.range * b.range) FROM range(10000000) a, range(10000000) b', values: {} };
  const asked = expect(facts.ask(long)).rejects.toMatchObject({ reason: 'starting' });
  process.kill(facts.pid!, 'SIGKILL');
  await asked;
});

it('answers a question that takes too long with that, and the next one', async () => {
  const facts = beginning();
  await write(store, 'a', played('a', 3));
  await until(async () => (await gamesIn(facts)) === 'a');
  const long = {
    sql: 'SELECT sum(a.range * b.range) AS s FROM range(10000000) a, range(10000000) b',
    values: {},
  };
  await expect(facts.ask(long)).rejects.toMatchObject({ reason: 'too-slow' });
  await until(async () => (await gamesIn(facts)) === 'a');
});

it('has two questions of many with the process at once, and answers all', async () => {
  // Says how many questions it had when it answered one.
  const counting = join(dataDir, 'counting.cjs');
  writeFileSync(
    counting,
    `let had = 0;
     process.send({ kind: 'state', lag: 0, health: { status: 'ok', detail: '' } });
     process.on('disconnect', () => process.exit(0));
     process.on('message', ({ kind, id }) => {
       if (kind === 'stop') process.exit(0);
       if (kind !== 'ask') return;
       had += 1;
       setTimeout(() => {
         process.send({ kind: 'answer', id, rows: [{ had }] });
         had -= 1;
       }, 50);
     });`,
  );
  const facts = beginning({ worker: counting });
  await until(() => facts.lag === 0);
  const answers = await Promise.all(Array.from({ length: 12 }, () => facts.ask(GAMES)));
  const had = answers.map(([row]) => Number(row!['had']));
  expect([had.length, Math.max(...had)]).toEqual([12, 2]);
});

it('is started again after longer and longer pauses where it cannot begin', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'pentaland-no-log-'));
  writeFileSync(join(elsewhere, EVENT_LOG_FILE), 'no log, and long enough to be taken for one'.repeat(200));
  const facts = beginning({ config: { dataDir: elsewhere } });
  await until(() => lines.filter((one) => one.startsWith('facts-process-ended')).length === 2);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringContaining('facts-not-begun'),
      'facts-process-ended {"reason":"1","ms":50}',
      'facts-process-ended {"reason":"1","ms":100}',
    ]),
  );
  expect(facts.health()).toMatchObject({ status: 'degraded' });
  rmSync(elsewhere, { recursive: true });
});

it('keeps answering where the disk is full, says so, and goes on when there is room', async () => {
  // A limit of the size of files, whose signal is ignored, makes a write fail as on a full disk.
  const [small, room] = [join(dataDir, 'small.cjs'), join(dataDir, 'room')];
  const worker = builtFile('./facts.worker.js', import.meta.url);
  const limited = `trap '' XFSZ; ulimit -f 2; exec "$0" "$1"`;
  writeFileSync(
    small,
    `const { existsSync } = require('node:fs');
     const { spawn } = require('node:child_process');
     const [node, worker, room, limited] = ${JSON.stringify([process.execPath, worker, room, limited])};
     if (existsSync(room)) import(worker);
     else {
       const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
       const child = spawn('sh', ['-c', limited, node, worker], { stdio, serialization: 'advanced' });
       child.on('message', (message) => process.send(message));
       process.on('message', (message) => child.send(message));
       process.on('disconnect', () => child.kill('SIGKILL'));
       child.on('exit', (code) => process.exit(code ?? 1));
     }`,
  );
  await write(store, 'a', played('a', 3));
  const first = beginning();
  await until(async () => (await gamesIn(first)) === 'a');
  await first.stop();
  const facts = beginning({ worker: small });
  await until(async () => (await gamesIn(facts)) === 'a');
  await write(store, 'b', played('b', 12));
  await until(() => facts.health().detail.includes('disk-full'));
  await until(async () => (await gamesIn(facts)) === 'a');
  expect(facts.lag).toBeGreaterThan(0);
  writeFileSync(room, '');
  await facts.stop();
  const after = beginning({ worker: small });
  await until(async () => (await gamesIn(after)) === 'a,b');
});
