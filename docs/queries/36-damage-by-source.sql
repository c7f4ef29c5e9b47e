-- What deals the most damage, to players and to permanents.
SELECT coalesce(name, 'unseen') AS source, sum(amount) AS damage,
  coalesce(sum(amount) FILTER (WHERE seat IS NOT NULL), 0) AS to_players,
  coalesce(sum(amount) FILTER (WHERE combat), 0) AS in_combat
FROM damage
WHERE NOT prevented
GROUP BY ALL
ORDER BY damage DESC, source
LIMIT 50;
