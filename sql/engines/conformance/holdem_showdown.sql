-- The hold'em deals of a seed, and who wins
-- Grain: one row per hand
-- Reads: holdem_showdown
-- After: nothing, holdem, deal

SELECT s.* FROM holdem_showdown AS s;
