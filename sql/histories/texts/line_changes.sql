-- The changes that make lines readable for templates, made after the lines are cut into hands
-- Grain: one row per change; a format's changes are made in the order of the rows
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
