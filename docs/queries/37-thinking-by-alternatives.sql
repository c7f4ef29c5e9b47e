-- Whether people think longer when more is possible, by the number of alternatives. Only of games that have opened.
SELECT d.kind, d.alternatives, count(*) AS n, round(median(d.ms) / 1000, 2) AS median_s,
  round(max(d.ms) / 1000, 2) AS longest_s
FROM decisions d JOIN seats s USING (game, seat)
WHERE s.bot IS NULL AND d.alternatives IS NOT NULL
GROUP BY ALL
ORDER BY d.kind, d.alternatives;
