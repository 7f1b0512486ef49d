-- The categories that the published query finds with none of its three slips, with each slip alone, and with all three
-- Grain: one row per slips, category and taken_for
-- Columns:
--   slips: 'none' (the query as its author meant it), 'eights', 'order' or 'low ace' (one slip), or 'all three'
--   category: the real category of the hands
--   taken_for: the category that the query finds
--   hands: how many of the 2,598,960 hands have this category and taken_for
-- Reads: categories, deck, hand_classes, ranks
-- Source: the query in the first hint of the Texas Hold'em SQL challenge

-- The slips:
--     eights    for an eight, the query looks for weight 2, the weight of a deuce. So it never finds an eight, and
--               it counts two deuces twice: as a pair of deuces and as a pair of eights
--     order     the query sorts cards by suit, then rank, and finds a straight only if its ranks rise in this order
--     low ace   for a low ace, the query looks for a card of weight 1, and no card has weight 1
-- The view does not enumerate hands. Pairs, threes and fours depend on the class alone. For straights, the view counts
-- the 4^5 choices of suits of each of the ten straights.

DROP VIEW IF EXISTS sighted_categories;

CREATE VIEW sighted_categories AS
WITH
-- One row per slips: a flag for each of the three slips
slip_sets (slips, eights, in_order, low_ace) AS (
    VALUES
    ('none', 0, 0, 0),
    ('eights', 1, 0, 0),
    ('order', 0, 1, 0),
    ('low ace', 0, 0, 1),
    ('all three', 1, 1, 1)
),

-- One row per slips, straight, place in the straight, and card that the query takes for this place. lowest is the
-- lowest rank of the straight (1 for a low ace); number orders the cards by suit, then rank.
sought_cards AS (
    SELECT
        s.slips,
        s.in_order,
        r.rank - 1 AS lowest,
        p.rank - 1 AS place,
        d.suit_id,
        d.rank_code,
        d.suit_id * 13 + d.rank AS number
    FROM slip_sets AS s
    CROSS JOIN ranks AS r
    INNER JOIN ranks AS p ON r.rank BETWEEN 2 AND 11 AND p.rank BETWEEN 2 AND 6
    INNER JOIN deck AS d
        ON
            CASE
                WHEN r.rank + p.rank - 3 = 1 THEN 14 - 13 * s.low_ace
                WHEN r.rank + p.rank - 3 = 8 THEN 8 - 6 * s.eights
                ELSE r.rank + p.rank - 3
            END = d.rank
),

-- One row per slips and hand that the query takes for a straight: its hand_key
straights AS (
    SELECT
        c1.slips,
        (c1.rank_code + c2.rank_code + c3.rank_code + c4.rank_code + c5.rank_code)
        * CASE
            WHEN
                c1.suit_id = c2.suit_id AND c2.suit_id = c3.suit_id
                AND c3.suit_id = c4.suit_id AND c4.suit_id = c5.suit_id
                THEN -1
            ELSE 1
        END AS hand_key
    FROM sought_cards AS c1
    INNER JOIN sought_cards AS c2
        ON
            c1.slips = c2.slips AND c1.lowest = c2.lowest AND c1.place = 1 AND c2.place = 2
            AND (c1.in_order = 0 OR c1.number < c2.number)
    INNER JOIN sought_cards AS c3
        ON
            c2.slips = c3.slips AND c2.lowest = c3.lowest AND c3.place = 3
            AND (c2.in_order = 0 OR c2.number < c3.number)
    INNER JOIN sought_cards AS c4
        ON
            c3.slips = c4.slips AND c3.lowest = c4.lowest AND c4.place = 4
            AND (c3.in_order = 0 OR c3.number < c4.number)
    INNER JOIN sought_cards AS c5
        ON
            c4.slips = c5.slips AND c4.lowest = c5.lowest AND c5.place = 5
            AND (c4.in_order = 0 OR c4.number < c5.number)
),

-- One row per slips and class: the number of its hands that the query takes for a straight
straight_classes AS (
    SELECT s.slips, s.hand_key, COUNT(*) AS hands
    FROM straights AS s
    GROUP BY s.slips, s.hand_key
),

-- One row per slips and class: how often (0 to 2 times) the query finds each of the two largest groups of equal ranks
class_groups AS (
    SELECT
        d.slips,
        h.category,
        h.hand_key,
        h.hands,
        h.rank_1,
        h.suited,
        c.largest_group,
        c.second_group,
        CASE WHEN h.rank_1 = 2 THEN 1 + d.eights WHEN h.rank_1 = 8 THEN 1 - d.eights ELSE 1 END AS times_1,
        CASE WHEN h.rank_2 = 2 THEN 1 + d.eights WHEN h.rank_2 = 8 THEN 1 - d.eights ELSE 1 END AS times_2
    FROM slip_sets AS d
    CROSS JOIN hand_classes AS h
    INNER JOIN categories AS c ON h.hand_points = c.hand_points
),

-- One row per flag: 0 for no straight, 1 for a straight
straight_flags (straight) AS (
    VALUES (0), (1)
),

-- One row per slips, class and straight (1 if the query finds a straight): how many pairs, threes and fours the query
-- finds
conditions AS (
    SELECT
        g.slips,
        g.category,
        g.rank_1,
        g.suited AS flush,
        t.straight,
        CASE WHEN t.straight = 1 THEN COALESCE(s.hands, 0) ELSE g.hands - COALESCE(s.hands, 0) END AS hands,
        CASE WHEN g.largest_group = 2 THEN g.times_1 ELSE 0 END
        + CASE WHEN g.second_group = 2 THEN g.times_2 ELSE 0 END AS pairs,
        CASE WHEN g.largest_group = 3 THEN g.times_1 ELSE 0 END AS threes,
        CASE WHEN g.largest_group = 4 THEN g.times_1 ELSE 0 END AS fours
    FROM class_groups AS g
    CROSS JOIN straight_flags AS t
    LEFT JOIN straight_classes AS s ON g.slips = s.slips AND g.hand_key = s.hand_key
),

-- One row per slips, class and straight: the hand_points of the category that the query finds
findings AS (
    SELECT
        c.slips,
        c.category,
        c.hands,
        CASE
            WHEN c.straight = 1 AND c.flush = 1 THEN CASE WHEN c.rank_1 = 14 THEN 9 ELSE 8 END
            WHEN c.fours > 0 THEN 7
            WHEN c.threes > 0 AND c.pairs > 0 THEN 6
            WHEN c.flush = 1 THEN 5
            WHEN c.straight = 1 THEN 4
            WHEN c.threes > 0 THEN 3
            WHEN c.pairs > 1 THEN 2
            ELSE c.pairs
        END AS hand_points
    FROM conditions AS c
    WHERE c.hands > 0
)

SELECT
    f.slips,
    f.category,
    c.category AS taken_for,
    CAST(SUM(f.hands) AS BIGINT) AS hands
FROM findings AS f
INNER JOIN categories AS c ON f.hand_points = c.hand_points
GROUP BY f.slips, f.category, c.category;
