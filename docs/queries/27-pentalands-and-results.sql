-- How many cards a player played face down as Pentalands, and how often that player won.
SELECT pentalands, count(*) AS n, round(avg((result = 'won')::INTEGER), 3) AS win_rate
FROM (
  SELECT s.game, s.seat, s.result, count(l.game) AS pentalands
  FROM seats s JOIN games g USING (game)
    LEFT JOIN lands l ON l.game = s.game AND l.seat = s.seat AND l.kind = 'pentaland'
  WHERE g.ruleset = 'pentaland' AND s.result IN ('won', 'lost')
  GROUP BY ALL
)
GROUP BY pentalands
ORDER BY pentalands;
