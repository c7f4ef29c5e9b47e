// What the arguments of `pentaland simulate` say of the cards of its games: the terms of their format and library.
import { readFileSync } from 'node:fs';
import type { Rulebook, Terms } from '#rules';
import { formatCardsIn, readConfig, type Environment } from '../../../../server/src/index.js';
import { UsageError } from '../../command/command.js';

type Chosen = Exclude<Terms['format'], 'all'>;
type Library = NonNullable<Terms['library']>;

/** `until:2011-09-30`, `sets:LEA,LEB`, `legality:vintage`; several of them with spaces between. */
export function formatSaid(said: string | undefined): Terms['format'] {
  if (said === undefined || said === 'all') return 'all';
  let format: Chosen = { cards: { from: 'all' } };
  for (const part of said.split(/\s+/)) {
    const [word = '', value = ''] = part.split(/:(.*)/s);
    if (value === '') throw new UsageError('--format is all, until:DAY, sets:CODE,CODE or legality:NAME');
    if (word === 'until') format = { ...format, cards: { from: 'until', date: value } };
    else if (word === 'sets') format = { ...format, cards: { from: 'sets', sets: value.split(',') } };
    else if (word === 'legality') format = { ...format, legality: value };
    else throw new UsageError(`--format does not know '${word}'`);
  }
  return format;
}

/** `even`, `least:20`, both with a space between, or a file with a list: a line for each card, its count before it. */
export function librarySaid(said: string | undefined): Library | undefined {
  if (said === undefined) return undefined;
  const words = said.split(/\s+/);
  if (!words.every((word) => word === 'even' || /^least:\d+$/.test(word))) return { cards: listIn(said) };
  const least = words.find((word) => word.startsWith('least:'))?.slice('least:'.length);
  return {
    ...(least === undefined ? {} : { leastNames: Number(least) }),
    ...(words.includes('even') ? { colours: 'even' } : {}),
  };
}

function listIn(file: string): NonNullable<Library['cards']> {
  const lines = textOf(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.map((line) => {
    const [, count = '1', name = line] = /^(\d+)\s+(.+)$/.exec(line) ?? [];
    return { name, count: Number(count) };
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--library is even, least:N, or a file with a list: ${file} cannot be read`);
  }
}

type CardsAsked = Pick<Terms, 'ruleset' | 'base' | 'format'> & { readonly seats: number };

/** What the games are decided with: the cards of this installation's catalogue. */
export async function rulebookOf(asked: CardsAsked, environment: Environment): Promise<Rulebook> {
  const { cardsFor, variants } = await formatCardsIn(readConfig(environment).dataDir);
  return { cards: cardsFor(asked), variants };
}
