-- How many games of each ruleset and base were played, how long they were, and how many had bots.
SELECT g.ruleset, g.base, count(*) AS games, avg(g.turns) AS turns,
  avg(epoch(g.ended_at) - epoch(g.began_at)) / 60 AS minutes,
  count(*) FILTER (WHERE EXISTS (SELECT 1 FROM seats s WHERE s.game = g.game AND s.bot IS NOT NULL)) AS with_bots
FROM games g
WHERE g.began_at IS NOT NULL
GROUP BY ALL
ORDER BY games DESC, g.ruleset, g.base;
