-- The text of the hand whose card_ids are the JSON list :numbers, and the error of the first number that is no card
-- Grain: one row
-- Reads: deck
-- Engine: sqlite

WITH
-- One row per number: its position in the list, and its card
cards AS (
    SELECT ROW_NUMBER() OVER (ORDER BY n.key) AS place, n.value AS number, d.card
    FROM JSON_EACH(:numbers) AS n
    LEFT JOIN deck AS d ON n.value = d.card_id
    WHERE n.value IS NOT NULL
)

SELECT
    COALESCE(GROUP_CONCAT(c.card, ' '), '') AS hand,
    (
        SELECT 'bad_card ' || b.number || ' at ' || b.place
        FROM cards AS b
        WHERE b.card IS NULL
        ORDER BY b.place
        LIMIT 1
    ) AS error
FROM cards AS c;
