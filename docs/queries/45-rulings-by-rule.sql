-- Which rules are cited in rulings.
SELECT rule, count(*) AS rulings, count(DISTINCT game) AS games
FROM (SELECT game, unnest(string_split(rules, '; ')) AS rule FROM disputes WHERE event = 'ruled' AND rules IS NOT NULL)
GROUP BY rule
ORDER BY rulings DESC, rule;
