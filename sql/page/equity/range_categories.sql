-- The share of each category in each range, on this street and on later streets
-- Grain: one row per player, street and category
-- Reads: range_categories
-- Engine: duckdb

SELECT c.player_id, c.player, c.street, c.hand_points, c.category, c.share
FROM range_categories AS c
ORDER BY c.board_cards ASC, c.player_id ASC, c.hand_points DESC;
