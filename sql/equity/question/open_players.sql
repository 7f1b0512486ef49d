-- Which players may hold any hand
-- Grain: one row per player; is_open if the range has all 1,326 combinations, with equal weights
-- Reads: hole_cards, range_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS open_players;

CREATE VIEW open_players AS
SELECT
    r.player_id,
    COUNT(*) = (SELECT COUNT(*) FROM hole_cards) AND COUNT(DISTINCT r.weight) = 1 AS is_open
FROM range_hands AS r
GROUP BY r.player_id;
