-- What the next batch of simulated showdowns is made with
-- Grain: one row in all
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS simulation;

CREATE TABLE simulation (
    seed BIGINT NOT NULL CHECK (seed BETWEEN 0 AND 2147483578), -- the same seed gives the same showdowns
    first_sample BIGINT NOT NULL CHECK (first_sample BETWEEN 1 AND 2147483578), -- the number of the batch's first
    samples INTEGER NOT NULL CHECK (samples BETWEEN 1 AND 1000000) -- how many are tried
);

INSERT INTO simulation (seed, first_sample, samples)
SELECT 1 AS seed, 1 AS first_sample, 20000 AS samples;
