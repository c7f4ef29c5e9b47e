-- What is played by month: games, people, and how many of them played for the first time. Simulated games are left out.
WITH played AS (
  SELECT g.game, s.player, strftime(g.ended_at, '%Y-%m') AS month
  FROM games g JOIN seats s USING (game)
  WHERE g.source = 'log' AND g.began_at IS NOT NULL AND s.bot IS NULL
),
firsts AS (SELECT player, min(month) AS month FROM played GROUP BY player)
SELECT p.month, count(DISTINCT p.game) AS games, count(DISTINCT p.player) AS people,
  count(DISTINCT f.player) AS new_people
FROM played p LEFT JOIN firsts f USING (player, month)
GROUP BY p.month
ORDER BY p.month;
