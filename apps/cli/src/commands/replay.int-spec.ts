// `pentaland replay` at a real server: the outline, a moment, steps by keys, eyes, and what is refused.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { EXIT, UsageError } from '../command/command.js';
import { replay } from './replay.js';

let server: ApiServer;
let anna: Caller, boris: Caller, chloe: Caller;
let game: string;
beforeAll(async () => {
  server = await ApiServer.start();
  [anna, boris, chloe] = (await Promise.all(
    ['Anna', 'Boris', 'Chloe'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller];
  game = await playing([anna, boris], { librarySize: 60, opens: 'JUDGES_ONLY' });
  for (let turns = 0; turns < 3; turns += 1) await passTurn([anna, boris], game);
  accepted(await boris.inGame('concede', game));
});
afterAll(() => server.stop());

async function run(by: Caller | undefined, typed: readonly string[] | undefined, ...args: readonly string[]) {
  const out: string[] = [];
  const as = by === undefined ? [] : ['--name', by.name, '--secret', by.secret];
  const code = await replay.run([...args, ...as, '--url', server.url], {
    environment: {},
    out: (line) => void out.push(line),
    err: (line) => void out.push(line),
    ...(typed === undefined ? {} : { lines: () => lines(typed) }),
  });
  return { code, out };
}
async function* lines(typed: readonly string[]): AsyncGenerator<string> {
  for (const line of await Promise.resolve(typed)) yield line;
}

const momentsIn = (out: readonly string[]): number[] =>
  out.flatMap((line) => /^Moment (\d+) of/.exec(line)?.[1] ?? []).map(Number);

describe('pentaland replay', () => {
  it('prints the outline: turns, life totals, and what is worth jumping to', async () => {
    const { code, out } = await run(chloe, undefined, game, '--outline');
    expect(code).toBe(EXIT.ok);
    expect(out[0]).toMatch(/^\d+ moments, 4 turns\.$/);
    expect(out.filter((line) => line.startsWith('Turn '))).toHaveLength(4);
    expect(out.find((line) => line.startsWith('Turn 2'))).toMatch(
      /^Turn 2, Boris: \d+ to \d+ \(Anna 20, Boris 20\)$/,
    );
    expect(out.at(-2)).toMatch(/^ +\d+ {2}Boris concedes$/);
    expect(out.at(-1)).toBe('Anna won.');
  });

  it('shows a moment, and goes where the keys lead', async () => {
    const { out } = await run(chloe, ['right left t T', '5', 'p', 'P F f', 'v q right'], game, '--at', '3');
    const moments = momentsIn(out);
    const [at, on, back, turn, first] = moments;
    expect([at, on, back, first]).toEqual([3, 4, 3, 1]);
    expect(turn).toBeGreaterThan(4);
    expect(moments[5]).toBe(5);
    // A priority, and the one before: there is none, so it is the beginning.
    expect(moments[6]).toBeGreaterThan(5);
    expect(moments[7]).toBe(1);
    // From there a phase back leads nowhere, and one on leads to the first.
    expect(out).toContain('This is the first moment.');
    expect(moments[8]).toBe(turn! + 1);
    expect(moments[9]).toBe(moments[8]);
    expect(moments).toHaveLength(10);
  });

  it('tells what happens on the way forward', async () => {
    const { out } = await run(chloe, ['t t'], game, '--at', '1');
    const { out: slowly } = await run(chloe, ['t', 'f f f f f f f f f f f f'], game, '--at', '1');
    expect(slowly.join('\n')).toContain('Turn 2, Boris (Anna 20, Boris 20)');
    expect(momentsIn(out)).toHaveLength(3);
  });

  it('sees through one’s own eyes, and through others’ only where that is allowed', async () => {
    const own = await run(anna, ['q'], game, '--at', '60');
    const spectator = await run(anna, ['q'], game, '--at', '60', '--eyes', 'spectator');
    const stranger = await run(undefined, ['q'], game, '--at', '60');
    expect(own.out.join('\n')).toMatch(/[Yy]our hand/);
    expect(spectator.out.join('\n')).not.toMatch(/[Yy]our hand/);
    expect(stranger.out).toEqual(spectator.out);
    expect(await run(anna, ['q'], game, '--at', '60', '--eyes', '0')).toEqual(own);
    for (const eyes of ['1', 'seat-1', 'all'])
      await expect(run(anna, undefined, game, '--eyes', eyes)).rejects.toThrow('leave the option out');
  });

  it('refuses what does not exist, and what is not understood', async () => {
    await expect(run(chloe, undefined, 'no-such-game')).rejects.toThrow('no such game');
    await expect(run(chloe, undefined, game, '--at', '0')).rejects.toThrow('has the moments 1 to');
    await expect(run(chloe, undefined, game, '--at', '99999')).rejects.toThrow('has the moments 1 to');
    for (const args of [
      [],
      [game, 'more'],
      [game, '--at', 'x'],
      [game, '--eyes', 'nobody'],
      [game, '--fast'],
    ])
      await expect(run(chloe, undefined, ...args)).rejects.toThrow(UsageError);
    const { out } = await run(chloe, ['9999', 'x'], game, '--at', '2');
    expect(out).toContainEqual(expect.stringMatching(/^The game has the moments 1 to \d+\.$/));
    expect(momentsIn(out)).toEqual([2]);
  });
});
