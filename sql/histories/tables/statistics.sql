-- The statistics of players, each of which counts rows of decisions or of plays
-- Grain: one row per statistic; INSERT your own, and .read sql/histories/count_statistics.sql
-- Columns:
--   statistic: its name
--   statistic_no: their order; NULL for a new one, which gets the next
--   counted_in: decisions, or plays for what is known at the end of a hand
--   chance: which rows count as a chance: a boolean expression over the columns of that table
--   taken: which rows count as taken
--   meaning: what it says
--   counted: counted_in, chance and taken as they were when the hands were counted; NULL before that
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
