-- The players with the most hands in cash games and in tournaments, and the big blinds that each won per 100 hands
-- Grain: one row per player and kind of hands
-- Reads: histories.plays
-- Engine: duckdb

SELECT p.player, p.in_tournament, COUNT(*) AS hands, ROUND(100 * AVG(p.net_bb), 2) AS bb_per_100
FROM histories.plays AS p
WHERE NOT p.anonymous
GROUP BY p.player, p.in_tournament
ORDER BY hands DESC, p.player ASC
LIMIT 20;
