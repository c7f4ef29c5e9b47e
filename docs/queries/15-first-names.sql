-- The first name that a player gives in a game, and how often that player won.
SELECT f.name, count(*) AS n, avg((s.result = 'won')::INTEGER) AS win_rate
FROM (SELECT game, seat, arg_min(name, moment) AS name FROM names GROUP BY game, seat) f
JOIN seats s USING (game, seat)
WHERE s.result IN ('won', 'lost')
GROUP BY f.name
ORDER BY n DESC, f.name;
