-- The hands that a seed deals, and who wins
-- Grain: one row per hand
-- Reads: showdown
-- After: nothing, seed, deal

SELECT s.* FROM showdown AS s;
