-- The hands that a seed deals, and who wins
-- Grain: one row per hand
-- Reads: showdown
-- Source: pokersql
-- After: sql/engines/conformance/inputs/nothing.sql, sql/engines/conformance/inputs/seed.sql, sql/deal.sql

SELECT s.* FROM showdown AS s;
