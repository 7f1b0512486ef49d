-- Step 1: the cards of each hand, grouped by rank and by suit
-- Grain: one row per card of a hand
-- Reads: card_groups
-- Engine: duckdb

SELECT c.player_id, c.card, c.value, c.value_group, c.suit_group, c.group_size, c.group_number
FROM card_groups AS c
ORDER BY c.player_id, c.rank, c.suit_id;
