-- The hands that the small blind pushes with ten big blinds, the most profitable first
-- Grain: one row per starting hand that is pushed
-- Engine: duckdb

-- noqa: disable=capitalisation.functions
SELECT p.hand, p.combinations, p.pushed, p.push_gain
FROM push_fold(10) AS p
WHERE p.pushed > 0
ORDER BY p.push_gain DESC, p.hand ASC;
