-- How long counting a question may take, and how much memory, before it is simulated
-- Grain: one row in all; update it to choose the limits
-- Reads: equity_limits
-- Engine: duckdb

CREATE TABLE pokersql.equity_limits AS
SELECT l.seconds, l.megabytes FROM equity_limits AS l;
