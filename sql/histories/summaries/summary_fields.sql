-- The regular expressions that find the fields of summaries of tournaments
-- Grain: one row per expression; if a field has several expressions, the first matching one gives the value
-- Columns:
--   format: see summary_formats
--   field: see summary_field_kinds
--   pattern: the expression; its first group is the value
-- Engine: duckdb

-- A line that matches an expression of the field player is the row of a player. Expressions of fields whose
-- told_of is player search these rows; all others search the other lines of the summary.

CREATE OR REPLACE TEMPORARY TABLE summary_fields (
    format VARCHAR NOT NULL,
    field VARCHAR NOT NULL,
    pattern VARCHAR NOT NULL
);
