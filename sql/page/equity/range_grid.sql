-- The starting hands in each player's range; part is the share of a starting hand's combinations in the range
-- Grain: one row per player and starting hand; hands_left counts the hands without a known card
-- Reads: asked_question, hole_cards, player_hands, range_hands
-- Engine: duckdb

WITH
-- One row per starting hand: its number of combinations
hand_sizes AS (
    SELECT h.starting_hand, COUNT(*) AS combinations
    FROM hole_cards AS h
    GROUP BY h.starting_hand
)

SELECT
    r.player_id,
    r.starting_hand,
    COUNT(*) AS hands,
    COUNT(*) FILTER (WHERE q.question IS NULL OR p.card_bits IS NOT NULL) AS hands_left,
    SUM(r.weight) / 1000000 / MIN(s.combinations) AS part
FROM range_hands AS r
INNER JOIN hand_sizes AS s ON r.starting_hand = s.starting_hand
LEFT JOIN asked_question AS q ON TRUE
LEFT JOIN player_hands AS p ON r.player_id = p.player_id AND r.card_bits = p.card_bits
GROUP BY r.player_id, r.starting_hand
ORDER BY r.player_id, r.starting_hand;
