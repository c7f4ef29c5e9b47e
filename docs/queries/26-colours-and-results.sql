-- How many colours a player spent mana of in a game, and how often they won.
WITH spent AS (
  SELECT game, seat, count(DISTINCT letter) FILTER (WHERE letter IN ('W', 'U', 'B', 'R', 'G')) AS colours
  FROM (SELECT game, seat, unnest(string_split(colours, '')) AS letter FROM casts WHERE NOT copy)
  GROUP BY game, seat
)
SELECT coalesce(colours, 0) AS colours, count(*) AS n, round(avg((result = 'won')::INTEGER), 3) AS win_rate
FROM seats LEFT JOIN spent USING (game, seat)
WHERE result IN ('won', 'lost')
GROUP BY ALL
ORDER BY colours;
