-- What becomes of the spells that are cast.
SELECT name, count(*) AS casts, count(*) FILTER (WHERE outcome = 'resolved') AS resolved,
  count(*) FILTER (WHERE outcome = 'countered') AS countered, avg(turn) AS turn
FROM casts
WHERE NOT copy AND name IS NOT NULL
GROUP BY name
ORDER BY casts DESC, name;
