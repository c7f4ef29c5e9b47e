-- How games go back: by consent or by a ruling, how far, and whether names become free.
SELECT "by", names, count(*) AS rewinds, round(avg(moment - to_moment), 1) AS moments_back
FROM rewinds
GROUP BY ALL
ORDER BY rewinds DESC, "by", names;
