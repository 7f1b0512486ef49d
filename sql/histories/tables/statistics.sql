-- The statistics of players, each of which counts rows of decisions or of plays
-- Grain: one row per statistic; INSERT your own, then .read sql/histories/count_statistics.sql
-- Columns:
--   statistic: the name of the statistic
--   statistic_no: the number of the statistic, which sets the order; NULL for a new statistic until it is counted
--   counted_in: the table whose rows are counted, which is decisions, or plays for results of whole hands
--   chance: a boolean expression over the columns of counted_in, TRUE for a row that counts as a chance
--   taken: a boolean expression over the columns of counted_in, TRUE for a row that counts as taken
--   meaning: a description of the statistic
--   counted: counted_in, chance and taken at the last count; NULL before the first count
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.statistics (
    statistic VARCHAR PRIMARY KEY,
    statistic_no INTEGER UNIQUE,
    counted_in VARCHAR NOT NULL DEFAULT 'decisions' CHECK (counted_in IN ('decisions', 'plays')),
    chance VARCHAR NOT NULL,
    taken VARCHAR NOT NULL,
    meaning VARCHAR NOT NULL DEFAULT '',
    counted VARCHAR
);
