-- How often the player who kept a card in the opening hand won, with its n. Only of games that have opened.
SELECT o.printed, count(DISTINCT (o.game, o.seat)) AS hands,
  round(count(DISTINCT (o.game, o.seat)) FILTER (WHERE s.result = 'won') / count(DISTINCT (o.game, o.seat)), 3)
    AS win_rate
FROM opening_hands o JOIN seats s USING (game, seat)
WHERE s.result IN ('won', 'lost')
GROUP BY o.printed
ORDER BY hands DESC, o.printed
LIMIT 100;
