-- Ranks the next slice of five_card_hands by the seven steps, and inserts the results into stepped_ranks
-- Grain: one new row per stored hand_rank, hand_key and result of the steps
-- Reads: hand_points, proof_slice, proof_slices, settings, stepped_ranks

-- In a copy of a built database, DROP TABLE hand_cards and run sql/prove_steps.sql. Then run this file once per row of
-- proof_slices, and at the end sql/checks/proofs/stepped_ranks.sql. This file sets settings.rules for the slice.

UPDATE settings SET rules = (
    SELECT s.rules
    FROM proof_slices AS s
    INNER JOIN proof_slice AS p ON s.slice = p.slice
);

INSERT INTO stepped_ranks (
    rules, card_1, hand_rank, hand_key, hand_points, largest_value, second_value, lone_values, hands
)
SELECT
    s.rules,
    s.card_1,
    h.game_id AS hand_rank,
    h.rank_codes * CASE WHEN h.distinct_suits = 1 THEN -1 ELSE 1 END AS hand_key,
    h.hand_points,
    h.largest_value,
    h.second_value,
    h.lone_values,
    COUNT(*) AS hands
FROM hand_points AS h
CROSS JOIN proof_slice AS p
INNER JOIN proof_slices AS s ON p.slice = s.slice
GROUP BY
    s.rules,
    s.card_1,
    h.game_id,
    h.rank_codes,
    h.distinct_suits,
    h.hand_points,
    h.largest_value,
    h.second_value,
    h.lone_values;

UPDATE proof_slice SET slice = slice + 1;
