// The questions of the statistics: for each, the SQL of its rows. A row has `key`, unique, and `rank`, by which rows are
// listed, the greatest first. SHOWN stands for whether enough players are behind the group, the column `shown` says it.
// docs/analytics.md says what the rows mean.

/** Times that a group's games were won and drawn, of those that had a result. */
const RESULTS = `count(*) AS n, count(*) FILTER (result = 'won') AS wins, count(*) FILTER (result = 'drawn') AS draws`;
const DECIDED = `result <> 'none'`;

/** Longer openings are as many as games. */
export const OPENING_TURNS = 10;

export const QUESTIONS = {
  games: `
    SELECT '' AS key, 0 AS rank, SHOWN AS shown, count(DISTINCT game) AS n FROM chosen`,
  /** Of all chosen seats together. */
  results: `
    SELECT '' AS key, 0 AS rank, SHOWN AS shown, ${RESULTS} FROM chosen WHERE ${DECIDED}`,
  /** What is played: a format is `all`, or `chosen` for every one with cards of its own. */
  played: `
    kinds AS (
      SELECT chosen.*, g.ruleset, g.base, CASE WHEN g.format = 'all' THEN 'all' ELSE 'chosen' END AS cards
      FROM chosen JOIN chosen_games g USING (game))
    SELECT ruleset || '/' || base || '/' || cards AS key, count(DISTINCT game) AS rank, SHOWN AS shown,
      ruleset, base, cards, count(DISTINCT game) AS n
    FROM kinds GROUP BY ruleset, base, cards`,
  /** The months in which games ended, in UTC, the latest first. */
  months: `
    ended AS (
      SELECT chosen.*, g.turns, strftime(g.ended_at, '%Y-%m') AS month,
        year(g.ended_at) * 12 + month(g.ended_at) AS nth
      FROM chosen JOIN chosen_games g USING (game)),
    once AS (SELECT DISTINCT game, month, turns FROM ended),
    long AS (SELECT month, count(*) AS games, quantile_cont(turns, 0.5)::DOUBLE AS median FROM once GROUP BY month)
    SELECT month AS key, any_value(nth) AS rank, SHOWN AS shown, any_value(games) AS games,
      any_value(median) AS median, count(*) FILTER (${DECIDED}) AS n,
      count(*) FILTER (result = 'won') AS wins, count(*) FILTER (result = 'drawn') AS draws
    FROM ended JOIN long USING (month) GROUP BY month`,
  /** Of games that have opened: what a printed card does. */
  cards: `
    held AS (
      SELECT printed, ${RESULTS}, SHOWN AS shown
      FROM (SELECT DISTINCT game, seat, printed FROM opening_hands) JOIN chosen USING (game, seat)
      WHERE ${DECIDED} GROUP BY printed),
    named AS (
      SELECT printed, count(*) AS named, count(DISTINCT name) AS named_as
      FROM names JOIN chosen USING (game, seat) WHERE printed IS NOT NULL GROUP BY printed HAVING SHOWN),
    laid AS (
      SELECT printed, count(*) AS laid
      FROM lands JOIN chosen USING (game, seat) WHERE printed IS NOT NULL AND kind <> 'land'
      GROUP BY printed HAVING SHOWN)
    SELECT printed AS key, n AS rank, shown, n, wins, draws, named, named_as, laid
    FROM held LEFT JOIN named USING (printed) LEFT JOIN laid USING (printed)`,
  names: `
    given AS (SELECT game, seat, name, count(*) AS times, min(cost) AS cost FROM names GROUP BY ALL)
    SELECT name AS key, sum(times)::BIGINT AS rank, SHOWN AS shown, sum(times)::BIGINT AS times, min(cost) AS cost,
      count(DISTINCT game) AS games, count(*) FILTER (${DECIDED}) AS n,
      count(*) FILTER (result = 'won') AS wins, count(*) FILTER (result = 'drawn') AS draws
    FROM given JOIN chosen USING (game, seat) GROUP BY name`,
  /** `$printed`: the card. Of games that have opened. */
  namedAs: `
    given AS (SELECT game, seat, name, turn FROM names WHERE lower(printed) = lower($printed))
    SELECT turn || ' ' || name AS key, count(*) AS rank, SHOWN AS shown, name, turn, count(*) AS times
    FROM given JOIN chosen USING (game, seat) GROUP BY name, turn`,
  costs: `
    given AS (SELECT game, seat, name, cost, person, lo FROM names JOIN chosen USING (game, seat) WHERE cost IS NOT NULL),
    used AS (SELECT cost, game, count(DISTINCT name) AS names FROM given GROUP BY cost, game),
    spread AS (SELECT cost, sum(names) AS used FROM used GROUP BY cost),
    played AS (SELECT count(DISTINCT game) AS games FROM chosen)
    SELECT cost AS key, count(*) AS rank, SHOWN AS shown, count(*) AS times, count(DISTINCT name) AS names,
      any_value(games) AS games, (any_value(used) / any_value(games))::DOUBLE AS used
    FROM given JOIN spread USING (cost), played GROUP BY cost`,
  openings: `
    given AS (SELECT DISTINCT game, seat, name, turn FROM names WHERE turn BETWEEN 1 AND ${OPENING_TURNS})
    SELECT lpad(turn::VARCHAR, 2, '0') || ' ' || name AS key, count(*) AS rank, SHOWN AS shown, name, turn, ${RESULTS}
    FROM given JOIN chosen USING (game, seat) WHERE ${DECIDED} GROUP BY name, turn`,
  /** Of tables of two. */
  matchups: `
    two AS (
      SELECT chosen.*, coalesce(chosen.bot, '') AS kind, coalesce(other.bot, '') AS against
      FROM chosen JOIN seats other ON other.game = chosen.game AND other.seat <> chosen.seat
      WHERE chosen.game IN (SELECT game FROM chosen_games WHERE seats = 2))
    SELECT kind || '/' || against || '/' || went_first AS key, count(*) AS rank, SHOWN AS shown,
      kind, against, went_first, ${RESULTS}
    FROM two WHERE ${DECIDED} AND went_first IS NOT NULL GROUP BY kind, against, went_first`,
  lengths: `
    long AS (
      SELECT chosen.*, g.turns, epoch_ms(g.ended_at) - epoch_ms(g.began_at) AS ms
      FROM chosen JOIN chosen_games g USING (game)),
    once AS (SELECT DISTINCT game, turns, ms FROM long),
    times AS (SELECT turns, count(*) AS n, quantile_cont(ms, 0.5)::DOUBLE AS median FROM once GROUP BY turns)
    SELECT lpad(turns::VARCHAR, 9, '0') AS key, -turns AS rank, SHOWN AS shown, turns,
      any_value(times.n) AS n, any_value(median) AS median
    FROM long JOIN times USING (turns) GROUP BY turns`,
  turns: `
    lived AS (SELECT turns.*, person, lo FROM turns JOIN chosen USING (game, seat) WHERE turn > 0)
    SELECT lpad(turn::VARCHAR, 9, '0') AS key, -turn AS rank, SHOWN AS shown, turn, count(*) AS n,
      avg(lands)::DOUBLE AS lands, avg(pentalands)::DOUBLE AS pentalands, avg(utopias)::DOUBLE AS utopias,
      avg(names)::DOUBLE AS names
    FROM lived GROUP BY turn`,
  thinking: `
    thought AS (SELECT d.kind, d.ms, person, lo FROM decisions d JOIN chosen USING (game, seat))
    SELECT kind AS key, count(*) AS rank, SHOWN AS shown, kind, count(*) AS n, avg(ms)::DOUBLE AS mean,
      quantile_cont(ms, 0.5)::DOUBLE AS median, quantile_cont(ms, 0.9)::DOUBLE AS ninetieth
    FROM thought GROUP BY kind`,
  mulligans: `
    SELECT lpad(mulligans::VARCHAR, 9, '0') AS key, -mulligans AS rank, SHOWN AS shown, mulligans, ${RESULTS}
    FROM chosen WHERE ${DECIDED} GROUP BY mulligans`,
  /** Of the player of the filter: tables of two, by whose the other seat is. `$against`: only this player's, or ''. */
  playersOf: `
    two AS (
      SELECT chosen.*, other.player AS against, other.bot AS against_bot
      FROM chosen JOIN seats other ON other.game = chosen.game AND other.seat <> chosen.seat
      WHERE chosen.game IN (SELECT game FROM chosen_games WHERE seats = 2))
    SELECT against AS key, count(*) AS rank, true AS shown, against, against_bot, ${RESULTS},
      count(*) FILTER (result = 'lost') AS losses
    FROM two WHERE ${DECIDED} AND ($against = '' OR against = $against) GROUP BY against, against_bot`,
  /** Of games with the same position: results of those who went first. */
  sameResults: `
    SELECT '' AS key, 0 AS rank, SHOWN AS shown, count(*) FILTER (went_first) AS n,
      count(*) FILTER (went_first AND result = 'won') AS wins, count(*) FILTER (went_first AND result = 'drawn') AS draws
    FROM chosen SEMI JOIN same ON same.game = chosen.game WHERE ${DECIDED}`,
  /** The next name in these games, and the results of those who gave it. */
  sameNext: `
    next AS (SELECT said.game, said.seat, said.name FROM said SEMI JOIN same USING (game) WHERE nth = $count + 1)
    SELECT went_first || ' ' || name AS key, count(*) AS rank, SHOWN AS shown, went_first, name, ${RESULTS}
    FROM next JOIN chosen USING (game, seat) WHERE ${DECIDED} GROUP BY went_first, name`,
  /** These games themselves, if anybody may look at them. */
  sameGames: `
    SELECT game AS key, epoch_ms(ended_at) AS rank, true AS shown, turns, epoch_ms(ended_at) AS ended, s.result
    FROM chosen_games SEMI JOIN same USING (game) JOIN seats s USING (game)
    WHERE opened AND listed AND s.went_first`,
} as const;
export type Question = keyof typeof QUESTIONS;
