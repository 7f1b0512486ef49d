-- Step 5 of the evaluation: the cards of each hand that are in no group
-- Grain: one row per hand
-- Reads: lone_cards
-- After: nothing, seed, deal

SELECT s.* FROM lone_cards AS s;
