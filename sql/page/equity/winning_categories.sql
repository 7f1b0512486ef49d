-- The wins and ties of each player, by the category of the player's hand
-- Grain: one row per player and category
-- Reads: equity_categories
-- Engine: duckdb

SELECT c.player_id, c.player, c.category, c.wins, c.ties, c.equity
FROM equity_categories AS c
WHERE c.method = $method
ORDER BY c.player_id, c.hand_points DESC;
