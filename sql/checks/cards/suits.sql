-- Does the table suits have the four suits c, d, h and s, with different symbols and outlines?
-- Grain: one row per problem
-- Reads: suits

WITH
-- One row: how many rows are correct, and how many different values they have
counts AS (
    SELECT
        COUNT(*) AS suits,
        COUNT(DISTINCT s.suit_id) AS numbers,
        COUNT(DISTINCT s.symbol) + COUNT(DISTINCT s.outline) AS signs
    FROM suits AS s
    WHERE s.suit_id BETWEEN 0 AND 3 AND s.suit = SUBSTR('cdhs', s.suit_id + 1, 1) AND s.colour IN ('black', 'red')
)

SELECT 'suits has ' || CAST(c.suits AS TEXT) || ' good rows, not 4' AS problem
FROM counts AS c
WHERE c.suits <> 4 OR c.numbers <> 4 OR c.signs <> 8;
