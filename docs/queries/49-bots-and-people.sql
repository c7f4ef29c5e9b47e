-- How people and each kind of bot do against each other, in games of two. Simulated games are told apart.
SELECT g.source, coalesce(a.bot, 'person') AS one, coalesce(b.bot, 'person') AS other, count(*) AS games,
  count(*) FILTER (WHERE a.result = 'won') AS won, count(*) FILTER (WHERE b.result = 'won') AS lost
FROM seats a JOIN seats b ON a.game = b.game AND a.seat <> b.seat JOIN games g ON g.game = a.game
WHERE g.seats = 2 AND coalesce(a.bot, 'person') >= coalesce(b.bot, 'person')
  AND (coalesce(a.bot, 'person') > coalesce(b.bot, 'person') OR a.seat < b.seat)
GROUP BY ALL
ORDER BY games DESC, g.source, one, other;
