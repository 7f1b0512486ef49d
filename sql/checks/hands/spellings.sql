-- Does each card have 16 spellings (ranks 2 to 9) or 40 spellings (T to A), and does no spelling begin with another?
-- Grain: one row per problem
-- Reads: deck, spellings

WITH
-- One row per card: the number of its correct spellings
card_spellings AS (
    SELECT d.card_id, d.card, d.rank, COUNT(s.spelling) AS spellings
    FROM deck AS d
    LEFT JOIN spellings AS s
        ON
            d.card_id = s.card_id
            AND s.letters = LENGTH(s.spelling)
            AND s.opening = SUBSTR(s.spelling, 1, 2)
            AND d.card = s.card
            AND d.card_bit = s.card_bit
    GROUP BY d.card_id, d.card, d.rank
)

SELECT 'spellings has all spellings of ' || CAST(COUNT(*) AS TEXT) || ' cards, not 52' AS problem
FROM card_spellings AS s
WHERE s.spellings = CASE WHEN s.rank < 10 THEN 16 ELSE 40 END
HAVING COUNT(*) <> 52
UNION ALL
SELECT 'spellings cannot tell ' || a.spelling || ' from ' || b.spelling AS problem
FROM spellings AS a
INNER JOIN spellings AS b ON a.spelling = SUBSTR(b.spelling, 1, a.letters)
WHERE a.card_id <> b.card_id OR a.spelling <> b.spelling;
