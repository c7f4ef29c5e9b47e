-- The first three names of both players together, as an opening, and how the games with it ended.
WITH firsts AS (
  SELECT game, name, row_number() OVER (PARTITION BY game ORDER BY moment) AS place FROM names
),
openings AS (
  SELECT game, string_agg(name, ' / ' ORDER BY place) AS opening FROM firsts WHERE place <= 3 GROUP BY game
)
SELECT o.opening, count(*) AS games, round(avg(g.turns), 1) AS turns,
  count(*) FILTER (WHERE s.result = 'won') AS first_player_won
FROM openings o JOIN games g USING (game) JOIN seats s ON s.game = o.game AND s.went_first
GROUP BY o.opening
ORDER BY games DESC, o.opening;
