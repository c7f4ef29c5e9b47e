-- Why games end.
SELECT reason, count(*) AS games, avg(turns) AS turns
FROM games
GROUP BY reason
ORDER BY games DESC, reason;
