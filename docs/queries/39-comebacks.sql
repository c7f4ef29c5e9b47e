-- Of the players with less life than another at the end of a turn, how many won all the same, by turn.
WITH behind AS (
  SELECT l.game, l.turn, l.seat
  FROM life_by_turn l
  WHERE l.life < (SELECT max(o.life) FROM life_by_turn o WHERE o.game = l.game AND o.turn = l.turn)
)
SELECT b.turn, count(*) AS behind, count(*) FILTER (WHERE s.result = 'won') AS won,
  round(avg((s.result = 'won')::INTEGER), 3) AS win_rate
FROM behind b JOIN seats s USING (game, seat)
WHERE s.result IN ('won', 'lost')
GROUP BY b.turn
ORDER BY b.turn;
