-- Hands ranked by ace to five
-- Grain: one row per hand
-- Reads: game_text_ranks
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/lowball.sql, sql/engines/conformance/inputs/table.sql

SELECT r.* FROM game_text_ranks AS r;
