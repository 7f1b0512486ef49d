-- The hands of a table in order, and what decided
-- Grain: one row per hand
-- Reads: hand_comparison
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/texts.sql, sql/engines/conformance/inputs/table.sql

SELECT c.* FROM hand_comparison AS c;
