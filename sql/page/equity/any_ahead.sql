-- The chance that one of several opponents is ahead now
-- Grain: one row in all
-- Reads: any_ahead
-- Source: pokersql
-- Engine: duckdb

SELECT a.chance, a.standard_error, a.samples FROM any_ahead AS a;
