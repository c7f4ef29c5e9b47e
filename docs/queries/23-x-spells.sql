-- Spells with X in their cost: how large X is.
SELECT name, count(*) AS casts, min(x) AS least, round(avg(x), 2) AS mean, max(x) AS most
FROM casts
WHERE x IS NOT NULL AND NOT copy
GROUP BY name
ORDER BY casts DESC, name;
