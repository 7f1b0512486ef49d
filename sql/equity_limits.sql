-- How long counting a question may take, and how much memory, before it is simulated
-- Grain: one row in all; yours to UPDATE
-- Columns:
--   seconds: by the estimate of equity_work
--   megabytes: by the estimate of equity_work
-- Engine: duckdb

DROP TABLE IF EXISTS equity_limits;

CREATE TABLE equity_limits AS
SELECT CAST(10 AS DOUBLE) AS seconds, CAST(2500 AS DOUBLE) AS megabytes;
