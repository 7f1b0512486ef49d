-- The hold'em deals of a seed, and who wins
-- Grain: one row per hand
-- Reads: holdem_showdown
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/holdem.sql, sql/deal.sql

SELECT s.* FROM holdem_showdown AS s;
