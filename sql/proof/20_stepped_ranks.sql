-- What the steps said about the hands of five_card_hands so far, by the rank they have there
-- Grain: one row per slice, rank and different word of the steps (one for each rank, if all is well)
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS stepped_ranks;

CREATE TABLE stepped_ranks (
    card_1 INTEGER NOT NULL,
    hand_rank INTEGER NOT NULL,
    hand_points INTEGER NOT NULL,
    largest_value INTEGER NOT NULL,
    second_value INTEGER NOT NULL,
    lone_values INTEGER NOT NULL,
    hands BIGINT NOT NULL
);
