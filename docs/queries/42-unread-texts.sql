-- Cards with a text that the engine cannot read: how often it came up, and how the table settled it.
SELECT coalesce(name, 'unseen') AS card, count(*) FILTER (WHERE event = 'came-up') AS came_up,
  count(*) FILTER (WHERE event = 'proposed') AS proposed, count(*) FILTER (WHERE event = 'refused') AS refused,
  count(*) FILTER (WHERE event = 'settled' AND outcome = 'stands') AS stands,
  count(*) FILTER (WHERE event = 'settled' AND outcome = 'nothing') AS nothing,
  count(*) FILTER (WHERE event = 'referred') AS to_a_judge
FROM assisted
GROUP BY ALL
ORDER BY came_up DESC, card;
