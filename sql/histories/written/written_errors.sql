-- What of the files can't be read
-- Grain: one row per error
-- Columns:
--   source: see history_lines
--   line: where it stands
--   hand_no: the line_no of the hand's first line, NULL if it is none of a hand; a hand with an error here is left out
--   hand_id: MD5_NUMBER_LOWER of its text, shifted right by a bit
--   error: its kind
--   expected: what would be right
--   found: what stands there
-- Reads: nothing
-- Source: the files of each format
-- Engine: duckdb

DROP TABLE IF EXISTS temp.written_errors;

CREATE TEMPORARY TABLE written_errors (
    source VARCHAR NOT NULL,
    line BIGINT NOT NULL,
    hand_no BIGINT,
    hand_id BIGINT,
    error VARCHAR NOT NULL,
    expected VARCHAR,
    found VARCHAR
);
