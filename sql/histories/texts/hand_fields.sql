-- The regular expressions that find the fields of a hand in the lines before its list of players
-- Grain: one row per expression; if a field has several expressions, the first matching one gives the value
-- Columns:
--   format: see history_formats
--   field: see field_kinds
--   pattern: the expression; its first group is the value
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE hand_fields (
    format VARCHAR NOT NULL,
    field VARCHAR NOT NULL,
    pattern VARCHAR NOT NULL
);
