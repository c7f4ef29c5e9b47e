-- From where cards change their owner (pentaland 702.2), how often, and in which turns.
SELECT g.ruleset, t.zone, count(*) AS transfers, count(DISTINCT t.game) AS games, sum(t.cards) AS cards,
  round(avg(t.turn), 2) AS turn
FROM transfers t JOIN games g USING (game)
GROUP BY ALL
ORDER BY transfers DESC, g.ruleset, t.zone;
