// `pentaland demo` as it is run: the story it tells holds together, and it leaves nothing behind.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pentaland, type Run } from '../fixtures/command-line.js';

let folder: string;
let run: Run;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pentaland-demo-test-'));
  run = await pentaland({ TMPDIR: folder }, 'demo', '--life', '3');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the parentheses of a form hold, wherever a line has it. */
const found = (form: RegExp): string[][] =>
  run.stdout.split('\n').flatMap((line) => {
    const match = form.exec(line);
    return match === null ? [] : [match.slice(1)];
  });

/** Whether something else was told of that card: that it was revealed, exiled or the like. */
const shownBefore = (printed: string): boolean =>
  run.stdout.split('\n').some((line) => line.includes(printed) && !/^ {2}Boris (casts|plays) /.test(line));

describe('pentaland demo', () => {
  it('plays a game to its end, and verifies it', () => {
    expect([run.status, run.stderr]).toEqual([0, '']);
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('Anna and Boris play pentaland with 3 life each. This is what Anna saw.');
    const [, commands, events, draws] =
      /^Replayed and verified: (\d+) commands decided again, (\d+) events, (\d+) draws from the seed\.$/.exec(
        lines.at(-1) ?? '',
      ) ?? [];
    // Who chooses, the shuffle, and whoever went first: at least two draws, and more happens than is said.
    expect(Number(draws)).toBeGreaterThanOrEqual(2);
    expect(Number(commands)).toBeGreaterThan(10);
    expect(Number(events)).toBeGreaterThan(lines.length);
  });

  it('tells the turns in order, player by player, and a winner other than the loser', () => {
    const turns = found(/^Turn (\d+), (Anna|Boris) \(Anna \d+, Boris \d+\)$/);
    expect(turns.map(([nth]) => Number(nth))).toEqual(turns.map((_, index) => index + 1));
    const [[first = ''] = []] = found(/^(Anna|Boris) goes first\.$/);
    const order = [first, first === 'Anna' ? 'Boris' : 'Anna'];
    expect(turns.map(([, who]) => who)).toEqual(turns.map((_, index) => order[index % 2]));
    const losers = found(/^(Anna|Boris) .*loses\b.*\.$/).flat();
    const winners = found(/^(Anna|Boris) wins\.$/).flat();
    expect(losers.length).toBeGreaterThan(0);
    // Both, and nobody twice.
    expect([...losers, ...winners].sort()).toEqual(['Anna', 'Boris']);
  });

  it("pentaland 704.2: no name is given twice, and nothing is told of Boris's hand", () => {
    const cast = found(
      /^ {2}(Anna|Boris) casts (.*) as (.*?)(?: \(a watched name\))?(?:, X being \d+)?(?:, at .*)?\.$/,
    );
    const names = cast.map(([, , name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    const lands = found(/^ {2}(Anna|Boris) plays (.*) as a land, face down\.$/);
    for (const [who, printed = ''] of [...cast, ...lands])
      if (who === 'Anna') expect([who, printed]).not.toEqual([who, 'a card']);
      else if (printed !== 'a card') expect(shownBefore(printed)).toBe(true);
    // Whoever had a whole turn has played one in it.
    const turns = found(/^Turn \d+, (Anna|Boris) /).map(([who]) => who);
    const played = new Set(lands.map(([who]) => who));
    for (const who of turns.slice(0, -1)) expect([who, played.has(who)]).toEqual([who, true]);
  });

  it('leaves nothing behind', () => {
    expect(readdirSync(folder)).toEqual([]);
  });
});
