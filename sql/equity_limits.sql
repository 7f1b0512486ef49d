-- The time and memory above which an equity is simulated instead of counted
-- Grain: one row in all; change the limits by UPDATE
-- Columns:
--   seconds: if the exact count takes more seconds by the estimate of equity_work, the equity is simulated
--   megabytes: if the exact count takes more megabytes by the estimate of equity_work, the equity is simulated
-- Engine: duckdb

DROP TABLE IF EXISTS equity_limits;

CREATE TABLE equity_limits AS
SELECT CAST(10 AS DOUBLE) AS seconds, CAST(2500 AS DOUBLE) AS megabytes;
