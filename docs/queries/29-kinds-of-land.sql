-- Lands, Pentalands and Utopias a game, and the turn they are played in, by ruleset.
SELECT g.ruleset, l.kind, count(*) AS played, round(count(*) / count(DISTINCT g.game), 2) AS per_game,
  round(avg(l.turn), 2) AS turn
FROM lands l JOIN games g USING (game)
GROUP BY ALL
ORDER BY g.ruleset, l.kind;
