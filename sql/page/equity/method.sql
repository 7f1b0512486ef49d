-- The method of the answer, table, exact or sim, and the relation with its outcomes
-- Grain: one row in all; 'exact' without outcomes for a question with an error
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
