// `pentaland simulate`: games that play themselves; what they came to, and how to repeat what went wrong.
import { greedyBot, uniformBot, type Bot } from '#bots';
import { parseArgs } from 'node:util';
import { count, lockstepWatch, newSummary, PACES, playGame, report, type Pace } from '#simulation';
import { MENTAL_MAGIC } from '#mental';
import { RULESETS, terms as termsSchema, type Terms } from '#rules';
import { orUsageError } from '../../command/arguments.js';
import { EXIT, UsageError, type Command } from '../../command/command.js';
import { formatSaid, librarySaid, rulebookOf } from './cards-asked.js';

/** What bots can play. */
const PLAYED = RULESETS.filter((ruleset) => ruleset === 'magic' || MENTAL_MAGIC[ruleset] !== undefined);

const BOTS: Readonly<Record<string, Bot>> = { uniform: uniformBot, greedy: greedyBot };
/** One library for all is of as many cards as that takes. */
const COMMON_LIBRARY = 300;

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly terms: Pick<Terms, 'ruleset' | 'base' | 'format'> & Partial<Terms>;
  readonly pace: Pace | undefined;
  /** No game is begun after so many milliseconds. */
  readonly bound: number;
}

type Said = ReturnType<typeof parsed>;

function oneOf<W extends string>(option: string, words: readonly W[], said: string): W {
  const word = words.find((one) => one === said);
  if (word === undefined) throw new UsageError(`--${option} is ${words.join(' or ')}`);
  return word;
}

function optionsOf(args: readonly string[]): Options {
  const said = parsed(args);
  const games = Number(said.games ?? '10');
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games is a number from 1');
  const hours = Number(said.hours ?? 'Infinity');
  if (!(hours > 0)) throw new UsageError('--hours is a number above 0');
  return {
    games,
    seed: said.seed ?? '1',
    bots: botsOf(said),
    terms: termsOf(said),
    pace: said.lockstep === undefined ? undefined : oneOf('lockstep', PACES, said.lockstep),
    bound: hours * 3_600_000,
  };
}

/** As many as there are players, the first ones again where there are fewer. */
function botsOf({ bots: said = 'uniform,uniform', players }: Said): readonly Bot[] {
  const named = said.split(',').map((name) => {
    const bot = BOTS[name];
    if (bot === undefined) throw new UsageError(`--bots: there is no bot '${name}'; use uniform or greedy`);
    return bot;
  });
  const many = Number(players ?? named.length);
  if (!Number.isInteger(many) || many < 2 || many > 8)
    throw new UsageError(players === undefined ? '--bots takes two to eight names' : '--players is 2 to 8');
  if (named.length > many) throw new UsageError('--bots names more bots than there are players');
  return Array.from({ length: many }, (_, nth) => named[nth % named.length] as Bot);
}

function termsOf(said: Said): Options['terms'] {
  const library = librarySaid(said.library);
  const listed = library?.cards?.reduce((sum, { count: many }) => sum + many, 0);
  const ruleset = oneOf('ruleset', PLAYED, said.ruleset ?? 'magic');
  const size = said['library-size'] ?? listed ?? (ruleset === 'pentaland' ? COMMON_LIBRARY : undefined);
  const chosen = {
    ruleset,
    base: oneOf('base', ['cr', 'cr2011', 'ninth'] as const, said.base ?? 'cr'),
    format: formatSaid(said.format),
    ...(library === undefined ? {} : { library }),
    ...(size === undefined ? {} : { librarySize: Number(size) }),
    ...(said.life === undefined ? {} : { startingLife: Number(said.life) }),
    ...(said.attack === undefined
      ? {}
      : { attack: oneOf('attack', ['multiple', 'left', 'right'] as const, said.attack) }),
    ...(said.range === undefined ? {} : { range: [Number(said.range)] }),
  };
  const read = termsSchema.partial().safeParse(chosen);
  if (read.success) return chosen;
  const [fault] = read.error.issues;
  throw new UsageError(
    `--${OPTION_OF[String(fault?.path[0])] ?? 'format'}: ${fault?.message ?? 'cannot be'}`,
  );
}

const OPTION_OF: Readonly<Record<string, string>> = {
  library: 'library',
  librarySize: 'library-size',
  startingLife: 'life',
  range: 'range',
};

function parsed(args: readonly string[]) {
  const text = { type: 'string' as const };
  const options = {
    ...{ games: text, seed: text, bots: text, players: text, hours: text, lockstep: text },
    ...{ ruleset: text, base: text, format: text, library: text, life: text, range: text },
    attack: text,
    'library-size': text,
  };
  return orUsageError(() => parseArgs({ args: [...args], options })).values;
}

/** The arguments of the one game, with the seed that is its own. */
function repeating(args: readonly string[], seed: string): string {
  const kept = args.flatMap((word, nth) => {
    const option = word.startsWith('--') ? word : (args[nth - 1] ?? '');
    return /^--(games|seed|hours)\b/.test(option) ? [] : [/\s/.test(word) ? `'${word}'` : word];
  });
  return ['pentaland simulate', ...kept, '--games 1', `--seed ${seed}`].join(' ');
}

function progress(done: number, games: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games} games`);
}

export const simulate: Command = {
  takes:
    '[--games N] [--seed S] [--ruleset magic|pentaland|…] [--base cr] [--bots uniform,greedy] [--players N] [--format …] [--library …] [--library-size N] [--life N] [--range N] [--attack multiple|left|right] [--lockstep turn|command] [--hours H]',
  details: [
    'Every game has its own seed, made of S and its number. A game that gets stuck is named',
    'with the command that plays it again. Exit code 1 if one did.',
    "The cards are those of this installation's catalogue. --format restricts them:",
    "all, until:2011-09-30, sets:LEA,LEB, legality:vintage, or two of them ('until:2011-09-30 legality:vintage').",
    '--library, of pentaland: even (as many of each colour), least:20 (costs that 20 names have), both, or a file with a',
    'list, one line per card with its count before it. --players repeats the bots, two to eight of them.',
    'With --lockstep a second state is folded from the events of each game and compared at each turn or',
    'command; with `command` the finished game is also decided again. --hours: starts no game after that time.',
  ],
  async run(args, terminal) {
    const { games, seed, bots, terms, pace, bound } = optionsOf(args);
    const book = await rulebookOf({ ...terms, seats: bots.length }, terminal.environment);
    const summary = newSummary();
    const began = performance.now();
    for (let nth = 0; nth < games && performance.now() - began < bound; nth += 1) {
      // One game of a run is repeated by its own seed.
      const own = games === 1 ? seed : `${seed}.${nth}`;
      const watch = pace === undefined ? {} : { watch: lockstepWatch(pace, { seed: own, ...book }) };
      const played = playGame({ seed: own, ...book, bots, terms, ...watch });
      count(summary, played);
      if (!played.ok) {
        terminal.err(`stuck after ${played.error.decisions} decisions: ${played.error.why}`);
        terminal.err(`  again: ${repeating(args, own)}`);
      }
      progress(nth + 1, games);
    }
    if (process.stderr.isTTY) process.stderr.write('\n');
    for (const line of report(summary, (performance.now() - began) / 1000)) terminal.out(line);
    return summary.stuck.length === 0 ? EXIT.ok : EXIT.failed;
  },
};
