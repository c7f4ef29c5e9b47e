-- How often an alternative cost was paid, and what became of the spell.
SELECT alternative, count(*) AS casts, count(*) FILTER (WHERE outcome = 'resolved') AS resolved,
  round(avg(paid), 2) AS mana
FROM casts
WHERE alternative IS NOT NULL
GROUP BY alternative
ORDER BY casts DESC, alternative;
