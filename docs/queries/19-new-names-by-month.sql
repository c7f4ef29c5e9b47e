-- How many names were given for the first time ever in each month, and how many were given at all.
WITH given AS (
  SELECT n.name, strftime(g.ended_at, '%Y-%m') AS month
  FROM names n JOIN games g USING (game)
  WHERE g.source = 'log'
),
firsts AS (SELECT name, min(month) AS month FROM given GROUP BY name)
SELECT given.month, count(*) AS given, count(DISTINCT given.name) AS names,
  count(DISTINCT firsts.name) AS new_names
FROM given LEFT JOIN firsts USING (name, month)
GROUP BY given.month
ORDER BY given.month;
