-- Every kind of three-card hand, the front of Chinese poker: no straights and no flushes
-- Grain: one row per class (455: 13 three of a kind, 156 pairs, 286 without a pair)
-- Reads: categories, ranks, suits
-- Source: the comments on the T-SQL article, where nobody has the calculation
-- Access: internal

DROP VIEW IF EXISTS three_card_classes;

CREATE VIEW three_card_classes AS
WITH
-- One row: how many suits there are
all_suits AS (
    SELECT COUNT(*) AS suits FROM suits
),

-- One row per class: the rank of its largest group first, the suits its cards can be in, and what is said of it
classes AS (
    SELECT
        3 AS hand_points,
        r.rank AS rank_1,
        0 AS rank_2,
        0 AS rank_3,
        3 * r.rank_code AS hand_key,
        a.suits * (a.suits - 1) * (a.suits - 2) / 6 AS hands,
        r.plural AS details
    FROM ranks AS r
    CROSS JOIN all_suits AS a
    UNION ALL
    SELECT
        1 AS hand_points,
        p.rank AS rank_1,
        k.rank AS rank_2,
        0 AS rank_3,
        2 * p.rank_code + k.rank_code AS hand_key,
        a.suits * (a.suits - 1) / 2 * a.suits AS hands,
        p.plural || ', ' || k.name || ' kicker' AS details
    FROM ranks AS p
    INNER JOIN ranks AS k ON p.rank <> k.rank
    CROSS JOIN all_suits AS a
    UNION ALL
    SELECT
        0 AS hand_points,
        r1.rank AS rank_1,
        r2.rank AS rank_2,
        r3.rank AS rank_3,
        r1.rank_code + r2.rank_code + r3.rank_code AS hand_key,
        a.suits * a.suits * a.suits AS hands,
        r1.name || ' high, ' || r2.name || '-' || r3.name || ' kickers' AS details
    FROM ranks AS r1
    INNER JOIN ranks AS r2 ON r1.rank > r2.rank
    INNER JOIN ranks AS r3 ON r2.rank > r3.rank
    CROSS JOIN all_suits AS a
)

SELECT
    ROW_NUMBER() OVER (ORDER BY s.hand_points DESC, s.rank_1 DESC, s.rank_2 DESC, s.rank_3 DESC) AS place,
    s.hand_key,
    s.hand_points,
    c.category,
    c.category || ', ' || s.details AS description,
    s.rank_1,
    s.rank_2,
    s.rank_3,
    CAST(s.hands AS INTEGER) AS hands
FROM classes AS s
INNER JOIN categories AS c ON s.hand_points = c.hand_points;
