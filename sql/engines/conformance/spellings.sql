-- All spellings of each card, each read in a hand with four other cards
-- Grain: one row per card; equal_ranks counts the spellings that give the hand the same rank as deck.card does
-- Reads: deck, spellings

WITH
-- One row per set of four other cards; the set with is_low = 1 is used with cards of a rank below 8
others AS (
    SELECT 0 AS is_low, '2c 2d 3h 4s' AS cards
    UNION ALL
    SELECT 1 AS is_low, 'Kc Kd Qh Js' AS cards
)

SELECT
    d.card,
    COUNT(*) AS spellings,
    SUM(
        CASE
            WHEN HAND_RANK(s.spelling || ' ' || o.cards) = HAND_RANK(d.card || ' ' || o.cards) THEN 1 ELSE 0
        END
    ) AS equal_ranks
FROM spellings AS s
INNER JOIN deck AS d ON s.card_id = d.card_id
INNER JOIN others AS o ON CASE WHEN d.rank < 8 THEN 1 ELSE 0 END = o.is_low
GROUP BY d.card;
