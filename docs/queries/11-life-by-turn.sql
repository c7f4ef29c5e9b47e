-- The life totals of winners and losers, by turn.
SELECT l.turn, s.result, count(*) AS n, avg(l.life) AS life
FROM life_by_turn l JOIN seats s USING (game, seat)
WHERE s.result IN ('won', 'lost')
GROUP BY ALL
ORDER BY l.turn, s.result;
