-- Spells with targets: how many found none of them when they resolved, and how many were countered.
SELECT targets, count(*) AS casts, count(*) FILTER (WHERE outcome = 'fizzled') AS fizzled,
  count(*) FILTER (WHERE outcome = 'countered') AS countered,
  round(avg((outcome = 'fizzled')::INTEGER), 3) AS fizzled_share
FROM casts
WHERE targets > 0
GROUP BY targets
ORDER BY targets;
