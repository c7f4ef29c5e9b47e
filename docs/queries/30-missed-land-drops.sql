-- In how many turns nothing was played as a land, by turn.
SELECT turn, count(*) AS turns, count(*) FILTER (WHERE lands + pentalands + utopias = 0) AS without,
  round(avg((lands + pentalands + utopias = 0)::INTEGER), 3) AS share
FROM turns
GROUP BY turn
ORDER BY turn;
