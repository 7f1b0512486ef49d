-- How a question about a game without ranges is answered: by counting, or by simulation
-- Grain: one row in all
-- Reads: game_givens
-- Source: pokersql
-- Engine: duckdb

SELECT CASE WHEN g.is_exact THEN 'exact' ELSE 'sim' END AS method FROM game_givens AS g;
