-- The values of each straight: its ranks, where the ace counts 1 in A-2-3-4-5
-- Grain: one row per straight and value in it (10 * 5)
-- Reads: straight_values
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.straight_values AS
SELECT v.high_rank, v.value, v.rank, v.rank_code
FROM straight_values AS v
ORDER BY v.high_rank, v.value;
