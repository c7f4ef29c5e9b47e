// `pentaland games`: the games of a running server that are open to everyone, by what they have in common.
import { parseArgs } from 'node:util';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, UsageError, type Command } from '../command/command.js';
import type { Client } from '#client';
import { connected } from '../client/account.js';
import { ask, type PageOf } from '../client/ask.js';
import { serverUrl } from '../client/server-url.js';
import { listed } from '../story/speaking.js';

/** How many are listed when nothing else is said. */
const USUAL = 20;
const A_PAGE = 50;

export const listOpenGames: Command = {
  takes:
    '--open [--player NAME] [--winner NAME] [--loser NAME] [--card NAME] [--ruleset R] [--base B] [--format F] [--turns N..M] [--events N..M] [--reason R | --draw] [--most N] [--url URL]',
  details: [
    'One line per game, the last one opened first: its id, when it ended, its ruleset, its length, its players and its result.',
    'Everything named must hold. --player, --winner, --loser and --card may be used several times.',
    '--card: a name that was given to a card in the game, in English. In plain Magic nobody gives names.',
    '--ruleset: pentaland, utopia, war-zone or magic. --base: cr, cr2011 or ninth.',
    '--format: all, chosen, or the format in which the cards were legal, such as vintage.',
    '--turns, --events: how long the game was, such as 10..20, 10.. or ..20.',
    '--reason: why it ended, such as last-one-standing. --draw: nobody won.',
    `--most: how many games at most, ${String(USUAL)} by default. It needs no account.`,
  ],
  async run(args, { out, environment }) {
    const { url, filter, most } = asked(args);
    const client = await connected(serverUrl(url, environment));
    let shown = 0;
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo } = await page(client, filter, Math.min(A_PAGE, most - shown), after);
      for (const game of nodes) out(line(game));
      shown += nodes.length;
      if (!pageInfo.hasNextPage || shown >= most) break;
      after = pageInfo.endCursor;
    }
    if (shown === 0) out('No open game has all of that.');
    return EXIT.ok;
  },
};

interface OpenGame {
  readonly id: string;
  readonly endedAt: string;
  readonly turns: number;
  readonly events: number;
  readonly terms: { readonly ruleset: string };
  readonly seats: readonly {
    readonly seat: number;
    readonly player: { readonly name: string | null; readonly bot: string | null } | null;
  }[];
  readonly result: { readonly reason: string; readonly winners: readonly number[] };
}

async function page(
  client: Client,
  filter: object,
  first: number,
  after: string | null,
): Promise<PageOf<OpenGame>> {
  const { openGames } = await ask<{ openGames: PageOf<OpenGame> }>(
    client,
    `query ($filter: OpenGamesFilter, $first: Int, $after: String) {
      openGames(filter: $filter, first: $first, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { id endedAt turns events terms { ruleset } seats { seat player { name bot } } result { reason winners } }
      } }`,
    { filter, first, after },
  );
  return openGames;
}

function line({ id, endedAt, turns, events, terms, seats, result }: OpenGame): string {
  const who = seats.flatMap(({ seat, player }) =>
    player === null ? [] : [{ seat, name: player.name ?? 'somebody who left' }],
  );
  const winners = who.filter(({ seat }) => result.winners.includes(seat)).map(({ name }) => name);
  const outcome = winners.length === 0 ? 'a draw' : `${listed(winners)} won`;
  const length = `${String(turns)} turns, ${String(events)} events`;
  const players = listed(who.map(({ name }) => name));
  return `${id}  ${endedAt.slice(0, 16)}  ${lower(terms.ruleset)}  ${length}  ${players}: ${outcome} (${lower(result.reason)})`;
}

const lower = (word: string): string => word.toLowerCase().replaceAll('_', '-');
const upper = (word: string): string => word.toUpperCase().replaceAll('-', '_');

function asked(args: readonly string[]): {
  readonly url: string | undefined;
  readonly filter: object;
  readonly most: number;
} {
  const { positionals, values } = parsed(args);
  needOperands(positionals, []);
  if (values.open !== true) throw new UsageError('say --open: only open games are listed');
  if (values.reason !== undefined && values.draw === true)
    throw new UsageError('use either --reason or --draw');
  const names = (list: readonly string[] = []) => list.map((name) => ({ name }));
  const filter = {
    players: names(values.player),
    winners: names(values.winner),
    losers: names(values.loser),
    cards: values.card ?? [],
    ...(values.ruleset === undefined ? {} : { ruleset: upper(values.ruleset) }),
    ...(values.base === undefined ? {} : { base: upper(values.base) }),
    ...formatIn(values.format),
    ...(values.turns === undefined ? {} : { turns: rangeIn('--turns', values.turns) }),
    ...(values.events === undefined ? {} : { events: rangeIn('--events', values.events) }),
    ...(values.reason === undefined ? {} : { reason: upper(values.reason) }),
    ...(values.draw === true ? { draw: true } : {}),
  };
  return { url: values.url, filter, most: mostIn(values.most) };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    ...{ open: flag, draw: flag },
    ...{ player: many, winner: many, loser: many, card: many },
    ...{
      ruleset: text,
      base: text,
      format: text,
      turns: text,
      events: text,
      reason: text,
      most: text,
      url: text,
    },
  } as const;
  return orUsageError(() => parseArgs({ args: [...args], allowPositionals: true, options }));
}

function formatIn(format: string | undefined): object {
  if (format === undefined) return {};
  return format === 'all' || format === 'chosen' ? { format: upper(format) } : { legality: format };
}

function rangeIn(option: string, said: string): { readonly atLeast?: number; readonly atMost?: number } {
  const [, least = '', most = ''] = /^(\d{0,9})\.\.(\d{0,9})$/.exec(said) ?? [];
  if (least === '' && most === '') throw new UsageError(`${option} is a length such as 10..20, 10.. or ..20`);
  return {
    ...(least === '' ? {} : { atLeast: Number(least) }),
    ...(most === '' ? {} : { atMost: Number(most) }),
  };
}

function mostIn(said: string | undefined): number {
  if (said === undefined) return USUAL;
  if (!/^[1-9]\d{0,5}$/.test(said)) throw new UsageError('--most is a number from 1');
  return Number(said);
}
