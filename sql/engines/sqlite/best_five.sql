-- The five cards of a hand that count, from its :card_bits, its :flush_suit and the :class_key of its class
-- Grain: one row
-- Reads: deck
-- Source: sql/ranking/hand_ranks.sql, which chooses the same of equal fives
-- Engine: sqlite

WITH
-- One row per card that can count: the number of cards of its rank that count, and its place among them by suit
cards AS (
    SELECT
        d.card_id,
        d.card,
        (ABS(:class_key) >> (4 * d.rank - 8)) & 15 AS counting,
        ROW_NUMBER() OVER (PARTITION BY d.rank ORDER BY d.suit_id) AS number
    FROM deck AS d
    WHERE d.card_bit & :card_bits > 0 AND :flush_suit IN (-1, d.suit_id)
),

-- One row per card that counts
five AS (
    SELECT c.card FROM cards AS c
    WHERE c.number <= c.counting
    ORDER BY c.card_id
)

SELECT GROUP_CONCAT(f.card, ' ') AS best_five FROM five AS f;
