-- Which mana costs names are given for, and how many different names were found for each.
SELECT coalesce(cost, 'unknown') AS cost, count(*) AS given, count(DISTINCT name) AS names,
  round(avg(turn), 2) AS turn
FROM names
GROUP BY cost
ORDER BY given DESC, cost;
