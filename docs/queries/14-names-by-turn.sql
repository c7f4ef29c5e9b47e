-- How many names are given in each turn of a game, and in how many games that turn was reached.
SELECT t.ruleset, t.turn, count(DISTINCT t.game) AS games, sum(t.names) AS names,
  round(sum(t.names) / count(DISTINCT t.game), 2) AS names_per_game
FROM (SELECT g.ruleset, turns.* FROM turns JOIN games g USING (game)) t
GROUP BY t.ruleset, t.turn
ORDER BY t.ruleset, t.turn;
