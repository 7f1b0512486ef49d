-- What the statistics of plays count
-- Grain: one row per statistic
-- Columns:
--   statistic: its name, and that of the columns of plays
--   statistic_no: their order
--   taken: how often the player did this
--   chance: of how often this was so
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.statistics (
    statistic VARCHAR NOT NULL,
    statistic_no INTEGER NOT NULL,
    taken VARCHAR NOT NULL,
    chance VARCHAR NOT NULL
);
