-- Every class of rows in Chinese poker, fronts of three cards, middles and backs of five, with its percentile
-- Grain: one row per class (455 of three cards, 7,462 of five)
-- Columns:
--   cards: three or five
--   hand_key: the sum of the cards' rank codes, negative for a suited hand of five
--   place: 1 is the best class of three or of five cards; of five it is the hand_rank
--   hand_points: 0, high card, to 9, royal flush
--   category: the name of these points
--   hands: the number of hands in the class
--   points: the percentile in points
--   all_points: the points that are 100%
--   weakest_next: the worst hand_rank that the row behind it may have
-- Reads: hand_classes, three_card_classes

-- percentile = (2 * hands beaten + hands tied) / 2n with n = C(52, 3) or C(52, 5). points = percentile * all_points are
-- integers for three and for five cards, because all_points is the least common multiple of the two 2n.
--
-- To compare a front with a middle, compare the category, then the ranks from left to right; if all ranks of the front
-- are equal, the middle is higher. weakest_next of a front is the worst class of five cards that is at least as high;
-- weakest_next of a middle is its own place.

DROP TABLE IF EXISTS row_classes;

CREATE TABLE row_classes (
    cards INTEGER NOT NULL,
    hand_key BIGINT NOT NULL PRIMARY KEY,
    place INTEGER NOT NULL,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    description TEXT NOT NULL,
    hands INTEGER NOT NULL,
    points INTEGER NOT NULL,
    all_points INTEGER NOT NULL,
    weakest_next INTEGER NOT NULL
);

INSERT INTO row_classes (
    cards, hand_key, place, hand_points, category, description, hands, points, all_points, weakest_next
)
WITH RECURSIVE
-- One row per class; strength is the category and the first three ranks as one number in base 15, to compare a front
-- with a middle
classes AS (
    SELECT
        3 AS cards,
        t.hand_key,
        CAST(t.place AS INTEGER) AS place,
        t.hand_points,
        t.category,
        t.description,
        t.hands,
        t.hand_points * 3375 + t.rank_1 * 225 + t.rank_2 * 15 + t.rank_3 AS strength
    FROM three_card_classes AS t
    UNION ALL
    SELECT
        5 AS cards,
        h.hand_key,
        h.hand_rank AS place,
        h.hand_points,
        h.category,
        h.description,
        h.hands,
        h.hand_points * 3375 + h.rank_1 * 225 + h.rank_2 * 15 + h.rank_3 AS strength
    FROM hand_classes AS h
),

-- One row per number of cards: 2n
halves AS (
    SELECT c.cards, CAST(2 * SUM(c.hands) AS BIGINT) AS halves
    FROM classes AS c
    GROUP BY c.cards
),

-- One row per step of Euclid's algorithm
remainders AS (
    SELECT MAX(h.halves) AS a, MIN(h.halves) AS b
    FROM halves AS h
    UNION ALL
    SELECT r.b AS a, r.a % r.b AS b
    FROM remainders AS r
    WHERE r.b > 0
),

-- One row: the least common multiple
multiples AS (
    SELECT MAX(h.halves) / MAX(CASE WHEN r.b = 0 THEN r.a END) * MIN(h.halves) AS all_points
    FROM halves AS h
    CROSS JOIN remainders AS r
),

-- One row per class: twice the number of hands that it beats, and the worst class of five cards at least as high
standings AS (
    SELECT
        c.*,
        2 * (
            SUM(c.hands) OVER (PARTITION BY c.cards)
            - SUM(c.hands) OVER (PARTITION BY c.cards ORDER BY c.place)
        ) AS beaten_halves,
        MAX(CASE WHEN c.cards = 5 THEN c.place END) OVER (
            ORDER BY c.strength DESC, c.cards DESC, c.place ASC
            ROWS UNBOUNDED PRECEDING
        ) AS weakest_next
    FROM classes AS c
)

SELECT
    c.cards,
    c.hand_key,
    c.place,
    c.hand_points,
    c.category,
    c.description,
    c.hands,
    CAST((c.beaten_halves + c.hands) * m.all_points / h.halves AS INTEGER) AS points,
    CAST(m.all_points AS INTEGER) AS all_points,
    c.weakest_next
FROM standings AS c
INNER JOIN halves AS h ON c.cards = h.cards
CROSS JOIN multiples AS m
ORDER BY c.cards, c.place;
