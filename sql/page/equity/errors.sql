-- The errors of a question
-- Grain: one row per problem
-- Reads: standing_errors
-- Engine: duckdb

SELECT e.place, e.written, e.error, e.remedy FROM standing_errors AS e
ORDER BY e.problem;
