-- Mulligans and results.
SELECT mulligans, count(*) AS n, avg((result = 'won')::INTEGER) AS win_rate
FROM seats
WHERE result IN ('won', 'lost')
GROUP BY mulligans
ORDER BY mulligans;
