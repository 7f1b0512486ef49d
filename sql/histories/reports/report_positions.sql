-- A macro that reports the statistics of each position
-- Grain: none
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb

-- One row per position and statistic
CREATE OR REPLACE MACRO histories.report_positions(player_name := NULL) AS TABLE
SELECT s.* RENAME (grouped_by AS position)
FROM histories.statistics_by(p.position, player_name) AS s;
