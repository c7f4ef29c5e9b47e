// A built server whose log file is in trouble for a while: commands get a retriable refusal, health says so, and all
// is well again when the file is.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { EVENT_LOG_FILE } from '../apps/server/src/config/files.js';
import type { ServerProcess } from '#testkit/server/server-process';
import { passTurn, playing, refused } from '#testkit/server/caller';
import { register, Stage } from './support.js';

const stage = new Stage();
afterEach(() => stage.clear());

const ready = async (server: ServerProcess): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

/** The level of the store in the figures: 0 while it does not answer. */
async function figureOf(server: ServerProcess): Promise<string | undefined> {
  const text = await (await fetch(`${server.operators}/metrics`)).text();
  return /^pentaland_store_available (\d)$/m.exec(text)?.[1];
}

async function storeOf(server: ServerProcess): Promise<unknown> {
  const report: unknown = await (await fetch(`${server.operators}/readyz`)).json();
  return (report as { checks: Record<string, unknown> }).checks['event store'];
}

interface Trouble {
  readonly trouble: string;
  /** Makes the trouble, and gives what ends it. */
  readonly make: (file: string) => Promise<() => void>;
  readonly health: 'down' | 'degraded';
}

const TROUBLES: readonly Trouble[] = [
  {
    trouble: 'is overwritten',
    async make(file) {
      const copy = new Database(file);
      await copy.backup(`${file}.good`);
      copy.close();
      writeFileSync(`${file}.bad`, Buffer.alloc(100_000, 0x5a));
      renameSync(`${file}.bad`, file);
      for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
      return () => renameSync(`${file}.good`, file);
    },
    health: 'down',
  },
  {
    trouble: 'is taken away',
    make(file) {
      renameSync(file, `${file}.away`);
      return Promise.resolve(() => renameSync(`${file}.away`, file));
    },
    health: 'down',
  },
  {
    // Slow is not down: the server stays in service, and says that it is late.
    trouble: 'is held by somebody else',
    make(file) {
      const holder = new Database(file);
      holder.exec('BEGIN IMMEDIATE');
      return Promise.resolve(() => holder.close());
    },
    health: 'degraded',
  },
];

describe('a log file', () => {
  it.each(TROUBLES)(
    'that $trouble brings retriable refusals, is in the log and the figures, and the game goes on once it is back',
    async ({ make, health }) => {
      const folder = stage.dataFolder();
      const server = await stage.serverOn(folder);
      const players = [await register(server, 'Anna'), await register(server, 'Boris')];
      const game = await playing(players);
      const before = await players[0]!.sight(game);
      expect(await ready(server)).toBe(200);

      const mend = await make(join(folder, EVENT_LOG_FILE));
      const outcome = refused(await players[0]!.inGame('concede', game, 'give-up'));
      expect(outcome).toMatchObject({ code: 'STORE_UNAVAILABLE', retriable: true });
      expect(await storeOf(server)).toMatchObject({ status: health, detail: expect.stringMatching(/\w/) });
      expect(await ready(server)).toBe(health === 'down' ? 503 : 200);
      // Whoever watches the log and the figures learns of it too, and why.
      const line = await server.saying(
        ({ event, outcome }) => event === 'store-in-trouble' && outcome === health,
      );
      expect(line).toMatchObject({ level: 'warn', detail: expect.stringMatching(/\w/) });
      expect(await figureOf(server)).toBe(health === 'down' ? '0' : '1');

      mend();
      while ((await ready(server)) !== 200) await sleep(20);
      expect((await players[0]!.sight(game)).view).toEqual(before.view);
      await passTurn(players, game);
      expect((await players[1]!.sight(game)).view.turn?.number).toBe(2);
    },
  );
});
