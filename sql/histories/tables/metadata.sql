-- The version of the schema histories
-- Grain: one row per attribute
-- Columns:
--   attribute: histories_version, a number that rises when the tables change; reports, a hash of the reports' macros
--   value: the value of the attribute
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.metadata (
    attribute VARCHAR NOT NULL,
    value VARCHAR NOT NULL
);
