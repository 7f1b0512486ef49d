-- What the statistics of plays count
-- Grain: one row per statistic
-- Columns:
--   statistic: its name, and that of the columns of plays
--   statistic_no: their order
--   taken: what the player did
--   chance: when it could be done
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.statistics (
    statistic VARCHAR NOT NULL,
    statistic_no INTEGER NOT NULL,
    taken VARCHAR NOT NULL,
    chance VARCHAR NOT NULL
);
