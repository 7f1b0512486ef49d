-- The errors of a question for which only the equity is asked
-- Grain: one row per problem
-- Reads: equity_errors
-- Engine: duckdb

SELECT e.place, e.written, e.error, e.remedy FROM equity_errors AS e
ORDER BY e.problem;
