-- In how many games with a clock a flag fell, and how such games end.
SELECT g.clock, count(*) AS games, count(f.game) AS with_a_flag,
  count(*) FILTER (WHERE EXISTS (SELECT 1 FROM seats s WHERE s.game = g.game AND s.loss = 'out-of-time')) AS lost_on_time
FROM games g LEFT JOIN (SELECT DISTINCT game FROM clocks WHERE event = 'flag-fell') f USING (game)
WHERE g.clock IS NOT NULL
GROUP BY g.clock
ORDER BY games DESC, g.clock;
