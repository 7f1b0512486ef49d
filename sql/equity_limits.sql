-- The time and memory above which an equity is simulated instead of counted
-- Grain: one row in all; change the limits by UPDATE
-- Columns:
--   seconds: the limit of the time that equity_work estimates
--   megabytes: the limit of the memory that equity_work estimates
-- Engine: duckdb

DROP TABLE IF EXISTS equity_limits;

CREATE TABLE equity_limits AS
SELECT CAST(10 AS DOUBLE) AS seconds, CAST(2500 AS DOUBLE) AS megabytes;
