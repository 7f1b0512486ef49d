-- The lines of the files to load
-- Grain: one row per line
-- Columns:
--   source: the path of the file
--   line: the number of the line in the file, from 1; negative in logs that begin with the newest entry
--   text: the text of the line, without the line break
-- Source: the user, or the files that the command unpacks
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE history_lines (
    source VARCHAR NOT NULL,
    line BIGINT NOT NULL,
    text VARCHAR NOT NULL
);
