-- Why life totals change, and by how much.
SELECT cause, count(*) AS changes, sum("by") AS sum, round(avg("by"), 2) AS mean, min(life) AS lowest
FROM life
GROUP BY cause
ORDER BY changes DESC, cause;
