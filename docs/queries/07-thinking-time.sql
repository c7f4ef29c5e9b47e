-- The thinking time of people, by kind of question.
SELECT d.prompt, count(*) AS n, median(d.ms) / 1000 AS median_s, quantile_cont(d.ms, 0.9) / 1000 AS p90_s
FROM decisions d JOIN seats s USING (game, seat)
WHERE s.bot IS NULL
GROUP BY d.prompt
ORDER BY n DESC, d.prompt;
