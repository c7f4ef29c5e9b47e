-- The record of every pair of players in games of two.
SELECT a.player AS one, b.player AS other, count(*) AS games,
  count(*) FILTER (WHERE a.result = 'won') AS won, count(*) FILTER (WHERE a.result = 'lost') AS lost
FROM seats a JOIN seats b ON a.game = b.game AND a.player < b.player
JOIN games g ON g.game = a.game
WHERE g.seats = 2
GROUP BY ALL
ORDER BY games DESC, one, other;
