-- How often the seat with the first turn wins games of two.
SELECT count(*) AS n, avg((result = 'won')::INTEGER) AS win_rate
FROM seats JOIN games USING (game)
WHERE went_first AND seats.result IN ('won', 'lost') AND games.seats = 2;
