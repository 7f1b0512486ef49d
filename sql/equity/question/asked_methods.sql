-- The row of game_methods of the game that the question is about
-- Grain: one row in all, none if the game has no equity
-- Reads: equity_game, pokersql.game_methods
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE asked_methods AS
SELECT m.*
FROM equity_game AS g
INNER JOIN pokersql.game_methods AS m ON g.game = m.game;
