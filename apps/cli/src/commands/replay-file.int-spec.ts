// A game goes in a file from the log of one server to another's, by the command line alone; and what is no such file is
// refused by what is wrong with it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '#event-store/sqlite';
import { MOST_BYTES } from '#matches';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { accepted, GameNode } from '#testkit/node/game-node';
import { dispatch } from '../dispatch.js';
import { COMMANDS } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-replay-'));
const clock = new HandClock();

function dataFolder(name: string): string {
  const made = mkdtempSync(join(folder, name));
  writeFileSync(join(made, 'secrets.key'), TEST_KEYS.data.secret, { mode: 0o600 });
  return made;
}
const [there, here] = [dataFolder('there'), dataFolder('here')];

async function pentaland(data: string, ...argv: readonly string[]) {
  return typing([], data, ...argv);
}

async function typing(lines: readonly string[], data: string, ...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await dispatch(COMMANDS, argv, {
    environment: { PENTALAND_DATA_DIR: data },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    lines: async function* () {
      yield* await Promise.resolve(lines);
    },
  });
  return { status, out, err: err.join('\n') };
}

let over: string;
let running: string;
beforeAll(async () => {
  const store = await SqliteEventStore.open({ file: join(there, 'events.sqlite') });
  const node = await GameNode.start({ store, clock });
  const players = [await node.player('Anna'), await node.player('Boris')];
  over = await node.playing(players, { librarySize: 60 });
  accepted(await node.act(players[0]!, over, { type: 'concede' }));
  running = await node.playing(players, { librarySize: 60 });
  await node.stop();
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function exported(name: string, ...argv: readonly string[]): Promise<string> {
  const { status, out, err } = await pentaland(there, 'export', ...argv, '--replay');
  expect([status, err]).toEqual([0, '']);
  const file = join(folder, name);
  writeFileSync(file, `${out.join('\n')}\n`);
  return file;
}

describe('a replay file', () => {
  it('of an opened game is verified, imported once, and the log it comes into verifies', async () => {
    const file = await exported('over.jsonl', over);
    const [header] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(header!)).toMatchObject({
      ...{ pentaland: 'replay', version: 1, content: 'log', game: over },
      players: [
        { seat: 0, name: 'Anna' },
        { seat: 1, name: 'Boris' },
      ],
    });
    const verified = await pentaland(here, 'verify', file);
    expect([verified.status, verified.err]).toEqual([0, '']);
    const first = await pentaland(here, 'game', 'import', file);
    expect([first.status, first.err]).toEqual([0, '']);
    const [game] = /^import-[0-9a-f]{29}/.exec(first.out[0]!)!;
    const again = await pentaland(here, 'game', 'import', file);
    expect(again.out).toEqual([`${game} was here already.`]);
    const whole = await pentaland(here, 'verify');
    expect([whole.status, whole.err]).toEqual([0, '']);
    const own = await pentaland(there, 'game', 'import', file);
    expect([own.status, own.err]).toEqual([1, expect.stringContaining('is of a game of this log')]);
  });

  it('is watched without a server, through the eyes that it has', async () => {
    const whole = await exported('watched.jsonl', over);
    const outline = await pentaland(here, 'replay', whole, '--outline');
    expect([outline.status, outline.err]).toEqual([0, '']);
    expect(outline.out.join('\n')).toMatch(/^\d+ moments, 1 turns\.[^]*Anna concedes[^]*Boris won\./);
    for (const eyes of ['0', 'spectator', 'all']) {
      const watched = await typing(['t right', 'left q'], here, 'replay', whole, '--eyes', eyes);
      expect([watched.status, watched.err]).toEqual([0, '']);
      expect(watched.out.filter((line) => /^Moment \d+ of \d+$/.test(line))).toHaveLength(4);
    }
    expect((await pentaland(here, 'replay', whole, '--eyes', '7')).err).toContain('no such viewer');
    const feed = await exported('watched-feed.jsonl', running, '--as', 'seat-0');
    expect((await typing(['t right q'], here, 'replay', feed)).status).toBe(0);
    expect((await pentaland(here, 'replay', feed, '--outline')).out[0]).toMatch(/moments, 1 turns/);
    expect((await pentaland(here, 'replay', feed, '--eyes', 'all')).err).toContain('leave --eyes out');
  });

  it('of a game that has not opened has one viewer’s feed, which cannot be imported', async () => {
    expect((await pentaland(there, 'export', running, '--replay')).err).toContain('has not opened');
    const file = await exported('feed.jsonl', running, '--as', 'seat-0');
    const { status, out } = await pentaland(here, 'verify', file);
    expect([status, out.join()]).toEqual([0, expect.stringMatching(/^The feed of seat-0: \d+ entries/)]);
    expect((await pentaland(here, 'game', 'import', file)).err).toContain('has what one viewer saw');
  });

  it.each(['verify', 'game import'])('that is none is refused by pentaland %s', async (command) => {
    const file = await exported('whole.jsonl', over);
    const lines = readFileSync(file, 'utf8').split('\n');
    const told = async (name: string, text: string): Promise<string> => {
      const path = join(folder, name);
      writeFileSync(path, text);
      const { status, err } = await pentaland(here, ...command.split(' '), path);
      expect(status).toBe(1);
      return err;
    };
    expect(await told('cut.jsonl', lines.slice(0, 9).join('\n'))).toContain('is cut off');
    expect(await told('changed.jsonl', lines.toSpliced(5, 1).join('\n'))).toContain('is damaged');
    const later = lines.with(0, lines[0]!.replace('"version":1', '"version":2'));
    expect(await told('later.jsonl', later.join('\n'))).toContain('later release');
    truncateSync(file, MOST_BYTES + 1);
    const { err } = await pentaland(here, ...command.split(' '), file);
    expect(err).toContain('is larger than any replay');
    expect((await pentaland(here, ...command.split(' '), join(folder, 'nothing'))).err).toContain(
      'cannot be read',
    );
  });
});

describe('pentaland scenario from', () => {
  it('refuses what is no game, moment or viewer, and a game in which no cards are played', async () => {
    const said = async (...argv: readonly string[]) =>
      (await pentaland(there, 'scenario', 'from', ...argv)).err;
    expect(await said('nothing')).toContain('there is no such game');
    expect(await said(`${running}@99999`)).toContain('no such moment');
    expect(await said(`${running}@x`)).toContain('no such moment');
    expect(await said(running, '--as', 'seat-7')).toContain('no such viewer');
    expect(await said(running)).toContain('no cards are played');
    expect(await said()).toContain('GAME missing');
  });
});
