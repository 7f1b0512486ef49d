-- One hand of each of the 7,462 classes, all at the table of one game
-- Grain: one row per card of a class's hand; player_id is the class's number here, not its rank
-- Reads: deck, ranks
-- Source: pokersql
-- Access: internal

-- Two hands are of one class if they have the same ranks and are both suited or both not. Five ranks in falling
-- order, at most four alike: 6,175; five different ones in one suit: 1,287. The unsuited take the suits in turn,
-- so equal ranks, which stand together, get different suits.

DROP VIEW IF EXISTS class_cards;

CREATE VIEW class_cards AS
WITH
-- One row each for unsuited and suited
suitedness AS (
    SELECT 0 AS suited
    UNION ALL
    SELECT 1 AS suited
),

-- One row per class: its ranks
classes AS (
    SELECT
        r1.rank AS rank_1,
        r2.rank AS rank_2,
        r3.rank AS rank_3,
        r4.rank AS rank_4,
        r5.rank AS rank_5,
        s.suited,
        ROW_NUMBER() OVER (
            ORDER BY s.suited, r1.rank, r2.rank, r3.rank, r4.rank, r5.rank
        ) AS class_number
    FROM ranks AS r1
    INNER JOIN ranks AS r2 ON r1.rank >= r2.rank
    INNER JOIN ranks AS r3 ON r2.rank >= r3.rank
    INNER JOIN ranks AS r4 ON r3.rank >= r4.rank
    INNER JOIN ranks AS r5 ON r4.rank >= r5.rank
    CROSS JOIN suitedness AS s
    WHERE
        (s.suited = 0 AND r1.rank > r5.rank)
        OR (s.suited = 1 AND r1.rank > r2.rank AND r2.rank > r3.rank AND r3.rank > r4.rank AND r4.rank > r5.rank)
),

-- One row per card of a hand
places AS (
    SELECT 1 AS place, 0 AS suit_in_turn
    UNION ALL
    SELECT 2 AS place, 1 AS suit_in_turn
    UNION ALL
    SELECT 3 AS place, 2 AS suit_in_turn
    UNION ALL
    SELECT 4 AS place, 3 AS suit_in_turn
    UNION ALL
    SELECT 5 AS place, 0 AS suit_in_turn
)

SELECT
    1 AS game_id,
    c.class_number AS player_id,
    d.card_id
FROM classes AS c
CROSS JOIN places AS p
INNER JOIN deck AS d
    ON
        d.rank = CASE p.place
            WHEN 1 THEN c.rank_1 WHEN 2 THEN c.rank_2 WHEN 3 THEN c.rank_3 WHEN 4 THEN c.rank_4 ELSE c.rank_5
        END
        AND d.suit_id = CASE WHEN c.suited = 1 THEN 0 ELSE p.suit_in_turn END;
