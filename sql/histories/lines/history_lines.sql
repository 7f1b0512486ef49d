-- The lines of the files to load
-- Grain: one row per line
-- Columns:
--   source: the path of the file
--   line: the line number in the file, from 1; negative in logs that begin with the newest entry
--   text: the text of the line, without the line break
-- Source: rows that the user inserts, or the files that 'pokersql load' reads
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE history_lines (
    source VARCHAR NOT NULL,
    line BIGINT NOT NULL,
    text VARCHAR NOT NULL
);
