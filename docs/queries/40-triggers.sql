-- Which triggered and activated abilities are put on the stack, and what becomes of them.
SELECT kind, coalesce(name, 'unseen') AS source, count(*) AS n,
  count(*) FILTER (WHERE outcome = 'resolved') AS resolved, count(*) FILTER (WHERE outcome = 'countered') AS countered
FROM abilities
GROUP BY ALL
ORDER BY n DESC, kind, source
LIMIT 100;
