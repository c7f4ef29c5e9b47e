// The open games of a running server, at the command line.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { listOpenGames } from './games.js';

let server: ApiServer;
const games: string[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  const [anna, boris]: Caller[] = [await server.player('Anna'), await server.player('Boris')];
  for (const loser of [anna!, boris!]) {
    const game = await playing([anna!, boris!], { librarySize: 60 });
    accepted(await loser.inGame('concede', game));
    games.unshift(game);
  }
  while ((await run('--open')).length < games.length) await new Promise((resolve) => setImmediate(resolve));
});
afterAll(() => server.stop());

async function run(...args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const out = (line: string): void => void lines.push(line);
  await listOpenGames.run([...args, '--url', server.url], { environment: {}, out, err: out });
  return lines;
}

describe('pentaland games', () => {
  it('lists the open games of a server, newest first, without an account', async () => {
    const lines = await run('--open');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(games);
    expect(lines[0]).toMatch(
      /^\S+ {2}\d{4}-\d\d-\d\dT\d\d:\d\d {2}pentaland {2}1 turns, \d+ events {2}Anna and Boris: Anna won \(last-one-standing\)$/,
    );
    expect(await run('--open', '--most', '1')).toHaveLength(1);
  });

  it('lists those that have all that is named in common', async () => {
    expect(await run('--open', '--winner', 'boris', '--turns', '1..')).toEqual([
      expect.stringContaining(games[1]!),
    ]);
    expect(await run('--open', '--loser', 'Boris', '--reason', 'last-one-standing')).toEqual([
      expect.stringContaining(games[0]!),
    ]);
    const nothing = ['No open game has all of that.'];
    expect(await run('--open', '--player', 'Anna', '--player', 'Chloe')).toEqual(nothing);
    for (const more of ['--draw', '--card=Opt', '--format=vintage', '--ruleset=war-zone', '--events=..3'])
      expect(await run('--open', more)).toEqual(nothing);
  });

  it('refuses what it does not understand', async () => {
    await expect(run()).rejects.toThrow('say --open');
    await expect(run('--open', 'more')).rejects.toThrow("unexpected argument 'more'");
    for (const turns of ['10', '..', 'a..b', '-1..2', '1..2..3'])
      await expect(run('--open', `--turns=${turns}`)).rejects.toThrow('--turns is a length');
    await expect(run('--open', '--most', '0')).rejects.toThrow('--most is a number');
    await expect(run('--open', '--draw', '--reason', 'abandoned')).rejects.toThrow('either');
  });
});
