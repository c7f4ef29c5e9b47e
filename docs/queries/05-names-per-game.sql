-- How many names a game takes.
SELECT ruleset, count(*) AS games, avg(given) AS names, max(given) AS most
FROM (SELECT g.ruleset, g.game, count(n.name) AS given FROM games g LEFT JOIN names n USING (game) GROUP BY ALL)
GROUP BY ruleset
ORDER BY ruleset;
