-- The files whose hands are here
-- Grain: one row per file, or file of an archive
-- Columns:
--   source_id: a number
--   source: the path, with an archive's path before that of its member
--   loaded_as: the path that was named to load: the source itself, or the directory or archive that has it
--   format: see history_formats
--   lines: its lines, as far as they were read
--   hands: the hands that it brought
--   repeated: its hands that were here before
--   loaded_at: when it was read last
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
