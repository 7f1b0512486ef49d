-- The 21 ways to choose five of seven cards
-- Grain: one row per choice of five places (21), in rising order
-- Columns:
--   place_1: the place of the first card in the hand, 1 to 3
--   place_2: the place of the second card
--   place_3: the place of the third card
--   place_4: the place of the fourth card
--   place_5: the place of the last card, 5 to 7
-- Reads: nothing
-- Source: the table of that name in the Power BI article

-- place_5 <= 6 leaves the 6 choices of six cards. hand_keys does not read them: MIN over the hands with one card less
-- gives the same best five. best_of_seven writes the 21 rows out as expressions: a join is slower.

DROP TABLE IF EXISTS choices_of_five;

CREATE TABLE choices_of_five (
    place_1 INTEGER NOT NULL,
    place_2 INTEGER NOT NULL,
    place_3 INTEGER NOT NULL,
    place_4 INTEGER NOT NULL,
    place_5 INTEGER NOT NULL
);

INSERT INTO choices_of_five (place_1, place_2, place_3, place_4, place_5)
WITH RECURSIVE
-- One row per place of a card in a hand
places AS (
    SELECT 1 AS place
    UNION ALL
    SELECT p.place + 1 AS place
    FROM places AS p
    WHERE p.place < 7
)

SELECT
    p1.place AS place_1,
    p2.place AS place_2,
    p3.place AS place_3,
    p4.place AS place_4,
    p5.place AS place_5
FROM places AS p1
INNER JOIN places AS p2 ON p1.place < p2.place
INNER JOIN places AS p3 ON p2.place < p3.place
INNER JOIN places AS p4 ON p3.place < p4.place
INNER JOIN places AS p5 ON p4.place < p5.place
ORDER BY place_5, place_4, place_3, place_2, place_1;
