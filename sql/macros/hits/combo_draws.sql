-- The combo draws: two parts that together have a name
-- Grain: one row per combo draw
-- Reads: combo_draws
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.combo_draws AS
SELECT k.*
FROM combo_draws AS k;
