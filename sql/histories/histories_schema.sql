-- Creates the schema histories for the tables of hand histories
-- Engine: duckdb
-- Access: internal

CREATE SCHEMA IF NOT EXISTS histories;
