-- What is wrong with a question about a game without ranges
-- Grain: one row per problem
-- Reads: game_equity_errors
-- Source: pokersql
-- Engine: duckdb

SELECT e.place, e.written, e.error, e.remedy FROM game_equity_errors AS e
ORDER BY e.problem;
