-- All classes of rows in Chinese poker (fronts of three cards, middles and backs of five), each with its percentile
-- Grain: one row per class (455 of three cards, 7,462 of five)
-- Columns:
--   cards: 3 for fronts, 5 for middles and backs
--   hand_key: the sum of the cards' rank codes; negative if five cards share a suit
--   place: 1 for the best class with this number of cards; for five cards, place is the hand_rank
--   hand_points: 0, high card, to 9, royal flush
--   category: the category's name
--   hands: the number of hands in the class
--   points: the percentile / 100 * all_points, an integer
--   all_points: the points of the percentile 100
--   weakest_next: the worst hand_rank that the row behind a front or middle of this class may have
-- Reads: hand_classes, three_card_classes

-- points / all_points = (2 * hands beaten + hands tied) / 2n, with n = C(52, 3) or C(52, 5). points is an integer for
-- three and for five cards, because all_points is the least common multiple of 2 * C(52, 3) and 2 * C(52, 5).
--
-- A front is compared with a middle by the categories, then by the ranks from left to right. If the ranks of the front
-- are equal to the first ranks of the middle, the middle is higher. weakest_next of a front is the worst class of five
-- cards that is at least as high as the front. weakest_next of a middle is its own place.

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
-- One row per class: fronts and middles are compared by strength, whose digits in base 15 are hand_points and three
-- ranks
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

-- One row per number of cards (3 or 5): halves is twice the number of hands, 2n in the formula above
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

-- One row: all_points, the least common multiple of the two values of halves
multiples AS (
    SELECT MAX(h.halves) / MAX(CASE WHEN r.b = 0 THEN r.a END) * MIN(h.halves) AS all_points
    FROM halves AS h
    CROSS JOIN remainders AS r
),

-- One row per class: twice the number of hands that it beats, and weakest_next
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
