-- The files that are loaded in part, whose last hand waits for more lines
-- Grain: one row per file
-- Source: the command, which loads large files in slices
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE open_sources (
    source VARCHAR NOT NULL
);
