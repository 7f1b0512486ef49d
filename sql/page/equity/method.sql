-- The method of the answer ('table', 'exact' or 'sim'), and the name of the relation that has the outcomes
-- Grain: one row in all; if the question has an error, method is 'exact'; is_drawn is TRUE after the last batch
-- Reads: equity_method, simulation
-- Engine: duckdb

-- The first batch of simulated showdowns is small, so that the first answer comes soon.
UPDATE simulation SET samples = CASE first_sample WHEN 1 THEN 10000 WHEN 10001 THEN 30000 ELSE 60000 END;

SELECT
    COALESCE(MAX(m.method), 'exact') AS method,
    CASE MAX(m.method)
        WHEN 'exact' THEN MAX(m.counting)
        WHEN 'sim' THEN 'drawn_outcomes'
        ELSE 'table_outcomes'
    END AS outcomes,
    (SELECT s.first_sample > 100000 FROM simulation AS s) AS is_drawn
FROM equity_method AS m;
