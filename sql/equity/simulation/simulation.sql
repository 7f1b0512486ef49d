-- The seed and size of the next batch of simulated showdowns
-- Grain: one row in all; update it to choose the batch
-- Columns:
--   seed: the same seed gives the same showdowns
--   first_sample: the number of the batch's first showdown, from 1
--   samples: the number of showdowns to draw; showdowns in which two hands share a card are dropped
-- Engine: duckdb

CREATE OR REPLACE TABLE simulation (
    seed BIGINT NOT NULL CHECK (seed BETWEEN 0 AND 2147483578),
    first_sample BIGINT NOT NULL CHECK (first_sample BETWEEN 1 AND 2147483578),
    samples INTEGER NOT NULL CHECK (samples BETWEEN 1 AND 1000000)
);

INSERT INTO simulation (seed, first_sample, samples)
SELECT 1 AS seed, 1 AS first_sample, 20000 AS samples;
