// Which games and seats a statistic is about, as SQL, and which choices contradict each other.
import type { FactsValue } from './facts-desk.js';

export interface StatisticsFilter {
  readonly ruleset?: string;
  readonly base?: string;
  /** `all`, or `chosen` for every format with cards of its own. */
  readonly format?: 'all' | 'chosen';
  /** Milliseconds since 1970. Both days are included, in UTC. */
  readonly from?: number;
  readonly to?: number;
  /** How many seats the table had. */
  readonly seats?: number;
  /** Whose seats are counted. */
  readonly who?: 'people' | 'bots';
  /** Counts only seats that gave this name, without case. */
  readonly card?: string;
  /** Counts only this player's seats. */
  readonly player?: { readonly id: string; readonly kind: 'person' | 'bot' };
}

export type Contradiction =
  'FROM_AFTER_TO' | 'BOT_AMONG_PEOPLE' | 'PERSON_AMONG_BOTS' | 'TOO_FEW_SEATS' | 'NO_NAME';

export function contradictionIn({
  from,
  to,
  who,
  player,
  seats,
  card,
}: StatisticsFilter): Contradiction | undefined {
  if (from !== undefined && to !== undefined && from > to) return 'FROM_AFTER_TO';
  if (who === 'people' && player?.kind === 'bot') return 'BOT_AMONG_PEOPLE';
  if (who === 'bots' && player?.kind === 'person') return 'PERSON_AMONG_BOTS';
  if (seats !== undefined && seats < 2) return 'TOO_FEW_SEATS';
  if (card?.trim() === '') return 'NO_NAME';
  return undefined;
}

/** A group of fewer people is in no public answer. */
export const FEWEST = 5;

export interface Chosen {
  /** Common table expressions: `chosen_games`, and `chosen` with the seats that count. */
  readonly sql: string;
  readonly values: Readonly<Record<string, FactsValue>>;
}

const DAY = 24 * 60 * 60 * 1000;
const startOfDay = (at: number): number => Math.floor(at / DAY) * DAY;
const TIME = (value: string): string => `make_timestamp(CAST(${value} AS BIGINT) * 1000)`;

/**
 * Played games that began at their beginning. `person` is the player of a seat that no bot has; `lo` one of the people at
 * the table, if there are any.
 */
export function chosen(filter: StatisticsFilter): Chosen {
  const values: Record<string, FactsValue> = {};
  const bound = (name: string, value: FactsValue): string => {
    values[name] = value;
    return `$${name}`;
  };
  const { ruleset, base, format, from, to, seats, who, card, player } = filter;
  const games = [
    `source = 'log' AND began_at IS NOT NULL AND NOT forked`,
    ...when(ruleset, (value) => `ruleset = ${bound('ruleset', value)}`),
    ...when(base, (value) => `base = ${bound('base', value)}`),
    ...when(format, (value) => (value === 'all' ? `format = 'all'` : `format <> 'all'`)),
    ...when(from, (value) => `ended_at >= ${TIME(bound('fromDay', startOfDay(value)))}`),
    ...when(to, (value) => `ended_at < ${TIME(bound('toDay', startOfDay(value) + DAY))}`),
    ...when(seats, (value) => `seats = ${bound('seats', value)}`),
  ];
  const rows = [
    'true',
    ...when(who, (value) => (value === 'people' ? 's.bot IS NULL' : 's.bot IS NOT NULL')),
    ...when(player, ({ id }) => `s.player = ${bound('player', id)}`),
    ...when(
      card,
      (value) =>
        `(s.game, s.seat) IN (SELECT (game, seat) FROM names WHERE lower(name) = lower(${bound('card', value)}))`,
    ),
  ];
  return {
    values,
    sql: `chosen_games AS (SELECT * FROM games WHERE ${games.join(' AND ')}),
      people AS (SELECT game, min(player) AS lo FROM seats WHERE bot IS NULL GROUP BY game),
      chosen AS (
        SELECT s.*, CASE WHEN s.bot IS NULL THEN s.player END AS person, people.lo
        FROM seats s SEMI JOIN chosen_games g ON g.game = s.game LEFT JOIN people ON people.game = s.game
        WHERE ${rows.join(' AND ')})`,
  };
}

const when = <T>(value: T | undefined, say: (value: T) => string): readonly string[] =>
  value === undefined ? [] : [say(value)];

/**
 * Whether a group may be shown: enough people are behind it, or none, be it in its seats or at their tables.
 */
export const SHOWN = `(count(DISTINCT person) >= ${FEWEST}
  OR (count(person) = 0 AND (count(lo) = 0 OR count(DISTINCT lo) >= ${FEWEST})))`;
