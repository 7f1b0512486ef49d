-- The chance that at least one of several opponents is ahead now
-- Grain: one row in all
-- Reads: any_ahead, simulated_outcomes, simulation
-- Engine: duckdb

-- The samples of this simulation begin with number 1, even if the equity was simulated before; then the equity, too,
-- begins again.
DELETE FROM simulated_outcomes;

UPDATE simulation SET first_sample = 1, samples = 100000;

SELECT a.chance, a.standard_error, a.samples FROM any_ahead AS a;
