-- The rows of equity_errors, under an older name
-- Grain: one row per problem; problem 1 is the first to fix
-- Reads: equity_errors
-- Engine: duckdb

CREATE OR REPLACE VIEW game_equity_errors AS
SELECT e.problem, e.place, e.written, e.error, e.remedy FROM equity_errors AS e;
