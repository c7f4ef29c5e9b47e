-- Which printed cards are played face down as a Pentaland or a Utopia rather than named. Only of games that have opened.
WITH used AS (
  SELECT printed, kind AS use FROM lands WHERE kind IN ('pentaland', 'utopia')
  UNION ALL SELECT printed, 'named' FROM names
)
SELECT printed, count(*) FILTER (WHERE use <> 'named') AS face_down, count(*) FILTER (WHERE use = 'named') AS named,
  round(avg((use <> 'named')::INTEGER), 3) AS face_down_share
FROM used
WHERE printed IS NOT NULL
GROUP BY printed
ORDER BY face_down DESC, printed
LIMIT 100;
