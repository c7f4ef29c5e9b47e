-- How much mana a spell is paid with, by turn.
SELECT turn, count(*) AS casts, sum(paid) AS mana, round(avg(paid), 2) AS mana_per_cast, max(paid) AS most
FROM casts
WHERE NOT copy
GROUP BY turn
ORDER BY turn;
