-- The statistics of players; each counts rows of decisions or of plays
-- Grain: one row per statistic; INSERT your own, and .read sql/histories/count_statistics.sql
-- Columns:
--   statistic: its name
--   statistic_no: the order of the statistics; a new one with NULL gets the next number
--   counted_in: the table: decisions, or plays for results of whole hands
--   chance: the rows that count as a chance: a boolean expression over the columns of the table
--   taken: the rows that count as taken, likewise
--   meaning: a description of the statistic
--   counted: counted_in, chance and taken at the time of the last count; NULL before the first
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
