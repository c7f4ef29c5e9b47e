// What the arguments of `pentaland simulate` ask for.
import { greedyBot, uniformBot, type Bot } from '#bots';
import { faultInLabel } from '#analytics';
import { parseArgs } from 'node:util';
import { PACES, type Pace } from '#simulation';
import { MENTAL_MAGIC } from '#mental';
import { RULESETS, terms as termsSchema, type Terms } from '#rules';
import { orUsageError } from '../../command/arguments.js';
import { UsageError } from '../../command/command.js';
import { formatSaid, librarySaid } from './cards-asked.js';
import type { Into } from './into.js';

/** What bots can play. */
const PLAYED = RULESETS.filter((ruleset) => ruleset === 'magic' || MENTAL_MAGIC[ruleset] !== undefined);

const BOTS: Readonly<Record<string, Bot>> = { uniform: uniformBot, greedy: greedyBot };
/** One library for all is of as many cards as that takes. */
const COMMON_LIBRARY = 300;

export interface Options {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly terms: Pick<Terms, 'ruleset' | 'base' | 'format'> & Partial<Terms>;
  readonly pace: Pace | undefined;
  /** No game is begun after so many milliseconds. */
  readonly bound: number;
  /** What is printed: a line of JSON for each game, or the report. */
  readonly form: 'json' | 'report';
  readonly into: Into | undefined;
}

type Said = ReturnType<typeof parsed>;

function oneOf<W extends string>(option: string, words: readonly W[], said: string): W {
  const word = words.find((one) => one === said);
  if (word === undefined) throw new UsageError(`--${option} is ${words.join(' or ')}`);
  return word;
}

export function optionsOf(args: readonly string[]): Options {
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
    form: said.json === true ? 'json' : 'report',
    into: intoOf(said),
  };
}

const FIRST_DAY = '2000-01-01';
const MINUTE = 60_000;

function intoOf({ into: label, from, every, anew }: Said): Into | undefined {
  if (label === undefined) {
    if (from !== undefined || every !== undefined || anew !== undefined)
      throw new UsageError('--from, --every and --anew go with --into');
    return undefined;
  }
  const fault = faultInLabel(label);
  if (fault !== undefined) throw new UsageError(`--into takes a label: ${fault}`);
  const minutes = Number(every ?? '1');
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 100_000)
    throw new UsageError('--every is a number of minutes from 1 to 100000');
  const begins = Date.parse(`${from ?? FIRST_DAY}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(from ?? FIRST_DAY) || !(begins >= 0))
    throw new UsageError('--from is a day, such as 2026-01-31');
  return { label, from: begins, every: minutes * MINUTE, anew: anew === true };
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
    ...{ attack: text, into: text, from: text, every: text },
    'library-size': text,
    ...{ json: { type: 'boolean' as const }, anew: { type: 'boolean' as const } },
  };
  return orUsageError(() => parseArgs({ args: [...args], options })).values;
}
