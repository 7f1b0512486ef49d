-- The method of the answer ('table', 'exact' or 'sim'), and the name of the relation that has the outcomes
-- Grain: one row in all; if the question has an error, method is 'exact'
-- Reads: equity_method, simulation
-- Engine: duckdb

-- The first batch of simulated showdowns is small, so that the first answer comes soon.
UPDATE simulation SET samples = CASE WHEN first_sample = 1 THEN 10000 ELSE 30000 END;

SELECT
    COALESCE(MAX(m.method), 'exact') AS method,
    CASE MAX(m.method)
        WHEN 'exact' THEN MAX(m.counting)
        WHEN 'sim' THEN 'drawn_outcomes'
        ELSE 'table_outcomes'
    END AS outcomes
FROM equity_method AS m;
