// The command line beside a running server and after it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import Database from 'better-sqlite3';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accepted, Caller, playing, refused, session } from '#testkit/server/caller';
import { ServerProcess } from '#testkit/server/server-process';
import { COMMANDS } from './commands/index.js';
import { dispatch } from './dispatch.js';
import { pentaland as asProcess } from './fixtures/command-line.js';
import { createGame, inGame, seatBot } from './client/commands.js';
import { Replays } from './client/replays.js';
import { look, registered } from './fixtures/looking.js';

const REPOSITORY = join(import.meta.dirname, '../../..');

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pentaland-cli-'));
  server = await ServerProcess.start();
});
afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true });
});

type Environment = Readonly<Record<string, string>>;

/** What a process of the command line does, here. */
async function pentaland(environment: Environment, ...argv: readonly string[]) {
  const written = { out: '', err: '' };
  const status = await dispatch(COMMANDS, argv, {
    environment,
    out: (line) => void (written.out += `${line}\n`),
    err: (line) => void (written.err += `${line}\n`),
  });
  return { status, stdout: written.out, stderr: written.err };
}

const beside = (): Environment => ({ PENTALAND_DATA_DIR: server.dataDir });

/** A data folder without a log: with the keys of the server, or with none. */
function elsewhere(name: string, keys: 'keys' | 'no keys' = 'keys'): Environment {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  if (keys === 'keys') copyFileSync(join(server.dataDir, 'secrets.key'), join(dataDir, 'secrets.key'));
  return { PENTALAND_DATA_DIR: dataDir };
}

/** Somebody who plays at the server of the test. */
async function enlisted(name: string): Promise<Caller> {
  const { token, player, recoverySecret } = session(await new Caller(server.graphql).register(name));
  return new Caller(server.graphql, token, player.id, name, recoverySecret ?? '');
}

const rolesOf = async (player: Caller): Promise<readonly string[]> =>
  (await player.ask('{ me { roles } }')).me?.roles ?? [];

describe('pentaland', () => {
  const BIN = join(REPOSITORY, 'apps/cli/bin');

  it('is what `npx pentaland` starts', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(BIN, 'pentaland.cjs'), 'verify', '--help'], {
      encoding: 'utf8',
    });
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      'Usage: pentaland verify [FILE [--key KEY] | [--chains] [--against CHECKPOINT]]',
    ]);
  });

  it('lists its commands as help.txt does for a checkout without a build', async () => {
    const { status, stdout } = await asProcess({}, '--help');
    expect(status).toBe(0);
    expect(readFileSync(join(BIN, 'help.txt'), 'utf8')).toBe(stdout);
    for (const { words } of COMMANDS) expect(stdout).toContain(`\n  ${words.join(' ')} `);
  });

  it('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(await asProcess({}, '--version')).toEqual({
      status: 0,
      stdout: `pentaland ${version}\n`,
      stderr: '',
    });
  });
});

describe('pentaland admin grant', () => {
  it('makes a player an admin while the server runs', async () => {
    const ada = await enlisted('Ada');
    expect(await rolesOf(ada)).toEqual(['PLAYER']);
    expect(await pentaland(beside(), 'admin', 'grant', 'Ada')).toEqual({
      status: 0,
      stdout: 'Ada is player, admin.\n',
      stderr: '',
    });
    // The server follows the log: it knows within moments.
    while (!(await rolesOf(ada)).includes('ADMIN')) await new Promise(setImmediate);
  });

  it('says so when there is no such player', async () => {
    expect(await pentaland(beside(), 'admin', 'grant', 'Nobody')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Nobody was not made an admin. No player has that name or id. Check it.\n',
    });
  });
});

describe('pentaland game', () => {
  it('stops a game of the running server, lets it go on, and ends it', async () => {
    const players = [await enlisted('Ines'), await enlisted('Jan')];
    const game = await playing(players);
    const why = `query ($game: ID!) { game(id: $game) { view { status quarantine { why } } } }`;
    const seen = async (): Promise<unknown> => (await players[0]!.ask(why, { game })).game?.view;
    const until = async (view: object): Promise<void> => {
      while (JSON.stringify(await seen()) !== JSON.stringify(view)) await sleep(20);
    };
    const { status: before } = (await seen()) as { readonly status: string };

    expect(await pentaland(beside(), 'game', 'stop', game)).toMatchObject({ status: 0, stderr: '' });
    await until({ status: before, quarantine: { why: 'BY_OPERATOR' } });
    expect(refused(await players[0]!.inGame('concede', game)).code).toBe('QUARANTINED');
    expect((await pentaland(beside(), 'game', 'list')).stdout).toContain(`${game}  `);
    expect((await pentaland(beside(), 'game', 'inspect', game)).stdout).toContain('quarantine by-operator');

    expect(await pentaland(beside(), 'game', 'release', game)).toMatchObject({ status: 0, stderr: '' });
    await until({ status: before, quarantine: null });
    expect(await pentaland(beside(), 'game', 'end', game)).toMatchObject({ status: 0, stderr: '' });
    await until({ status: 'OVER', quarantine: null });
  });
});

describe('pentaland backup and restore', () => {
  let file: string;
  let bea: Caller;
  beforeAll(async () => {
    bea = await enlisted('Bea');
    file = join(folder, 'backup.sqlite');
    const copied = await pentaland(beside(), 'backup', file);
    expect([copied.status, copied.stderr]).toEqual([0, '']);
  });

  it('bring a log to another folder, with all its players', async () => {
    const there = elsewhere('there', 'no keys');
    expect(await pentaland(there, 'restore', file)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /it needs the key \w{16} that its log was written with\.\n.*secrets\.key is missing/,
      ),
    });
    copyFileSync(join(server.dataDir, 'secrets.key'), join(folder, 'there', 'secrets.key'));
    const restored = await pentaland(there, 'restore', file);
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toMatch(/events\.sqlite: [1-9]\d* events, every chain whole\.\n$/);

    const second = await ServerProcess.start(there);
    try {
      const { secret } = bea;
      session(await new Caller(second.graphql).login('Bea', secret));
    } finally {
      await second.dispose();
    }
  });

  it('replace no existing file unless told to', async () => {
    const refused = { status: 1, stderr: expect.stringContaining('exists already') };
    expect(await pentaland(beside(), 'backup', file)).toMatchObject(refused);
    expect((await pentaland(beside(), 'backup', file, '--force')).status).toBe(0);
    const there = elsewhere('twice');
    expect((await pentaland(there, 'restore', file)).status).toBe(0);
    expect(await pentaland(there, 'restore', file)).toMatchObject(refused);
    expect((await pentaland(there, 'restore', file, '--force')).status).toBe(0);
  });

  it('refuse a backup with a changed byte, and put nothing in place', async () => {
    const changed = join(folder, 'changed.sqlite');
    copyFileSync(file, changed);
    spoil(changed);
    const there = elsewhere('spoiled');
    const { status, stderr } = await pentaland(there, 'restore', changed);
    expect(status).toBe(1);
    expect(stderr).toMatch(/is not restored: name-\S+ at revision 0: /);
    expect(existsSync(join(folder, 'spoiled', 'events.sqlite'))).toBe(false);
  });

  it('leave a log in EventStoreDB alone', async () => {
    const { status, stderr } = await pentaland(
      { EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' },
      'backup',
      join(folder, 'b'),
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('with the tools of EventStoreDB')]);
  });
});

/** Another name stands in the log than the one that was written. */
function spoil(file: string): void {
  const log = new Database(file);
  log.exec("UPDATE events SET data = replace(data, 'Bea', 'Eve')");
  log.close();
}

describe('pentaland verify', () => {
  it('finds every chain whole while the server runs, and names the stream whose chain is not', async () => {
    const whole = await pentaland(beside(), 'verify', '--chains');
    expect(whole).toMatchObject({ status: 0, stderr: '' });
    expect(whole.stdout).toMatch(/^[1-9]\d* streams, [1-9]\d* events, \d+ checkpoints, 0 faults\.\n$/);
    const there = elsewhere('broken');
    expect((await pentaland(there, 'restore', join(folder, 'backup.sqlite'))).status).toBe(0);
    spoil(join(folder, 'broken', 'events.sqlite'));
    const broken = await pentaland(there, 'verify');
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(/^name-\S+ at revision 0: /m);
  });

  it('finds a game fair while the server runs, from its log and from its exported lines', async () => {
    const players = [await enlisted('Dora'), await enlisted('Ben')];
    const game = await playing(players, { librarySize: 60 });
    accepted(await players[0]!.inGame('concede', game));
    const found = await pentaland(beside(), 'verify');
    expect(found).toMatchObject({ status: 0, stderr: '' });
    expect(found.stdout).toMatch(
      /^[1-9]\d* games, \d+ commands and [1-9]\d* draws checked, 0 faults, 0 decided differently/m,
    );

    const exported = await pentaland(beside(), 'export', game, '--whole');
    expect([exported.status, exported.stderr]).toEqual([0, '']);
    const file = join(folder, 'game.jsonl');
    writeFileSync(file, exported.stdout);
    const stranger = { PENTALAND_DATA_DIR: server.dataDir, PENTALAND_SECRETS_KEY: 'x'.repeat(64) };
    expect(await pentaland(stranger, 'verify', file)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/ draws checked, 0 not\.\nNo proof that it is in the log/),
    });
    const seat = await pentaland(beside(), 'export', game, '--as', 'seat-1');
    expect(seat.stdout.split('\n')[0]).toContain('"viewer":"seat-1"');
  });
});

describe('pentaland checkpoint', () => {
  it('proves a game and a later checkpoint from files alone', async () => {
    const players = [await enlisted('Edda'), await enlisted('Fred')];
    const game = await playing(players, { librarySize: 60 });
    accepted(await players[0]!.inGame('concede', game));
    const stranger = { PENTALAND_DATA_DIR: server.dataDir, PENTALAND_SECRETS_KEY: 'x'.repeat(64) };
    const file = (name: string, { stdout }: { readonly stdout: string }) => {
      writeFileSync(join(folder, name), stdout);
      return join(folder, name);
    };
    const kept = await pentaland(beside(), 'checkpoint');
    const { key } = JSON.parse(kept.stdout) as { key: string };
    const exported = file('proven.jsonl', await pentaland(beside(), 'export', game, '--whole'));
    expect(await pentaland(stranger, 'verify', exported, '--key', key)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/All \d+ are in the log under a checkpoint: .* by the key you gave\.\n$/),
    });
    expect(await pentaland(stranger, 'verify', exported, '--key', 'f'.repeat(64))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('it was signed with another key'),
    });
    await enlisted('Gerd');
    await pentaland(beside(), 'checkpoint');
    const earlier = file('kept.json', kept);
    const proof = await pentaland(beside(), 'checkpoint', '--since', earlier);
    expect(await pentaland(stranger, 'verify', file('since.json', proof), '--key', key)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^The log of \d+ events continues the log of \d+/),
    });
    const { path, ...rest } = JSON.parse(proof.stdout) as { path: string[] };
    const forged = { stdout: JSON.stringify({ ...rest, path: path.slice(0, -1) }) };
    expect((await pentaland(stranger, 'verify', file('forged.json', forged))).status).toBe(1);
  });
});

describe('pentaland bot', () => {
  it('sits down at a table with a bot of the server, and plays to the end', async () => {
    const host = await registered(server.graphql, 'Cleo');
    const { gameId: game } = await createGame(host, { seats: 3, startingLife: 5 });
    await seatBot(host, game, 'greedy');
    const zora = asProcess(beside(), 'bot', game, '--name', 'Zora', '--url', server.graphql);
    await inGame(host, 'ready', game);
    const ended = zora.then((outcome) => expect(outcome).toBe('still playing'));
    ended.catch(() => undefined);
    const areReady = async (): Promise<boolean> =>
      Object.values((await look(host, game)).seats).every(({ ready }) => ready);
    while (!(await areReady())) await Promise.race([ended, sleep(20)]);
    await inGame(host, 'start', game);

    // Who only watches leaves the game to the bots.
    await inGame(host, 'concede', game);
    expect(await zora).toEqual({
      status: 0,
      stdout: 'Zora is ready.\nThe game is over.\n',
      stderr: '',
    });
    const { status, result } = await look(host, game);
    // Both may lose at once.
    expect([status, ['last-one-standing', 'nobody-left'].includes(result?.reason ?? '')]).toEqual([
      'over',
      true,
    ]);
    const lands = new Set<unknown>();
    const turns: unknown[] = [];
    for await (const { story } of new Replays(host.replay(game)).between(0))
      if (story.type === 'PentalandPlayed') lands.add(story['seat']);
      else if (story.type === 'TurnBegan') turns.push(story['seat']);
    // Whoever had a whole turn has played one in it; the host gives up in the middle of the first, if it is theirs.
    const bots = turns.slice(0, -1).filter((seat) => seat !== 0);
    expect(turns.length).toBeGreaterThan(1);
    for (const seat of bots) expect([seat, lands.has(seat)]).toEqual([seat, true]);
  });

  it('says why it does not play if there is no seat for it', async () => {
    const host = await registered(server.graphql, 'Dan');
    const { gameId: game } = await createGame(host, { access: 'INVITATION' });
    const { status, stderr } = await pentaland(beside(), 'bot', game, '--url', server.graphql);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^Refused: There is no such game\. Check its id, or ask its host to invite you\. \(table \S+\)\n$/,
      ),
    ]);
  });
});
