-- How many games were stopped for a judge, how long they stood, and why they went on.
SELECT g.ruleset, count(DISTINCT g.game) AS games, count(DISTINCT d.dispute) AS disputes,
  round(median(d.stood_ms) / 60000, 1) AS median_minutes,
  count(*) FILTER (WHERE d.why = 'ruled') AS ruled, count(*) FILTER (WHERE d.why = 'withdrawn') AS withdrawn
FROM games g LEFT JOIN disputes d USING (game)
WHERE g.source = 'log'
GROUP BY g.ruleset
ORDER BY g.ruleset;
