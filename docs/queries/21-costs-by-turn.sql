-- What is cast when: for each mana cost, how often, and the earliest, the usual and the latest turn.
SELECT cost, count(*) AS casts, min(turn) AS earliest, median(turn) AS usual, max(turn) AS latest
FROM casts
WHERE NOT copy AND cost IS NOT NULL
GROUP BY cost
ORDER BY casts DESC, cost;
