-- What of the files can't be read
-- Grain: one row per error
-- Columns:
--   hand_no: see hand_lines
--   line: where it stands
--   error: its kind
--   expected: what would be right
--   found: what stands there
--   left_out: whether the hand can't be replayed for it
-- Source: the files of each format
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_errors (
    hand_no BIGINT NOT NULL,
    line BIGINT NOT NULL,
    error VARCHAR NOT NULL,
    expected VARCHAR,
    found VARCHAR,
    left_out BOOLEAN NOT NULL DEFAULT TRUE
);
