// A position for the explorer: the names that each side has given by some point of a turn. Another game had it if at some
// point of that turn the same sides had given the same names.
import type { FactsValue } from './facts-desk.js';

export interface PositionName {
  /** Whether the side that gave it had the first turn. */
  readonly wentFirst: boolean;
  readonly name: string;
}

export interface Position {
  readonly turn: number;
  /** Each once a side. */
  readonly names: readonly PositionName[];
}

/** Common table expressions over `chosen_games`: `said`, the names of each game in order, and `same`, the games. */
export function samePosition({ turn, names }: Position): {
  readonly sql: string;
  readonly values: Readonly<Record<string, FactsValue>>;
} {
  const values: Record<string, FactsValue> = { turn, count: names.length };
  const rows = names.map(({ wentFirst, name }, nth) => {
    values[`name${String(nth)}`] = name;
    return `(${String(wentFirst)}, $name${String(nth)})`;
  });
  const position =
    rows.length === 0
      ? 'SELECT false AS went_first, NULL::VARCHAR AS name WHERE false'
      : `VALUES ${rows.join(', ')}`;
  return {
    values,
    sql: `position(went_first, name) AS (${position}),
      two AS (SELECT game FROM chosen_games WHERE seats = 2 AND turns >= $turn),
      once AS (
        SELECT game, seat, name, min(moment) AS moment, min(turn) AS turn
        FROM names SEMI JOIN two USING (game) GROUP BY game, seat, name),
      said AS (
        SELECT once.*, s.went_first, row_number() OVER (PARTITION BY game ORDER BY moment) AS nth
        FROM once JOIN seats s USING (game, seat)),
      same AS (
        SELECT two.game FROM two LEFT JOIN said USING (game) GROUP BY two.game
        HAVING count(*) FILTER (nth <= $count AND (went_first, name) IN (SELECT (went_first, name) FROM position)) = $count
          AND coalesce(max(said.turn) FILTER (nth <= $count), 0) <= $turn
          AND coalesce(min(said.turn) FILTER (nth > $count), 1000000) >= $turn)`,
  };
}
