-- How many cards are played face down as a Pentaland, by turn.
SELECT turn, count(*) AS turns, avg(pentalands) AS pentalands
FROM turns
GROUP BY turn
ORDER BY turn;
