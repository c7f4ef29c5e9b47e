-- Names that were given without being used up, and names under watch (pentaland 706.4a).
SELECT counts, watched, zone, count(*) AS n, count(DISTINCT game) AS games
FROM names
GROUP BY counts, watched, zone
ORDER BY n DESC, counts, watched, zone;
