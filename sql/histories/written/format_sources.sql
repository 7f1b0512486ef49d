-- The formats that each source matches
-- Grain: one row per source and format
-- Columns:
--   source: see history_lines
--   format: see history_formats
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE format_sources (
    source VARCHAR NOT NULL,
    format VARCHAR NOT NULL
);
