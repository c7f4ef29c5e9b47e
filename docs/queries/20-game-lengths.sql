-- How long games are: turns and minutes at the quarter marks, by ruleset and number of seats.
SELECT ruleset, seats, count(*) AS games, quantile_cont(turns, [0.25, 0.5, 0.75]) AS turns,
  quantile_cont(round(epoch(ended_at - began_at) / 60, 1), [0.25, 0.5, 0.75]) AS minutes
FROM games
WHERE began_at IS NOT NULL
GROUP BY ALL
ORDER BY games DESC, ruleset, seats;
