// Maps the filter of statistics, and the rows of each of its questions, to and from the contract's types.
import {
  contradictionIn,
  cursorOf,
  FactsAway,
  pageOf,
  placeAt,
  placeOf,
  wilson,
  type AwayReason,
  type Contradiction,
  type FactsRow,
  type PageEnd,
  type Position,
  type StatisticsFilter,
} from '#analytics/statistics';
import { instant, playerId } from '#kernel';
import { lastAt, namesBy, QUESTION_KINDS, type Outline } from '#visibility';
import { ApiError, type Sentence } from '../errors/api-error.js';
import type { StatisticsFilter as FilterInput } from '../generated/schema.js';
import { botIn } from './bot.js';
import { connection, type After, type Connection } from './connection.js';
import { meantBase, meantRuleset, shownBase, shownRuleset } from './terms.js';
import type { Answer } from './types.js';

const CONTRADICTIONS: { readonly [C in Contradiction]: Sentence } = {
  FROM_AFTER_TO: 'The filter has `from` after `to`. Exchange them.',
  BOT_AMONG_PEOPLE: 'A bot is none of the people. Leave `who` or `player` out.',
  PERSON_AMONG_BOTS: 'A person is none of the bots. Leave `who` or `player` out.',
  TOO_FEW_SEATS: 'A table has at least 2 `seats`. Give more, or none.',
  NO_NAME: 'The field `card` names no card. Leave it out.',
};

/** The filter without its player. */
export function meantFilter(input: Omit<FilterInput, 'player'>): StatisticsFilter {
  const { ruleset, base, format, from, to, seats, who, card } = input;
  return {
    ...given('ruleset', ruleset, meantRuleset),
    ...given('base', base, meantBase),
    ...given('format', format, (value) => (value === 'ALL' ? 'all' : 'chosen')),
    ...given('from', from, Number),
    ...given('to', to, Number),
    ...given('seats', seats, (value) => value),
    ...given('who', who, (value) => (value === 'PEOPLE' ? 'people' : 'bots')),
    ...given('card', card, (value) => value.trim()),
  };
}

export function withoutContradiction(filter: StatisticsFilter): StatisticsFilter {
  const reason = contradictionIn(filter);
  if (reason === undefined) return filter;
  throw new ApiError('CONTRADICTORY_FILTER', CONTRADICTIONS[reason], { reason });
}

function given<K extends keyof StatisticsFilter, From>(
  key: K,
  value: From | null | undefined,
  meant: (value: From) => NonNullable<StatisticsFilter[K]>,
): { readonly [P in K]?: NonNullable<StatisticsFilter[K]> } {
  if (value === null || value === undefined) return {};
  return { [key]: meant(value) } as { readonly [P in K]: NonNullable<StatisticsFilter[K]> };
}

export const notShared = (): ApiError =>
  new ApiError('NOT_SHARED', 'This player does not share their statistics, or there is no such player.');

const AWAY: { readonly [R in AwayReason]: readonly [reason: string, message: Sentence] } = {
  'switched-off': ['SWITCHED_OFF', 'This server has no statistics.'],
  starting: ['STARTING', 'Statistics are being started. Ask again in a moment.'],
  'being-built': ['BEING_BUILT', 'Statistics are being made of all games. Ask again later.'],
  unusable: ['UNUSABLE', 'Statistics cannot be read at the moment. Ask again in a moment.'],
  'too-slow': ['TOO_SLOW', 'This took too long. Ask about fewer games, or later.'],
};

export function orAway(error: unknown): never {
  if (!(error instanceof FactsAway)) throw error;
  const [reason, message] = AWAY[error.reason];
  throw new ApiError('STATISTICS_AWAY', message, { reason });
}

export function meantPlace(after: After): PageEnd | undefined {
  if (after === null || after === undefined) return undefined;
  const place = placeAt(after);
  if (place !== undefined) return place;
  throw new ApiError('BAD_CURSOR', 'This cursor was not issued by this server. Begin without one.', {
    reason: 'NOT_A_CURSOR',
  });
}

/** `may`: which rows the asker is shown; the page goes on after the last one, shown or not. */
export function rowPage<T>(
  rows: readonly FactsRow[],
  { first, after }: { readonly first: number; readonly after: After },
  shown: (row: FactsRow) => T,
  may: (row: FactsRow) => boolean = () => true,
): Connection<T> {
  const page = pageOf(rows, first);
  const last = page.rows.at(-1);
  return connection(
    page.rows.filter(may).map((row) => ({ cursor: cursorOf(row), node: shown(row) })),
    { after, next: page.more && last !== undefined ? cursorOf(last) : null },
  );
}

const results = ({ n, wins, draws }: FactsRow): Answer<'WinRate'> => ({
  wins: Number(wins),
  draws: Number(draws),
  ...wilson(Number(wins), Number(n)),
});

const orNull = <T>(value: FactsRow[string] | undefined, shown: (value: unknown) => T): T | null =>
  value === null || value === undefined ? null : shown(value);

/** The columns of the facts have the words of the terms. */
export const playedRow = (row: FactsRow): Answer<'StatisticsPlayed'> => ({
  ruleset: shownRuleset(String(row['ruleset']) as Parameters<typeof shownRuleset>[0]),
  base: shownBase(String(row['base']) as Parameters<typeof shownBase>[0]),
  format: row['cards'] === 'all' ? 'ALL' : 'CHOSEN',
  n: Number(row['n']),
});

export const monthRow = (row: FactsRow): Answer<'StatisticsMonth'> => ({
  ...{ month: placeOf(row).key, n: Number(row['games']), medianTurns: Number(row['median']) },
  results: Number(row['n']) === 0 ? null : results(row),
});

export const cardRow = (row: FactsRow): Answer<'StatisticsCard'> => ({
  card: placeOf(row).key,
  openingHand: results(row),
  named: orNull(row['named'], Number),
  names: orNull(row['named_as'], Number),
  laid: orNull(row['laid'], Number),
});

export const nameRow = (row: FactsRow): Answer<'StatisticsName'> => ({
  name: placeOf(row).key,
  cost: orNull(row['cost'], String),
  n: Number(row['times']),
  games: Number(row['games']),
  results: Number(row['n']) === 0 ? null : results(row),
});

export const namedAsRow = ({ name, turn, times }: FactsRow): Answer<'StatisticsNamedAs'> => ({
  ...{ name: String(name), turn: Number(turn), n: Number(times) },
});

export const costRow = (row: FactsRow): Answer<'StatisticsCost'> => ({
  cost: placeOf(row).key,
  n: Number(row['times']),
  names: Number(row['names']),
  games: Number(row['games']),
  perGame: Number(row['used']),
  unusedPerGame: Number(row['names']) - Number(row['used']),
});

export const openingRow = (row: FactsRow): Answer<'StatisticsOpening'> => ({
  ...{ name: String(row['name']), turn: Number(row['turn']), results: results(row) },
});

export const matchupRow = (row: FactsRow): Answer<'StatisticsMatchup'> => ({
  bot: botIn(row['kind']),
  against: botIn(row['against']),
  wentFirst: row['went_first'] === true,
  results: results(row),
});

export const lengthRow = ({ turns, n, median }: FactsRow): Answer<'StatisticsLength'> => ({
  ...{ turns: Number(turns), n: Number(n), medianMilliseconds: Number(median) },
});

export const turnRow = (row: FactsRow): Answer<'StatisticsTurn'> => ({
  ...{ turn: Number(row['turn']), n: Number(row['n']), lands: Number(row['lands']) },
  ...{ pentalands: Number(row['pentalands']), utopias: Number(row['utopias']), names: Number(row['names']) },
});

export const thinkingRow = (row: FactsRow): Answer<'StatisticsThinking'> => ({
  kind: QUESTION_KINDS[String(row['kind']) as keyof typeof QUESTION_KINDS],
  ...{ n: Number(row['n']), mean: Number(row['mean']), median: Number(row['median']) },
  ninetieth: Number(row['ninetieth']),
});

export const mulliganRow = (row: FactsRow): Answer<'StatisticsMulligan'> => ({
  ...{ mulligans: Number(row['mulligans']), results: results(row) },
});

export const recordRow =
  (player: string) =>
  (row: FactsRow): Answer<'StatisticsRecord'> => ({
    player: { id: playerId(player) },
    against: { id: playerId(String(row['against'])) },
    results: results(row),
    losses: Number(row['losses']),
  });

export const nextNameRow = (row: FactsRow): Answer<'NextName'> => ({
  ...{ wentFirst: row['went_first'] === true, name: String(row['name']), results: results(row) },
});

const ENDS: { readonly [word: string]: Answer<'SameGame'>['result'] } = {
  won: 'WON',
  lost: 'LOST',
  drawn: 'DRAWN',
};

export const sameGameRow = (row: FactsRow): Answer<'SameGame'> => ({
  id: placeOf(row).key,
  turns: Number(row['turns']),
  endedAt: instant(Number(row['ended'])),
  result: ENDS[String(row['result'])] ?? 'NONE',
});

/** Of one row, or of none. */
export const onlyResults = ([row]: readonly FactsRow[]): Answer<'WinRate'> | null =>
  row === undefined || Number(row['n']) === 0 ? null : results(row);

/** The position at a moment, as far as these eyes see it; undefined if it has not two sides yet. */
export function positionAt(outline: Outline, moment: number): Position | undefined {
  const first = outline.turns[0];
  const turn = lastAt(outline.turns, moment);
  if (first === undefined || turn === undefined || outline.seats.length !== 2) return undefined;
  const names = namesBy(outline, moment).map(({ seat, name }) => ({
    wentFirst: seat === first.active,
    name,
  }));
  return { turn: turn.number, names };
}
