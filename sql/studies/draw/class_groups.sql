-- The groups of cards of equal rank in each class of hands: the number of cards and the rank code of each group
-- Grain: one row per class (7,462); group n has the rank_n of hand_classes; without group n, size_n and code_n are 0
-- Reads: categories, hand_classes, ranks
-- Access: internal

DROP VIEW IF EXISTS class_groups;

CREATE VIEW class_groups AS
WITH
-- One row per value of rank_1 to rank_5: its rank code. A low ace (1) has the code of the ace, and no group (0) has 0.
codes AS (
    SELECT r.rank, r.rank_code FROM ranks AS r
    UNION ALL
    SELECT 1 AS rank, MAX(r.rank_code) AS rank_code FROM ranks AS r
    UNION ALL
    SELECT 0 AS rank, CAST(0 AS BIGINT) AS rank_code
)

SELECT
    h.hand_rank,
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
INNER JOIN codes AS c5 ON h.rank_5 = c5.rank;
