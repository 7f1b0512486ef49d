-- Makes the schema histories, in which a database keeps hand histories
-- Engine: duckdb
-- Access: internal

CREATE SCHEMA IF NOT EXISTS histories;
