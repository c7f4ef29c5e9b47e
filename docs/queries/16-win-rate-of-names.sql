-- How often the player who gave a name won, with the 95 % interval of Wilson. Names with few games have wide intervals.
WITH given AS (SELECT DISTINCT game, seat, name FROM names),
counted AS (
  SELECT name, count(*) AS n, count(*) FILTER (WHERE result = 'won') AS won
  FROM given JOIN seats USING (game, seat)
  WHERE result IN ('won', 'lost')
  GROUP BY name
)
SELECT name, n, won, round(won / n, 3) AS win_rate,
  round((won + 1.9208 - 1.96 * sqrt(won * (n - won) / n + 0.9604)) / (n + 3.8416), 3) AS low,
  round((won + 1.9208 + 1.96 * sqrt(won * (n - won) / n + 0.9604)) / (n + 3.8416), 3) AS high
FROM counted
ORDER BY n DESC, name;
