-- The lines of the hands to read
-- Grain: one row per line of a hand
-- Columns:
--   hand_no: the line_no of the hand's first line
--   line_no: see numbered_lines
--   source: see history_lines
--   line: see history_lines
--   format: the format of the hand, see history_formats
--   text: the text of the line; in text formats, blanks at its ends are removed
--   in_summary: TRUE if the line is in the summary of the hand; NULL in formats other than text formats
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE hand_lines (
    hand_no BIGINT NOT NULL,
    line_no BIGINT NOT NULL,
    source VARCHAR NOT NULL,
    line BIGINT NOT NULL,
    format VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    in_summary BOOLEAN
);
