-- The files whose hands are in the database
-- Grain: one row per file, or file of an archive
-- Columns:
--   source_id: the number of the file
--   source: the path, with an archive's path before that of its member
--   loaded_as: the path given to load: the source itself, or its directory or archive
--   format: see history_formats
--   lines: the number of lines read so far
--   hands: the number of its new hands
--   repeated: the number of its hands that the database had before
--   loaded_at: the time of the last reading
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.sources (
    source_id BIGINT NOT NULL,
    source VARCHAR NOT NULL,
    loaded_as VARCHAR NOT NULL,
    format VARCHAR,
    lines BIGINT NOT NULL,
    hands BIGINT NOT NULL,
    repeated BIGINT NOT NULL,
    loaded_at TIMESTAMP NOT NULL
);
