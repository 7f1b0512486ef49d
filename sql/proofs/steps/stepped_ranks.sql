-- The results of the seven steps for the proved slices, beside the ranks in five_card_hands
-- Grain: one row per rules, card_1, hand_rank, hand_key and result of the steps
-- Access: internal

-- If the stored ranks are right, each hand_key of a set of rules has a single result. hand_key is as in class_ranks;
-- the result is hand_points, largest_value, second_value and lone_values of the steps.

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
