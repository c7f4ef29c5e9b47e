-- The creatures that attack most often, and how often they are blocked.
SELECT name, count(*) AS attacks, count(*) FILTER (WHERE blockers > 0) AS blocked,
  round(avg((blockers > 0)::INTEGER), 3) AS blocked_share
FROM attacks
WHERE name IS NOT NULL
GROUP BY name
ORDER BY attacks DESC, name
LIMIT 50;
