-- Every spelling of starting hands in a range, without single combinations and percentages
-- Grain: one row per spelling, in small letters, and starting hand of it
-- Reads: range_spellings
-- Source: sql/equity/question/range_spellings.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.range_spellings AS
SELECT r.spelling, r.starting_hand
FROM range_spellings AS r
ORDER BY r.spelling, r.starting_hand;
