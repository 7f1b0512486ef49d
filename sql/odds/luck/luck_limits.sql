-- The limits of what is called luck
-- Grain: one row in all
-- Columns:
--   unlikely: what chance alone gives less often than this is not luck
--   most_hands: the most hands that are judged
-- Source: pokersql; the command has the same limits in pokersql/counts/significance.py and pokersql/input/reading.py
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS luck_limits;

CREATE VIEW luck_limits AS
SELECT 0.001 AS unlikely, CAST(1000000000000000 AS BIGINT) AS most_hands;
