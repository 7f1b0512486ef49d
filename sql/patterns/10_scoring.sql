-- The 21 ways to take five of seven cards, which are those of five and of six cards too
-- Grain: one row per choice of five places (21), in rising order
-- Reads: nothing
-- Source: the table of that name in the Power BI article

-- The hand of more than five cards is the best of these. Of six cards, the choices with place_5 <= 6 are the six ways;
-- of five, the one with place_5 = 5.

DROP VIEW IF EXISTS scoring;

CREATE VIEW scoring AS
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
INNER JOIN places AS p5 ON p4.place < p5.place;
