import { describe, expect, it } from '@jest/globals';
import { Refused } from '#client';
import { parseArguments } from './command/arguments.js';
import { EXIT, Failure, type Called, type Command } from './command/command.js';
import { COMMANDS as OURS } from './commands/index.js';
import { dispatch } from './dispatch.js';

const failing: Command = {
  takes: '',
  details: [],
  run: () => Promise.reject(new Failure('it is raining')),
};
const crashing: Command = { ...failing, run: () => Promise.reject(new TypeError('a bug')) };
const refusing: Command = {
  ...failing,
  run: () => Promise.reject(new Refused('not now', 'NOT_YOUR_TURN', undefined, { rule: 'cr 117.1' })),
};
const greeting: Command = {
  takes: 'NAME [--loud]',
  details: ['As loudly as you like.'],
  run: (args, { out }) => {
    const { operands, flags } = parseArguments(args, ['NAME'], ['loud']);
    out(`Hello ${operands.NAME}${flags.loud ? '!' : '.'}`);
    return Promise.resolve(EXIT.ok);
  },
};

const called = (words: string, summary: string, command: Command): Called => ({
  words: words.split(' '),
  summary,
  load: () => Promise.resolve(command),
});
const COMMANDS = [
  called('fail', 'Fails.', failing),
  called('crash', 'Fails too.', crashing),
  called('refuse', 'Fails as well.', refusing),
  called('say hello', 'Greets.', greeting),
];

const pentaland = (...argv: readonly string[]) => run(COMMANDS, argv);

async function run(commands: readonly Called[], argv: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await dispatch(commands, argv, {
    environment: {},
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('the command line', () => {
  it('runs the command its words name, with the words that follow', async () => {
    expect(await pentaland('say', 'hello', 'Ada', '--loud')).toEqual({ code: 0, out: 'Hello Ada!', err: '' });
    expect(await pentaland('say', 'hello', '--', '--loud')).toEqual({
      code: 0,
      out: 'Hello --loud.',
      err: '',
    });
  });

  it.each([['--help'], ['-h'], ['help']])('lists every command on %s', async (word) => {
    const { code, out, err } = await pentaland(word);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^ {2}say hello {3}Greets\.$/m);
    expect(out).toMatch(/^ {2}fail {8}Fails\.$/m);
  });

  it('explains one command on --help after it', async () => {
    const { code, out } = await pentaland('say', 'hello', '--help');
    expect([code, out]).toEqual([
      0,
      'Usage: pentaland say hello NAME [--loud]\n\nGreets.\nAs loudly as you like.',
    ]);
  });

  it.each([
    ['nothing', [], 'No command was given.'],
    ['an unknown command', ['dance'], "There is no command 'dance'."],
    ['half a command', ['say'], "There is no command 'say'."],
    ['an operand missing', ['say', 'hello'], 'NAME missing.'],
    ['an operand too many', ['say', 'hello', 'a', 'b'], "unexpected argument 'b'."],
    ['an unknown flag', ['say', 'hello', 'a', '--soft'], 'pentaland say hello NAME'],
  ])('exits with 2 on %s, and says how it is used', async (_what, argv, words) => {
    const { code, out, err } = await pentaland(...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).toContain('Usage: pentaland');
  });

  it.each([['--help'], ['help']])('lists the commands of a group on %s after its word', async (word) => {
    const { code, out, err } = await pentaland('say', word);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').slice(2)).toEqual(['  say hello   Greets.']);
  });

  it('exits with 2 on a word that only begins a command, and lists what it begins', async () => {
    const { code, err } = await pentaland('say', 'goodbye');
    expect(code).toBe(2);
    expect(err).toContain("There is no command 'say goodbye'.");
    expect(err).toContain('say hello');
    expect(err).not.toContain('crash');
  });

  it('says why a server refuses, with the rule', async () => {
    expect(await pentaland('refuse')).toEqual({ code: 1, out: '', err: 'Refused: not now (cr 117.1)' });
  });

  it('exits with 1 when a command fails, and says why', async () => {
    expect(await pentaland('fail')).toEqual({ code: 1, out: '', err: 'it is raining' });
  });

  it('exits with 1 when a command has a bug, and shows where', async () => {
    const { code, err } = await pentaland('crash');
    expect(code).toBe(1);
    expect(err).toMatch(/TypeError: a bug\n +at /);
  });
});

describe('the help of every command', () => {
  it.each([[], ...new Set(OURS.map(({ words }) => words.slice(0, 1))), ...OURS.map(({ words }) => words)])(
    '%s %s fits 80 columns',
    async (...words: readonly string[]) => {
      const { code, out, err } = await run(OURS, [...words, '--help']);
      expect([code, err]).toEqual([0, '']);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it.each([
    ['admin', 'grant'],
    ['cards', 'show'],
    ['judge', 'queue'],
  ])('`%s --help` lists `%s` and the others', async (group, one) => {
    const { code, out } = await run(OURS, [group, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`\n  ${group} ${one} `);
    expect(out).not.toContain('backup');
  });
});
