import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, UsageError } from '../../command/command.js';
import { simulate } from './simulate.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = {
    environment: { PENTALAND_DATA_DIR: folder },
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
  };
  return { code: await simulate.run(args, terminal), out: out.join('\n'), err };
}

describe('pentaland simulate', () => {
  it('plays a game in lockstep with its log, at each command and at each turn, and prints the number of decisions', async () => {
    const args = ['--games', '1', '--seed', 'small', '--bots', 'greedy,greedy', '--life', '5'];
    const closely = await run(...args, '--lockstep', 'command');
    expect(closely.err).toEqual([]);
    expect(closely.code).toBe(EXIT.ok);
    expect(closely.out).toMatch(/^1 games, \d+ decisions/);
    const roughly = await run(...args, '--lockstep', 'turn');
    const decisions = (out: string) => /^1 games, (\d+) decisions/.exec(out)?.[1];
    expect(decisions(roughly.out)).toBe(decisions(closely.out));
  });

  it('starts no game once its time is over', async () => {
    const { out, code } = await run('--games', '1000', '--seed', 'small', '--hours', '0.0000001');
    expect(code).toBe(EXIT.ok);
    expect(Number(/^(\d+) games/.exec(out)?.[1])).toBeLessThan(3);
  });

  /** Short games, whatever they are of. */
  const SHORT = ['--games', '1', '--seed', 'short', '--bots', 'greedy', '--life', '2'];

  it.each(['magic', 'pentaland', 'utopia', 'war-zone'])(
    'plays %s with a chosen number of players',
    async (ruleset) => {
      const { code, out, err } = await run(...SHORT, '--ruleset', ruleset, '--players', '3');
      expect([code, err]).toEqual([EXIT.ok, []]);
      expect(out).toMatch(/^1 games, [1-9]\d* decisions/);
    },
  );

  it('cr 803.1a: plays games in which everyone attacks the player on their left', async () => {
    const { code, err } = await run(...SHORT, '--players', '3', '--attack', 'left');
    expect([code, err]).toEqual([EXIT.ok, []]);
    await expect(run(...SHORT, '--attack', 'up')).rejects.toThrow(UsageError);
  });

  it('plays with a listed library, with even colours, and with costs that many names have', async () => {
    const list = join(folder, 'library.txt');
    writeFileSync(list, '40 Grizzly Bears\n\n20 Shock\n');
    const pentaland = [...SHORT, '--ruleset', 'pentaland', '--players', '2'];
    for (const library of [list, 'even', 'least:2 even']) {
      const { code, err } = await run(...pentaland, '--library', library);
      expect([library, code, err]).toEqual([library, EXIT.ok, []]);
    }
    // What cannot be is said by the rules, with the one command that says it again.
    writeFileSync(list, '60 No Such Card\n');
    const none = await run(...pentaland, '--library', list);
    expect(none.code).toBe(EXIT.failed);
    expect(none.err.join('\n')).toContain('there is no card named No Such Card');
    expect(none.err.join('\n')).toMatch(
      /again: pentaland simulate .*--library \S+library.txt --games 1 --seed short$/,
    );
  });

  it('plays with the cards of a format, from the whole catalogue', async () => {
    const args = [...SHORT, '--players', '2', '--library-size', '60'];
    const played = await run(...args, '--format', 'until:1993-08-31');
    expect([played.code, played.err]).toEqual([EXIT.ok, []]);
    const none = await run(...args, '--format', 'until:1990-01-01');
    expect(none.code).toBe(EXIT.failed);
    expect(none.err.join('\n')).toContain('terms format');
  });

  it('ends the game in which a bot once answered one question for ever', async () => {
    const args = ['--games', '1', '--seed', '1.11', '--ruleset', 'pentaland', '--bots', 'greedy,greedy'];
    const { code, out, err } = await run(...args);
    expect([code, err]).toEqual([EXIT.ok, []]);
    const [, decisions] = /^1 games, (\d+) decisions/.exec(out) ?? [];
    expect(Number(decisions)).toBeGreaterThan(100);
    expect(Number(decisions)).toBeLessThan(20_000);
  });

  it.each([
    ['--players', '9'],
    ['--players', '1'],
    ['--bots', 'greedy'],
    ['--format', 'until'],
    ['--format', 'until:someday'],
    ['--format', 'before:2011-09-30'],
    ['--library', 'odd'],
    ['--library', 'least:0'],
    ['--library-size', '7'],
    ['--life', 'long'],
    ['--lockstep', 'hour'],
    ['--hours', '0'],
    ['--hours', 'many'],
    ['--games', '0'],
    ['--bots', 'clever,greedy'],
    ['--ruleset', 'chess'],
  ])('refuses %s %s', async (...args) => {
    const [option] = args;
    await expect((async () => run(...args))()).rejects.toThrow(new RegExp(option));
    await expect((async () => run(...args))()).rejects.toBeInstanceOf(UsageError);
  });
});
