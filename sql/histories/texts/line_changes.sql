-- The changes to lines of text formats after hands are cut
-- Grain: one row per change; changes of a format are made in the order of the rows
-- Columns:
--   format: see history_formats
--   pattern: a regular expression
--   replacement: the text that replaces all matches; \1 is the first group
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE line_changes (
    format VARCHAR NOT NULL,
    pattern VARCHAR NOT NULL,
    replacement VARCHAR NOT NULL
);
