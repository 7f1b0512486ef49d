-- The hands that a seed deals, and who wins
-- Grain: one row per hand
-- Reads: showdown
-- Source: pokersql
-- After: nothing, seed, deal

SELECT s.* FROM showdown AS s;
