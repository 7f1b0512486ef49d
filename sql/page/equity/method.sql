-- How the question is answered: from a table, by counting, or by simulation; and the relation of its outcomes
-- Grain: one row in all; a wrong question has no outcomes
-- Reads: equity_method
-- Engine: duckdb

SELECT
    COALESCE(MAX(m.method), 'exact') AS method,
    CASE MAX(m.method)
        WHEN 'exact' THEN MAX(m.counting)
        WHEN 'sim' THEN 'drawn_outcomes'
        ELSE 'table_outcomes'
    END AS outcomes
FROM equity_method AS m;
