-- The names given most often, and how often their player won.
SELECT n.name, any_value(n.cost) AS cost, count(*) AS given, count(DISTINCT s.player) AS players,
  avg((s.result = 'won')::INTEGER) AS win_rate
FROM names n JOIN seats s USING (game, seat)
GROUP BY n.name
ORDER BY given DESC, n.name
LIMIT 50;
