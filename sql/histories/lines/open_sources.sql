-- The files that are loaded only in part so far, so their last hand may lack lines
-- Grain: one row per file
-- Source: the command, which loads large files in slices
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE open_sources (
    source VARCHAR NOT NULL
);
