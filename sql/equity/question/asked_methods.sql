-- The row of game_methods for the game in equity_game
-- Grain: one row in all, or none if equity cannot be computed for the game
-- Reads: equity_game, pokersql.game_methods
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE asked_methods AS
SELECT m.*
FROM equity_game AS g
INNER JOIN pokersql.game_methods AS m ON g.game = m.game;
