-- How often the player who first dealt damage to another player wins.
WITH hits AS (
  SELECT d.game, d.moment, t.seat
  FROM damage d JOIN turns t USING (game, turn)
  WHERE d.seat IS NOT NULL AND d.seat <> t.seat AND d.combat AND NOT d.prevented
),
firsts AS (SELECT game, arg_min(seat, moment) AS seat FROM hits GROUP BY game)
SELECT count(*) AS n, count(*) FILTER (WHERE s.result = 'won') AS won,
  round(avg((s.result = 'won')::INTEGER), 3) AS win_rate
FROM firsts JOIN seats s USING (game, seat)
WHERE s.result IN ('won', 'lost');
