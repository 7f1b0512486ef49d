-- Does every card have 25 spellings or more, and can a text be read in one way only?
-- Grain: one row per problem
-- Reads: deck, spellings
-- Source: pokersql

WITH
-- One row per card: how many spellings it has
spelled AS (
    SELECT d.card_id, d.card, COUNT(s.spelling) AS spellings
    FROM deck AS d
    LEFT JOIN spellings AS s
        ON d.card_id = s.card_id AND s.letters = LENGTH(s.spelling) AND s.initial = SUBSTR(s.spelling, 1, 1)
    GROUP BY d.card_id, d.card
)

SELECT 'spellings writes ' || CAST(COUNT(DISTINCT s.card_id) AS TEXT) || ' cards and separators, not 53' AS problem
FROM spellings AS s
HAVING COUNT(DISTINCT s.card_id) <> 53
UNION ALL
SELECT 'spellings writes ' || s.card || ' in ' || CAST(s.spellings AS TEXT) || ' ways only' AS problem
FROM spelled AS s
WHERE s.spellings < 16
UNION ALL
SELECT 'spellings cannot tell ' || a.spelling || ' from ' || b.spelling AS problem
FROM spellings AS a
INNER JOIN spellings AS b ON a.spelling = SUBSTR(b.spelling, 1, a.letters)
WHERE a.card_id <> b.card_id OR a.spelling <> b.spelling;
