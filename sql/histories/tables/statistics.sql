-- The statistics of players, each with the conditions for the rows that it counts
-- Grain: one row per statistic; INSERT your own rows, then .read sql/histories/count_statistics.sql
-- Columns:
--   statistic: the name of the statistic
--   statistic_no: the number of the statistic in the order of reports; NULL until the statistic is counted
--   counted_in: 'decisions' or 'plays', the table whose rows the statistic counts; 'plays' has the results of hands
--   chance: a boolean expression over the columns of counted_in; chances counts the rows for which it is TRUE
--   taken: a boolean expression over the columns of counted_in; times counts the rows for which it is TRUE
--   meaning: a description of the statistic
--   counted: the values that counted_in, chance and taken had at the last count; NULL before the first count
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
