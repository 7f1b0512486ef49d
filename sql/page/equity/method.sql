-- How the question is answered: from a table, by counting, or by simulation
-- Grain: one row in all
-- Reads: equity_method
-- Source: pokersql
-- Engine: duckdb

SELECT m.method, m.counting, m.seconds, m.megabytes FROM equity_method AS m;
