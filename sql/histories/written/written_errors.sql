-- The errors in the text of the hands
-- Grain: one row per error
-- Columns:
--   hand_no: see hand_lines
--   line: the line of the file; NULL is the first line of the hand
--   error: its kind
--   expected: the right text or value
--   found: the text or value of the file
--   left_out: whether the error makes the hand impossible to replay
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_errors (
    hand_no BIGINT NOT NULL,
    line BIGINT,
    error VARCHAR NOT NULL,
    expected VARCHAR,
    found VARCHAR,
    left_out BOOLEAN NOT NULL DEFAULT TRUE
);
