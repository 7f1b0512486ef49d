-- The results of the steps so far, by set of rules and by the rank that is stored in five_card_hands
-- Grain: one row per slice (rules and card_1), stored hand_rank, key and result of the steps
-- Access: internal

-- If the proof holds, each key has one result. hand_key is that of class_ranks; hand_points, largest_value,
-- second_value and lone_values are those of the steps.

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
