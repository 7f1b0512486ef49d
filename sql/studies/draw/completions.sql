-- The number of five-card hands of each category that contain given cards
-- Grain: one row per kind of given cards (rank_codes, cards, suited) and hand_points of hands with them (19,306 rows)
-- Columns:
--   rank_codes: the sum of the given cards' rank codes
--   cards: the number of given cards, 1 to 5
--   suited: 1 if all given cards have one suit, as a single card does; else 0
--   hands: the number of hands with these hand_points that contain the given cards
-- Reads: binomials, class_groups

-- Only the ranks of the given cards matter and, for flushes, whether the cards are suited. If a class has n cards of
-- a rank, of which k are given, the other n - k cards have C(4 - k, n - k) choices of suits. If the given cards are
-- suited and the five ranks differ, one choice is a flush and belongs to another class.

DROP VIEW IF EXISTS completions;

CREATE VIEW completions AS
WITH
-- One row per size of a group and number of given cards in the group: C(4 - given, size - given), the choices of suits
parts AS (
    SELECT 4 - b.n + b.k AS size, 4 - b.n AS given, b.ways
    FROM binomials AS b
    WHERE b.n <= 4
),

-- One row per class: the row of class_groups, computed once
classes AS MATERIALIZED (
    SELECT c.* FROM class_groups AS c
),

-- One row per class and choice of how many cards of each group are given
class_parts AS (
    SELECT
        c.hand_points,
        c.suited,
        c.distinct_values,
        p1.given + p2.given + p3.given + p4.given + p5.given AS cards,
        CASE WHEN p1.given < 2 AND p2.given < 2 THEN 1 ELSE 0 END AS distinct_ranks,
        p1.given * c.code_1 + p2.given * c.code_2 + p3.given * c.code_3 + p4.given * c.code_4 + p5.given * c.code_5
            AS rank_codes,
        p1.ways * p2.ways * p3.ways * p4.ways * p5.ways AS ways
    FROM classes AS c
    INNER JOIN parts AS p1 ON c.size_1 = p1.size
    INNER JOIN parts AS p2 ON c.size_2 = p2.size
    INNER JOIN parts AS p3 ON c.size_3 = p3.size
    INNER JOIN parts AS p4 ON c.size_4 = p4.size
    INNER JOIN parts AS p5 ON c.size_5 = p5.size
),

-- One row per row of class_parts and suited: the number of hands
class_hands AS (
    SELECT
        g.rank_codes,
        g.cards,
        0 AS suited,
        g.hand_points,
        g.ways AS hands
    FROM class_parts AS g
    WHERE g.suited = 0 AND g.cards > 1
    UNION ALL
    SELECT
        g.rank_codes,
        g.cards,
        1 AS suited,
        g.hand_points,
        CASE
            WHEN g.suited = 1 THEN 1
            WHEN g.distinct_values = 5 THEN g.ways - 1
            ELSE g.ways
        END AS hands
    FROM class_parts AS g
    WHERE g.distinct_ranks = 1 AND g.cards > 0
)

SELECT
    h.rank_codes,
    h.cards,
    h.suited,
    h.hand_points,
    CAST(SUM(h.hands) AS BIGINT) AS hands
FROM class_hands AS h
GROUP BY h.rank_codes, h.cards, h.suited, h.hand_points
HAVING SUM(h.hands) > 0;
