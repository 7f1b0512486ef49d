-- Step 7 of the evaluation: the players' places
-- Grain: one row per hand
-- Reads: player_rankings
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/seed.sql, sql/deal.sql

SELECT s.* FROM player_rankings AS s;
