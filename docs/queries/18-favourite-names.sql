-- The three names that each person gives most often.
SELECT player, name, n
FROM (
  SELECT s.player, n.name, count(*) AS n,
    row_number() OVER (PARTITION BY s.player ORDER BY count(*) DESC, n.name) AS place
  FROM names n JOIN seats s USING (game, seat)
  WHERE s.bot IS NULL
  GROUP BY s.player, n.name
)
WHERE place <= 3
ORDER BY player, n DESC, name;
