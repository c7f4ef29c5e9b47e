import { describe, expect, it } from '@jest/globals';
import { EXIT, UsageError } from '../command.js';
import { simulate } from './simulate.js';

async function run(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = {
    environment: {},
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
  };
  return { code: await simulate.run(args, terminal), out: out.join('\n'), err };
}

describe('pentaland simulate', () => {
  it('plays a game beside its log, at each command and at each turn, and says what it came to', async () => {
    const args = ['--games', '1', '--seed', 'small', '--bots', 'greedy,greedy'];
    const closely = await run(...args, '--lockstep', 'command');
    expect(closely.err).toEqual([]);
    expect(closely.code).toBe(EXIT.ok);
    expect(closely.out).toMatch(/^1 games, \d+ decisions/);
    const roughly = await run(...args, '--lockstep', 'turn');
    const decisions = (out: string) => /^1 games, (\d+) decisions/.exec(out)?.[1];
    expect(decisions(roughly.out)).toBe(decisions(closely.out));
  });

  it('begins no game once its time is over', async () => {
    const { out, code } = await run('--games', '1000', '--seed', 'small', '--hours', '0.0000001');
    expect(code).toBe(EXIT.ok);
    expect(Number(/^(\d+) games/.exec(out)?.[1])).toBeLessThan(3);
  });

  it.each([
    ['--lockstep', 'hour'],
    ['--hours', '0'],
    ['--hours', 'many'],
    ['--games', '0'],
    ['--bots', 'clever,greedy'],
    ['--ruleset', 'chess'],
  ])('refuses %s %s', async (...args) => {
    // Some commands refuse before they promise anything.
    await expect((async () => run(...args))()).rejects.toBeInstanceOf(UsageError);
  });
});
