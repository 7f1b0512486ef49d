-- What is wrong with an equity question, under the name of the games without ranges: equity_errors
-- Grain: one row per problem, the first to mend first
-- Reads: equity_errors
-- Engine: duckdb

CREATE OR REPLACE VIEW game_equity_errors AS
SELECT e.problem, e.place, e.written, e.error, e.remedy FROM equity_errors AS e;
