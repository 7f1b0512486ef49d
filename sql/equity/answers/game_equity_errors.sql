-- The rows of equity_errors, under the name for games without ranges
-- Grain: one row per problem, in the order in which to fix them
-- Reads: equity_errors
-- Engine: duckdb

CREATE OR REPLACE VIEW game_equity_errors AS
SELECT e.problem, e.place, e.written, e.error, e.remedy FROM equity_errors AS e;
