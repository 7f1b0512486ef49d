-- Sends the next slice of five_card_hands through the seven steps, and keeps their result in stepped_ranks
-- Grain: one new row per stored rank and result of the steps
-- Reads: hand_points, proof_slice, stepped_ranks
-- Source: pokersql

-- In a copy of a built database: DROP TABLE hand_cards, read sql/prove_steps.sql once, this file for each of the 48
-- lowest cards of a hand, then sql/checks/proofs/stepped_ranks.sql. A slice has at most 249,900 hands.

INSERT INTO stepped_ranks (card_1, hand_rank, hand_points, largest_value, second_value, lone_values, hands)
SELECT
    s.card_1,
    h.game_id AS hand_rank,
    h.hand_points,
    h.largest_value,
    h.second_value,
    h.lone_values,
    COUNT(*) AS hands
FROM hand_points AS h
CROSS JOIN proof_slice AS s
GROUP BY s.card_1, h.game_id, h.hand_points, h.largest_value, h.second_value, h.lone_values;

UPDATE proof_slice SET card_1 = card_1 + 1;
