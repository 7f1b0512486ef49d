-- The errors in the text of the hands
-- Grain: one row per error
-- Columns:
--   hand_no: see hand_lines
--   line: the line number in the file; NULL means the first line of the hand
--   error: the kind of the error
--   expected: the right text or value
--   found: the text or value of the file
--   left_out: TRUE if the hand can't be replayed because of the error
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_errors (
    hand_no BIGINT NOT NULL,
    line BIGINT,
    error VARCHAR NOT NULL,
    expected VARCHAR,
    found VARCHAR,
    left_out BOOLEAN NOT NULL DEFAULT TRUE
);
