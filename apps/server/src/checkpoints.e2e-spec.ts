// The built server makes checkpoints by itself while it is played at; what it made is found true by the command line, and a
// log from which something was taken is found false by it, whoever kept nothing.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkpoint } from '../../cli/src/commands/checkpoint.js';
import { verify } from '../../cli/src/commands/verify.js';
import { Caller, session, started } from '#testkit/server/caller';
import { ServerProcess } from '#testkit/server/server-process';
import { EVENT_LOG_FILE } from './index.js';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ PENTALAND_CHECKPOINT_EVENTS: '100' });
});
afterAll(() => server.dispose());

async function running(command: typeof verify, ...args: readonly string[]) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const terminal = { environment: { PENTALAND_DATA_DIR: server.dataDir }, out: print, err: print };
  return { code: await command.run(args, terminal), lines };
}

async function player(name: string): Promise<Caller> {
  const url = `${server.url}/graphql`;
  const { token, player: known } = session(await new Caller(url).register(name));
  return new Caller(url, token, known.id);
}

const made = async (): Promise<number> => {
  const figures = await (await fetch(`${server.operators}/metrics`)).text();
  return Number(/^pentaland_checkpoints_made_total (\d+)$/m.exec(figures)?.[1]);
};

describe('a running server', () => {
  it('makes checkpoints, reports them to operators, and never stops playing for it', async () => {
    const players = [await player('Anna'), await player('Boris')];
    expect(await made()).toBe(0);
    for (let game = 0; game < 5; game += 1) await started(players, { librarySize: 60 });
    while ((await made()) === 0) await sleep(100);
    const { checks } = (await (await fetch(`${server.operators}/readyz`)).json()) as {
      checks: Record<string, unknown>;
    };
    expect(checks['checkpoints']).toMatchObject({
      status: 'ok',
      detail: expect.stringMatching(/^the newest/),
    });
    expect(server.log.find(({ event }) => event === 'checkpoint-made')).toMatchObject({
      count: expect.any(Number),
    });
    // One may be made between two looks. It is counted once it is in the log.
    const listed = async () => (await running(checkpoint, '--list')).lines.length;
    while ((await listed()) !== (await made())) await sleep(100);
    const { code, lines } = await running(verify, '--chains');
    expect([code, lines.join()]).toEqual([0, expect.stringMatching(/ [1-9]\d* checkpoints, 0 faults\.$/)]);
  });

  it('leaves a log that shows what was removed from it, though nobody kept a checkpoint', async () => {
    await server.stop();
    const log = new Database(join(server.dataDir, EVENT_LOG_FILE));
    const account = "(SELECT id FROM streams WHERE name LIKE 'account-%' LIMIT 1)";
    expect(log.prepare(`DELETE FROM events WHERE stream = ${account}`).run().changes).toBeGreaterThan(0);
    log.close();
    const { code, lines } = await running(verify, '--chains');
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain('an event that was in the log then is missing or changed');
  });
});
