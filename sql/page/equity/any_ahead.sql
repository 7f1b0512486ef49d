-- The chance that one of several opponents is ahead now
-- Grain: one row in all
-- Reads: any_ahead, simulation
-- Engine: duckdb

-- The same draws, whether the equity was simulated before or not.
UPDATE simulation SET first_sample = 1;

SELECT a.chance, a.standard_error, a.samples FROM any_ahead AS a;
