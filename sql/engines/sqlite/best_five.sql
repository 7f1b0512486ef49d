-- The five cards that count of a hand, from its :card_bits, its :flush_suit and the :class_key of its class
-- Grain: one row
-- Reads: deck
-- Source: sql/ranking/hand_ranks.sql, which chooses the same of equal fives
-- Engine: sqlite

WITH
-- One row per card that may count: how many of its rank count, and its number among them, lower suits first
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
