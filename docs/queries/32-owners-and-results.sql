-- Whether the players who come to own more cards win.
SELECT s.result, count(*) AS seats, sum(got.transfers) AS transfers,
  round(sum(got.transfers) / count(*), 2) AS transfers_per_seat
FROM seats s JOIN (
  SELECT game, owner AS seat, count(*) AS transfers FROM transfers WHERE owner IS NOT NULL GROUP BY ALL
) got USING (game, seat)
GROUP BY s.result
ORDER BY s.result;
