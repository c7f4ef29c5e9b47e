// The command line as a process, beside a running server and after it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { accepted, Caller, playing, session } from '../../../libs/api/src/fixtures/caller.js';
import { ServerProcess } from '../../server/src/fixtures/server-process.js';

const REPOSITORY = join(import.meta.dirname, '../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pentaland-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// One server for all that leaves it running; who stops it brings another.
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(() => server.dispose());

async function withServer(work: (own: ServerProcess) => Promise<void>): Promise<void> {
  const own = await ServerProcess.start();
  try {
    await work(own);
  } finally {
    await own.dispose();
  }
}

function pentaland(environment: Readonly<Record<string, string>>, ...argv: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(REPOSITORY, 'dist/apps/cli/src/main.js'), ...argv],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', ...environment } },
  );
  return { status, stdout, stderr };
}

const beside = ({ dataDir } = server): Readonly<Record<string, string>> => ({ PENTALAND_DATA_DIR: dataDir });

async function ask<T>(query: string, answer: z.ZodType<T>, at = server, token?: string): Promise<T> {
  const response = await fetch(at.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  return z.object({ data: answer }).parse(await response.json()).data;
}

const Session = z.object({ token: z.string(), recoverySecret: z.string() });

const register = async (name: string, at = server): Promise<z.infer<typeof Session>> =>
  (
    await ask(
      `mutation { register(commandId: "${randomUUID()}", name: "${name}") { ... on Session { token recoverySecret } } }`,
      z.object({ register: Session }),
      at,
    )
  ).register;

/** Somebody who plays at the server of the test. */
async function enlisted(name: string): Promise<Caller> {
  const { token, player, recoverySecret } = session(await new Caller(server.graphql).register(name));
  return new Caller(server.graphql, token, player.id, name, recoverySecret ?? '');
}

const rolesOf = async (token: string): Promise<readonly string[]> =>
  (await ask('{ me { roles } }', z.object({ me: z.object({ roles: z.array(z.string()) }) }), server, token))
    .me.roles;

describe('pentaland', () => {
  it('is what `npx pentaland` starts', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(REPOSITORY, 'apps/cli/bin/pentaland.js'), '--help'],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([0, pentaland({}, '--help').stdout]);
  });
});

describe('pentaland admin grant', () => {
  it('makes a player an admin beside the running server', async () => {
    const { token } = await register('Ada');
    expect(await rolesOf(token)).toEqual(['PLAYER']);
    expect(pentaland(beside(), 'admin', 'grant', 'Ada')).toEqual({
      status: 0,
      stdout: 'Ada is player, admin.\n',
      stderr: '',
    });
    // The server follows the log: it knows within moments.
    while (!(await rolesOf(token)).includes('ADMIN')) await new Promise(setImmediate);
  });

  it('says so when there is no such player', () => {
    expect(pentaland(beside(), 'admin', 'grant', 'Nobody')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Nobody is no admin: there is no such player\n',
    });
  });
});

describe('pentaland backup and restore', () => {
  it('bring a log to another folder, where everybody is still there', async () => {
    const { recoverySecret } = await register('Bea');
    const file = join(folder, 'backup.sqlite');
    const copied = pentaland(beside(), 'backup', file);
    expect([copied.status, copied.stderr]).toEqual([0, '']);

    const elsewhere = { PENTALAND_DATA_DIR: join(folder, 'elsewhere') };
    expect(pentaland(elsewhere, 'restore', file)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('bring the key back'),
    });
    mkdirSync(elsewhere.PENTALAND_DATA_DIR, { recursive: true });
    copyFileSync(join(server.dataDir, 'secrets.key'), join(elsewhere.PENTALAND_DATA_DIR, 'secrets.key'));
    const restored = pentaland(elsewhere, 'restore', file);
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toMatch(/events\.sqlite: [1-9]\d* events, every chain whole\.\n$/);

    const second = await ServerProcess.start(elsewhere);
    try {
      const { login } = await ask(
        `mutation { login(name: "Bea", recoverySecret: "${recoverySecret}") { __typename } }`,
        z.object({ login: z.object({ __typename: z.string() }) }),
        second,
      );
      expect(login.__typename).toBe('Session');
    } finally {
      await second.dispose();
    }
  });

  it('replace nothing that is there unless they are told to', () =>
    withServer(async (own) => {
      await register('Ada', own);
      const file = join(folder, 'backup.sqlite');
      expect(pentaland(beside(own), 'backup', file).status).toBe(0);
      expect(pentaland(beside(own), 'backup', file)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('exists already'),
      });
      expect(pentaland(beside(own), 'backup', file, '--force').status).toBe(0);
      await own.stop();
      expect(pentaland(beside(own), 'restore', file)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('exists already'),
      });
      expect(pentaland(beside(own), 'restore', file, '--force').status).toBe(0);
    }));

  it('refuse a backup in which a byte was changed, and put nothing in place', async () => {
    await register('Cleo');
    const file = join(folder, 'backup.sqlite');
    pentaland(beside(), 'backup', file);
    const copy = new Database(file);
    copy.exec("UPDATE events SET data = replace(data, 'Cleo', 'Eve')");
    copy.close();
    const elsewhere = {
      PENTALAND_DATA_DIR: join(folder, 'elsewhere'),
    };
    mkdirSync(elsewhere.PENTALAND_DATA_DIR);
    copyFileSync(join(server.dataDir, 'secrets.key'), join(elsewhere.PENTALAND_DATA_DIR, 'secrets.key'));
    const { status, stderr } = pentaland(elsewhere, 'restore', file);
    expect(status).toBe(1);
    expect(stderr).toMatch(/is not restored: name-\S+ at revision 0: /);
    expect(existsSync(join(elsewhere.PENTALAND_DATA_DIR, 'events.sqlite'))).toBe(false);
  });

  it('leave a log alone that EventStoreDB keeps', () => {
    const { status, stderr } = pentaland(
      { EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' },
      'backup',
      join(folder, 'b'),
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('with the tools of EventStoreDB')]);
  });
});

describe('pentaland verify', () => {
  it('finds every chain whole beside a running server, and names the stream in which one is not', () =>
    withServer(async (own) => {
      await register('Ada', own);
      const whole = pentaland(beside(own), 'verify', '--chains');
      expect(whole).toMatchObject({ status: 0, stderr: '' });
      expect(whole.stdout).toMatch(/^[1-9]\d* streams, [1-9]\d* events, 0 faults\.\n$/);
      await own.stop();
      const log = new Database(join(own.dataDir, 'events.sqlite'));
      log.exec("UPDATE events SET data = replace(data, 'Ada', 'Eve')");
      log.close();
      const broken = pentaland(beside(own), 'verify');
      expect(broken.status).toBe(1);
      expect(broken.stderr).toMatch(/^name-\S+ at revision 0: /);
    }));

  it('finds a game fair beside a running server, from its log and from its exported lines', async () => {
    const players = [await enlisted('Dora'), await enlisted('Ben')];
    const game = await playing(players, { librarySize: 60 });
    accepted(await players[0]!.inGame('concede', game));
    const found = pentaland(beside(), 'verify');
    expect(found).toMatchObject({ status: 0, stderr: '' });
    expect(found.stdout).toMatch(
      /1 games, \d+ commands and [1-9]\d* draws checked, 0 faults, 0 decided otherwise/,
    );

    const exported = pentaland(beside(), 'export', game, '--whole');
    expect([exported.status, exported.stderr]).toEqual([0, '']);
    const file = join(folder, 'game.jsonl');
    writeFileSync(file, exported.stdout);
    const elsewhere = { PENTALAND_DATA_DIR: server.dataDir, PENTALAND_SECRETS_KEY: 'x'.repeat(64) };
    expect(pentaland(elsewhere, 'verify', file)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/ draws checked, 0 not\.\n$/),
    });
    const seat = pentaland(beside(), 'export', game, '--as', 'seat-1');
    expect(seat.stdout.split('\n')[0]).toContain('"viewer":"seat-1"');
  });
});
