-- How many creatures attack in a turn with an attack, by turn.
SELECT turn, count(*) AS attackers, count(DISTINCT game) AS attacks,
  round(count(*) / count(DISTINCT game), 2) AS attackers_per_attack, sum(blockers) AS blockers
FROM attacks
GROUP BY turn
ORDER BY turn;
