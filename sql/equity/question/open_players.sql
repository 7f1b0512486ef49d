-- Whose range is any hand
-- Grain: one row per player; is_open where every combination is in the range and weighs the same
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
