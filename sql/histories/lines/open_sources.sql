-- The files of which only a first part is loaded so far, so that their last hand may lack lines
-- Grain: one row per file
-- Source: 'pokersql load', which loads large files in slices
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE open_sources (
    source VARCHAR NOT NULL
);
