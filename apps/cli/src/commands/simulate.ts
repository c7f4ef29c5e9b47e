// `pentaland simulate`: games that play themselves; what they came to, and how to repeat what went wrong.
import { parseArgs } from 'node:util';
import { hashText } from '#kernel';
import type { CardDefinition } from '#cards';
import {
  count,
  greedyBot,
  lockstepWatch,
  mixedDeck,
  newSummary,
  PACES,
  playGame,
  repeatingCommand,
  report,
  uniformBot,
  type Bot,
  type Pace,
} from '#simulation';
import { MENTAL_MAGIC } from '#mental';
import { CARDS } from '#scenario';
import { RULESETS, type Terms } from '#rules';
import { EXIT, UsageError, type Command } from '../command.js';

/** What bots can play. */
const PLAYED = RULESETS.filter((ruleset) => ruleset === 'magic' || MENTAL_MAGIC[ruleset] !== undefined);

const BOTS: Readonly<Record<string, Bot>> = { uniform: uniformBot, greedy: greedyBot };

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly ruleset: Terms['ruleset'];
  readonly bots: readonly Bot[];
  readonly base: Terms['base'];
  readonly pace: Pace | undefined;
  /** No game is begun after so many milliseconds. */
  readonly bound: number;
}

function optionsOf(args: readonly string[]): Options {
  const { values } = parsed(args);
  const games = Number(values.games ?? '10');
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games is a number from 1');
  const ruleset = RULESETS.find((name) => name === (values.ruleset ?? 'magic'));
  if (ruleset === undefined || !PLAYED.includes(ruleset))
    throw new UsageError(`--ruleset is ${PLAYED.join(' or ')}`);
  const base = (['cr', 'cr2011', 'ninth'] as const).find((name) => name === (values.base ?? 'cr'));
  if (base === undefined) throw new UsageError('--base is cr, cr2011 or ninth');
  const bots = (values.bots ?? 'uniform,uniform').split(',').map((name) => {
    const bot = BOTS[name];
    if (bot === undefined)
      throw new UsageError(`there is no bot called ${name}; there are uniform and greedy`);
    return bot;
  });
  if (bots.length < 2 || bots.length > 8) throw new UsageError('--bots names two to eight of them');
  const pace = PACES.find((name) => name === values.lockstep);
  if (pace !== values.lockstep) throw new UsageError(`--lockstep is ${PACES.join(' or ')}`);
  const hours = Number(values.hours ?? 'Infinity');
  if (!(hours > 0)) throw new UsageError('--hours is a number above 0');
  return { games, seed: values.seed ?? '1', ruleset, bots, base, pace, bound: hours * 3_600_000 };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' as const };
  try {
    return parseArgs({
      args: [...args],
      options: {
        games: text,
        seed: text,
        ruleset: text,
        bots: text,
        base: text,
        lockstep: text,
        hours: text,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments cannot be read');
  }
}

/** A line rewritten in place on a terminal; nothing where output goes to a file. */
function progress(done: number, games: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games} games`);
}

export const simulate: Command = {
  takes:
    '[--games N] [--seed S] [--ruleset magic|pentaland|…] [--base cr] [--bots uniform,greedy] [--lockstep turn|command] [--hours H]',
  summary: 'Lets bots play whole games and says what came of them.',
  details: [
    'Every game has a seed of its own, made of S and its number: a game that gets stuck is named',
    'with the one command that plays it again. Ends with 1 if any did.',
    'With --lockstep a second state is folded from the events of each game and compared at each turn or',
    'command; at each command, the finished game is decided again as well. --hours: begins no game after that.',
  ],
  run(args, terminal) {
    const options = optionsOf(args);
    const { games, seed, ruleset, bots, base, pace, bound } = options;
    const deck: readonly CardDefinition[] = mixedDeck(CARDS);
    // war-zone: nobody brings lands; the Main Libraries are made without them.
    const decks = ruleset === 'war-zone' ? {} : { decks: bots.map(() => deck) };
    const cards = { catalogue: hashText('fixtures'), definitions: CARDS, ...decks };
    const variants = MENTAL_MAGIC;
    // One library for all is of as many cards as that takes.
    const terms = { ruleset, base, ...(ruleset === 'pentaland' ? { librarySize: 300 } : {}) };
    const summary = newSummary();
    const began = performance.now();
    for (let nth = 0; nth < games && performance.now() - began < bound; nth += 1) {
      // One game of a run is repeated by its own seed.
      const own = games === 1 ? seed : `${seed}.${nth}`;
      const watch = pace === undefined ? {} : { watch: lockstepWatch(pace, { seed: own, cards, variants }) };
      const played = playGame({ seed: own, cards, variants, bots, terms, ...watch });
      count(summary, played);
      if (!played.ok) {
        terminal.err(`stuck after ${played.error.decisions} decisions: ${played.error.why}`);
        terminal.err(`  again: ${repeatingCommand({ seed: own, ruleset, base, bots, pace })}`);
      }
      progress(nth + 1, games);
    }
    if (process.stderr.isTTY) process.stderr.write('\n');
    for (const line of report(summary, (performance.now() - began) / 1000)) terminal.out(line);
    return Promise.resolve(summary.stuck.length === 0 ? EXIT.ok : EXIT.failed);
  },
};
