-- Who played in the hand histories, and how many hands
-- Grain: one row per player, the 500 with most hands, most hands first
-- Reads: histories.seats
-- Source: pokersql
-- Engine: duckdb

SELECT s.player, COUNT(*) AS hands
FROM histories.seats AS s
GROUP BY s.player
ORDER BY hands DESC, s.player ASC
LIMIT 500;
