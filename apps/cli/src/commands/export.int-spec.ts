// A game as a judge exports it from a server: the lines are those that the operator reads from the log.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gameId, type Json } from '#kernel';
import { exportFeed } from '#matches';
import { ApiServer } from '#testkit/server/api-server';
import { playing, type Caller } from '#testkit/server/caller';
import { EXIT, Failure, UsageError } from '../command/command.js';
import { exportGame } from './export.js';

let server: ApiServer;
let judge: Caller;
let anna: Caller;
let game: string;
beforeAll(async () => {
  server = await ApiServer.start({});
  anna = await server.player('Anna');
  judge = await server.player('Judge');
  for (const name of ['Judge', 'Anna']) await server.operatorGrants(name, 'judge');
  game = await playing([anna, await server.player('Boris')], { librarySize: 60 });
});
afterAll(() => server.stop());

async function exported(by: Caller, ...args: readonly string[]): Promise<Json[]> {
  const lines: Json[] = [];
  const account = ['--url', server.url, '--name', by.name, '--secret', by.secret];
  const code = await exportGame.run([game, ...args, ...account], {
    environment: {},
    out: (line) => void lines.push(JSON.parse(line) as Json),
    err: () => undefined,
  });
  expect(code).toBe(EXIT.ok);
  return lines;
}

async function fromTheLog(viewer: string): Promise<Json[]> {
  const found = await exportFeed(server.store, gameId(game), viewer);
  if (!found.ok) throw new Error(found.error);
  const lines: Json[] = [];
  for await (const line of found.value) lines.push(line);
  return lines;
}

describe('pentaland export, for a judge', () => {
  it.each(['seat-0', 'seat-1', 'spectator', 'all'])(
    'as %s gives the lines that the operator gets from the log',
    async (viewer) => {
      const lines = await exported(judge, '--as', viewer);
      expect(lines.length).toBeGreaterThan(10);
      expect(lines).toEqual(await fromTheLog(viewer));
    },
  );

  it('is refused to a player with a seat in the game, and for a seat the game does not have', async () => {
    for (const viewer of ['seat-1', 'all', 'spectator'])
      await expect(exported(anna, '--as', viewer)).rejects.toThrow(/cannot judge it/);
    await expect(exported(judge, '--as', 'seat-2')).rejects.toThrow(/no such seat/);
    await expect(exported(judge, '--as', 'nobody')).rejects.toThrow(Failure);
  });

  it('needs an account, and does not give a whole log', async () => {
    const terminal = { environment: {}, out: () => undefined, err: () => undefined };
    await expect(exportGame.run([game, '--url', server.url], terminal)).rejects.toThrow(UsageError);
    await expect(exported(judge, '--whole')).rejects.toThrow(UsageError);
  });
});
