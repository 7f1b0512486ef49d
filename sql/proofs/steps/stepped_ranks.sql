-- The results of the steps so far, by set of rules and by the rank that is stored in five_card_hands
-- Grain: one row per slice, stored rank, key and result of the steps; each key has one result if all is well
-- Columns:
--   rules: the set of rules by which the steps judged
--   card_1: the slice: the lowest card_id
--   hand_rank: the rank in five_card_hands
--   hand_key: the key of the hand in class_ranks
--   hand_points: the points that the steps give
--   largest_value: the rank of the largest group of two cards or more, else 0
--   second_value: the rank of the second group of two cards, else 0
--   lone_values: the ranks of the lone cards as digits in base 15
--   hands: how many hands
-- Access: internal

DROP TABLE IF EXISTS stepped_ranks;

CREATE TABLE stepped_ranks (
    rules TEXT NOT NULL,
    card_1 INTEGER NOT NULL,
    hand_rank INTEGER NOT NULL,
    hand_key BIGINT NOT NULL,
    hand_points INTEGER NOT NULL,
    largest_value INTEGER NOT NULL,
    second_value INTEGER NOT NULL,
    lone_values INTEGER NOT NULL,
    hands BIGINT NOT NULL
);
