-- The limits of time and memory for counting; a question that would exceed them is simulated
-- Grain: one row in all; UPDATE it to change the limits
-- Reads: equity_limits
-- Engine: duckdb

CREATE TABLE pokersql.equity_limits AS
SELECT l.seconds, l.megabytes FROM equity_limits AS l;
