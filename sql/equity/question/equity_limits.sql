-- How long counting may take, and how much memory, before equity_method prefers a simulation
-- Grain: one row in all; yours to UPDATE
-- Columns:
--   seconds: by the estimate of equity_work
--   megabytes: by the estimate of equity_work
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb

DROP TABLE IF EXISTS equity_limits;

CREATE TABLE equity_limits (
    seconds DOUBLE NOT NULL CHECK (seconds >= 0),
    megabytes DOUBLE NOT NULL CHECK (megabytes >= 0)
);

INSERT INTO equity_limits (seconds, megabytes)
VALUES (10, 2500);
