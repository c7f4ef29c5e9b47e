-- What colours of mana spells are paid with. C is colourless.
SELECT letter AS colour, count(*) AS casts, count(DISTINCT game) AS games
FROM (SELECT game, unnest(string_split(colours, '')) AS letter FROM casts WHERE NOT copy)
WHERE letter <> ''
GROUP BY letter
ORDER BY casts DESC, colour;
