-- The five cards of a hand that count; :card_bits and :flush_suit describe the hand, :class_key its class
-- Grain: one row
-- Reads: deck
-- Source: sql/ranking/hand_ranks.sql; if several choices of five are equally good, both files choose the same one
-- Engine: sqlite

WITH
-- One row per card that can count. number is 1, 2, ... for the cards of one rank, in the order of suits; counting is
-- how many cards of this rank count
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
