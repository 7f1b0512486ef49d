-- The plan of a simple strategy for each class and odd_place: the kept cards, and the number of hands
-- Grain: one row per class and odd_place (13,897)
-- Columns:
--   hand_points: 0, high card, to 9, royal flush
--   odd_place: n if the card of rank_n has one suit and the other four cards share another suit; else 0
--   hands: the number of hands of the class with this odd_place
--   plan: stand pat, the name of a combination, four to a flush, open straight or high card
--   thrown: the number of cards that the plan throws
--   keeps_1: 1 if the cards of rank_1 are kept, 0 if they are thrown
--   keeps_2: 1 if the cards of rank_2 are kept, 0 if they are thrown
--   keeps_3: 1 if the card of rank_3 is kept, 0 if it is thrown or rank_3 is 0
--   keeps_4: 1 if the card of rank_4 is kept, 0 if it is thrown or rank_4 is 0
--   keeps_5: 1 if the card of rank_5 is kept, 0 if it is thrown or rank_5 is 0
-- Reads: categories, hand_classes

-- A hand follows the first plan that fits:
--     stand pat         a straight or better, except four of a kind: all five cards are kept
--     a combination     four of a kind, three of a kind, two pair or one pair: its cards are kept, the others thrown;
--                       a pair is kept even if four cards have one suit
--     four to a flush   four cards of one suit: they are kept, the fifth card is thrown
--     open straight     four ranks in a row, but not A-2-3-4 or J-Q-K-A, which only one rank completes to a straight:
--                       the fifth card is thrown
--     high card         the highest card is kept, the other four are thrown

DROP VIEW IF EXISTS draw_plans;

CREATE VIEW draw_plans AS
WITH
-- One row per value of odd_place
places (odd_place) AS (
    VALUES (0), (1), (2), (3), (4), (5)
),

-- One row per class and odd_place: the number of hands (12 = 4 * 3 choices of the shared and the odd suit). pat is 1 if
-- the hand stands pat. lone_place is the place of the card that four to a flush or an open straight throws, or 0.
kinds AS (
    SELECT
        h.hand_rank,
        h.hand_key,
        h.hand_points,
        h.category,
        h.rank_1,
        h.rank_2,
        h.rank_3,
        h.rank_4,
        h.rank_5,
        h.suited,
        c.largest_group,
        c.second_group,
        p.odd_place,
        CASE
            WHEN p.odd_place > 0 THEN 12
            WHEN c.distinct_values = 5 AND h.suited = 0 THEN h.hands - 5 * 12
            ELSE h.hands
        END AS hands,
        CASE
            WHEN h.suited = 1 OR c.most_span = 4 THEN 1
            WHEN c.largest_group = 3 AND c.second_group = 2 THEN 1
            ELSE 0
        END AS pat,
        CASE
            WHEN p.odd_place > 0 THEN p.odd_place
            WHEN c.distinct_values < 5 THEN 0
            WHEN h.rank_1 - h.rank_4 = 3 AND h.rank_1 < 14 THEN 5
            WHEN h.rank_2 - h.rank_5 = 3 THEN 1
            ELSE 0
        END AS lone_place
    FROM hand_classes AS h
    INNER JOIN categories AS c ON h.hand_points = c.hand_points
    CROSS JOIN places AS p
    WHERE p.odd_place = 0 OR (c.distinct_values = 5 AND h.suited = 0)
)

SELECT
    k.hand_rank,
    k.hand_key,
    k.hand_points,
    k.odd_place,
    k.hands,
    CASE
        WHEN k.pat = 1 THEN 'stand pat'
        WHEN k.largest_group > 1 THEN LOWER(k.category)
        WHEN k.odd_place > 0 THEN 'four to a flush'
        WHEN k.lone_place > 0 THEN 'open straight'
        ELSE 'high card'
    END AS plan,
    CASE
        WHEN k.pat = 1 THEN 0
        WHEN k.largest_group > 1 THEN 5 - k.largest_group - CASE WHEN k.second_group > 1 THEN k.second_group ELSE 0 END
        WHEN k.lone_place > 0 THEN 1
        ELSE 4
    END AS thrown,
    k.rank_1,
    k.rank_2,
    k.rank_3,
    k.rank_4,
    k.rank_5,
    k.largest_group,
    k.second_group,
    k.suited,
    CASE WHEN k.pat = 0 AND k.lone_place = 1 THEN 0 ELSE 1 END AS keeps_1,
    CASE
        WHEN k.pat = 1 THEN 1
        WHEN k.lone_place > 0 AND k.lone_place <> 2 THEN 1
        WHEN k.second_group > 1 THEN 1
        ELSE 0
    END AS keeps_2,
    CASE WHEN k.rank_3 > 0 AND (k.pat = 1 OR (k.lone_place > 0 AND k.lone_place <> 3)) THEN 1 ELSE 0 END AS keeps_3,
    CASE WHEN k.rank_4 > 0 AND (k.pat = 1 OR (k.lone_place > 0 AND k.lone_place <> 4)) THEN 1 ELSE 0 END AS keeps_4,
    CASE WHEN k.rank_5 > 0 AND (k.pat = 1 OR (k.lone_place > 0 AND k.lone_place <> 5)) THEN 1 ELSE 0 END AS keeps_5
FROM kinds AS k;
