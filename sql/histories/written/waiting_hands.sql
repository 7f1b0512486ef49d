-- The last hands of files of which more lines may come: they are read with these
-- Grain: one row per file
-- Columns:
--   source: see history_lines
--   hand_no: the line_no of its first line
-- Reads: nothing
-- Source: the files of each format
-- Engine: duckdb

DROP TABLE IF EXISTS temp.waiting_hands;

CREATE TEMPORARY TABLE waiting_hands (
    source VARCHAR NOT NULL,
    hand_no BIGINT NOT NULL
);
