-- What the steps said about the hands of five_card_hands so far, by the rank they have there
-- Grain: one row per slice, rank and different word of the steps (one for each rank, if all is well)
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS stepped_ranks;

CREATE TABLE stepped_ranks (
    card_1 INTEGER NOT NULL, -- the slice: the lowest card_id
    hand_rank INTEGER NOT NULL, -- the rank in five_card_hands
    hand_points INTEGER NOT NULL, -- the points that the steps give, 0 to 9
    largest_value INTEGER NOT NULL, -- the rank of the largest group of two cards or more, else 0
    second_value INTEGER NOT NULL, -- the same of the second group
    lone_values INTEGER NOT NULL, -- the ranks of the lone cards as digits in base 15
    hands BIGINT NOT NULL -- how many hands
);
