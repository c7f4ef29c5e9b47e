-- What each printed card is named as, by turn. Only of games that have opened.
SELECT printed, turn, name, count(*) AS n
FROM names
WHERE printed IS NOT NULL
GROUP BY ALL
ORDER BY printed, turn, n DESC, name;
