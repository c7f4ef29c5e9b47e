// What the end-to-end tests share: servers over data folders, players at them, and tidying up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#testkit/server/server-process';
import { Caller, session } from '#testkit/server/caller';
import { Follower } from '#testkit/server/follower';

/** Everything a test starts, ended in the opposite order when it is over. */
export class Stage {
  private readonly undo: (() => unknown)[] = [];

  async clear(): Promise<void> {
    for (const step of this.undo.splice(0).toReversed()) await step();
  }

  dataFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'pentaland-e2e-'));
    this.undo.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  async serverOn(folder: string, environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const server = await ServerProcess.start({ PENTALAND_DATA_DIR: folder, ...environment });
    this.undo.push(async () => {
      server.kill('SIGKILL');
      await server.ended;
    });
    return server;
  }

  follower(server: ServerProcess, { token }: Caller): Follower {
    const follower = new Follower(server.graphql.replace('http', 'ws'), `Bearer ${token ?? ''}`);
    this.undo.push(() => follower.stop());
    return follower;
  }
}

export async function register(server: ServerProcess, name: string): Promise<Caller> {
  const { token, player, recoverySecret } = session(await new Caller(server.graphql).register(name));
  return new Caller(server.graphql, token, player.id, name, recoverySecret ?? '');
}

/** The same player at another server of the installation. */
export const at = (server: ServerProcess, { token, id }: Caller): Caller =>
  new Caller(server.graphql, token, id);
