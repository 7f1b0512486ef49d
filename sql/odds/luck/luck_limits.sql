-- The limits of the tests of luck
-- Grain: one row in all
-- Columns:
--   unlikely: the verdict on a count or run is 'not luck' if its probability is below this number
--   most_hands: the largest number of hands that can be tested
-- Source: the command has the same limits in pokersql/counts/significance.py and pokersql/input/reading.py
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS luck_limits;

CREATE VIEW luck_limits AS
SELECT 0.001 AS unlikely, CAST(1000000000000000 AS BIGINT) AS most_hands;
