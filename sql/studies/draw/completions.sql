-- How many five-card hands of each category hold given cards, by what matters of these: their ranks and whether suited
-- Grain: one row per kind of one to five cards and category in which a hand can hold them
-- Reads: categories, hand_classes, ranks, suits
-- Source: pokersql

-- rank_codes is the sum of the given cards' codes. Which suits they have matters for flushes alone, and these only need
-- to know whether all have the same one (suited; a single card is). For a class of hands, each rank has some cards in
-- the hand and some of them among the given: the others take their suits from those that are left. Where all ranks
-- differ and the given are suited, one of the choices is a flush, which is a class of its own.

DROP VIEW IF EXISTS completions;

CREATE VIEW completions AS
WITH RECURSIVE
-- One row per number of cards that a rank can have, and how many suits there are
sizes AS (
    SELECT 0 AS size, CAST(COUNT(*) AS INTEGER) AS suits FROM suits
    UNION ALL
    SELECT s.size + 1 AS size, s.suits
    FROM sizes AS s
    WHERE s.size < s.suits
),

-- One row per number of cards of a rank in a hand and how many of them are given: the choices of suits for the others,
-- from all given to none
parts AS (
    SELECT s.size, s.suits, s.size AS held, 1 AS ways
    FROM sizes AS s
    UNION ALL
    SELECT
        p.size,
        p.suits,
        p.held - 1 AS held,
        CAST(p.ways * (p.suits - p.held + 1) / (p.size - p.held + 1) AS INTEGER) AS ways
    FROM parts AS p
    WHERE p.held > 0
),

-- One row per rank, the low ace (1) and none (0): its code
codes AS (
    SELECT r.rank, r.rank_code FROM ranks AS r
    UNION ALL
    SELECT 1 AS rank, MAX(r.rank_code) AS rank_code FROM ranks AS r
    UNION ALL
    SELECT 0 AS rank, CAST(0 AS BIGINT) AS rank_code
),

-- One row per class: the sizes of its groups and their codes
classes AS (
    SELECT
        h.hand_points,
        h.suited,
        c.distinct_values,
        c.largest_group AS size_1,
        c.second_group AS size_2,
        CASE WHEN h.rank_3 > 0 THEN 1 ELSE 0 END AS size_3,
        CASE WHEN h.rank_4 > 0 THEN 1 ELSE 0 END AS size_4,
        CASE WHEN h.rank_5 > 0 THEN 1 ELSE 0 END AS size_5,
        c1.rank_code AS code_1,
        c2.rank_code AS code_2,
        c3.rank_code AS code_3,
        c4.rank_code AS code_4,
        c5.rank_code AS code_5
    FROM hand_classes AS h
    INNER JOIN categories AS c ON h.hand_points = c.hand_points
    INNER JOIN codes AS c1 ON h.rank_1 = c1.rank
    INNER JOIN codes AS c2 ON h.rank_2 = c2.rank
    INNER JOIN codes AS c3 ON h.rank_3 = c3.rank
    INNER JOIN codes AS c4 ON h.rank_4 = c4.rank
    INNER JOIN codes AS c5 ON h.rank_5 = c5.rank
),

-- One row per class and how many cards of each group are given: the ways to choose the suits of the others
given AS (
    SELECT
        c.hand_points,
        c.suited,
        c.distinct_values,
        p1.held + p2.held + p3.held + p4.held + p5.held AS cards,
        CASE WHEN p1.held < 2 AND p2.held < 2 THEN 1 ELSE 0 END AS distinct_ranks,
        p1.held * c.code_1 + p2.held * c.code_2 + p3.held * c.code_3 + p4.held * c.code_4 + p5.held * c.code_5
            AS rank_codes,
        p1.ways * p2.ways * p3.ways * p4.ways * p5.ways AS ways
    FROM classes AS c
    INNER JOIN parts AS p1 ON c.size_1 = p1.size
    INNER JOIN parts AS p2 ON c.size_2 = p2.size
    INNER JOIN parts AS p3 ON c.size_3 = p3.size
    INNER JOIN parts AS p4 ON c.size_4 = p4.size
    INNER JOIN parts AS p5 ON c.size_5 = p5.size
),

-- One row per class and given cards, suited or not: how many hands
counted AS (
    SELECT
        g.rank_codes,
        g.cards,
        0 AS suited,
        g.hand_points,
        g.ways AS hands
    FROM given AS g
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
    FROM given AS g
    WHERE g.distinct_ranks = 1 AND g.cards > 0
)

SELECT
    n.rank_codes,
    n.cards,
    n.suited,
    n.hand_points,
    CAST(SUM(n.hands) AS BIGINT) AS hands
FROM counted AS n
GROUP BY n.rank_codes, n.cards, n.suited, n.hand_points
HAVING SUM(n.hands) > 0;
