-- All ways to choose up to five of up to thirteen cards
-- Grain: one row per choice and place of a chosen card; choice is the sum of 2^(place - 1) over the chosen places
-- Reads: binomials
-- Access: internal

DROP TABLE IF EXISTS choice_places;

CREATE TABLE choice_places AS
WITH RECURSIVE
-- One row per place of a card: a hand of Chinese poker has 13 places, six-card Omaha with its board has 11
places AS (
    SELECT b.n AS place, CAST(1 AS BIGINT) << (b.n - 1) AS place_bit
    FROM binomials AS b
    WHERE b.k = 0 AND b.n BETWEEN 1 AND 13
),

-- One row per choice: its number of cards, and its highest place
choices AS (
    SELECT p.place_bit AS choice, 1 AS cards, p.place AS last_place
    FROM places AS p
    UNION ALL
    SELECT c.choice + p.place_bit AS choice, c.cards + 1 AS cards, p.place AS last_place
    FROM choices AS c
    INNER JOIN places AS p ON c.last_place < p.place
    WHERE c.cards < 5
)

SELECT c.choice, c.cards, c.last_place, p.place
FROM choices AS c
INNER JOIN places AS p ON c.choice & p.place_bit > 0;
