-- Makes the schema histories, in which a database keeps hand histories
-- Grain: none
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

CREATE SCHEMA IF NOT EXISTS histories;
