-- The files of which more lines may come: their last hand waits
-- Grain: one row per file
-- Source: the command, which loads large files in slices
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE open_sources (
    source VARCHAR NOT NULL
);
