-- Step 1 of the evaluation: the cards of each hand, grouped by rank and by suit
-- Grain: one row per card of a hand
-- Reads: card_groups
-- After: nothing, seed, deal

SELECT s.* FROM card_groups AS s;
