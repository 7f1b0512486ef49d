-- Every way to read up to five cards as ranks
-- Grain: one row per hand of one to five cards as ranks that it may be read as
-- Reads: value_groups
-- Source: sql/rules/value_groups.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.value_groups AS
SELECT g.*
FROM value_groups AS g;
