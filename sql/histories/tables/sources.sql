-- The files that were loaded
-- Grain: one row per file; a file in an archive has its own row
-- Columns:
--   source_id: the number of the file in the database
--   source: the path of the file; for a file in an archive, the path of the archive followed by the path in the archive
--   loaded_as: the path given to pokersql load: the path of the file, its directory or its archive
--   format: see history_formats
--   lines: the number of lines read so far
--   hands: the number of hands that were saved from the file
--   summaries: the number of summaries of tournaments that were saved from the file
--   repeated: the number of hands of the file that the database already had
--   loaded_at: the time when the file was last loaded
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.sources (
    source_id BIGINT NOT NULL,
    source VARCHAR NOT NULL,
    loaded_as VARCHAR NOT NULL,
    format VARCHAR,
    lines BIGINT NOT NULL,
    hands BIGINT NOT NULL,
    summaries BIGINT NOT NULL,
    repeated BIGINT NOT NULL,
    loaded_at TIMESTAMP NOT NULL
);
