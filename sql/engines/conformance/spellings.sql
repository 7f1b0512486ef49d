-- Every spelling of a card, read in a hand with four others
-- Grain: one row per card: how many spellings it has, and in how many the hand has the rank of the plain one
-- Reads: deck, spellings
-- Source: pokersql

SELECT
    d.card,
    COUNT(*) AS spellings,
    SUM(
        CASE
            WHEN hand_rank(s.spelling || ' ' || o.cards) = hand_rank(d.card || ' ' || o.cards) THEN 1 ELSE 0
        END
    ) AS equal_ranks
FROM spellings AS s
INNER JOIN deck AS d ON s.card_id = d.card_id
INNER JOIN (
    SELECT 0 AS is_low, '2c 2d 3h 4s' AS cards
    UNION ALL
    SELECT 1 AS is_low, 'Kc Kd Qh Js' AS cards
) AS o ON CASE WHEN d.rank < 8 THEN 1 ELSE 0 END = o.is_low
GROUP BY d.card;
