-- Every kind of three-card hand, the front of Chinese poker: no straights and no flushes
-- Grain: one row per class (455: 13 three of a kind, 156 pairs, 286 without a pair)
-- Reads: binomials, categories, ranks, suits
-- Source: the comments on the T-SQL article, where nobody has the calculation
-- Access: internal

DROP VIEW IF EXISTS three_card_classes;

CREATE VIEW three_card_classes AS
WITH
-- One row per number of cards of one rank: the ways to choose their suits, C(4, cards)
suit_choices AS (
    SELECT b.k AS cards, b.ways
    FROM binomials AS b
    WHERE b.n = (SELECT COUNT(*) FROM suits)
),

-- One row per class: its ranks, that of the largest group first, the sizes of its groups, and its details in words
classes AS (
    SELECT
        3 AS hand_points,
        r.rank AS rank_1,
        0 AS rank_2,
        0 AS rank_3,
        3 * r.rank_code AS hand_key,
        3 AS size_1,
        0 AS size_2,
        0 AS size_3,
        r.plural AS details
    FROM ranks AS r
    UNION ALL
    SELECT
        1 AS hand_points,
        p.rank AS rank_1,
        k.rank AS rank_2,
        0 AS rank_3,
        2 * p.rank_code + k.rank_code AS hand_key,
        2 AS size_1,
        1 AS size_2,
        0 AS size_3,
        p.plural || ', ' || k.name || ' kicker' AS details
    FROM ranks AS p
    INNER JOIN ranks AS k ON p.rank <> k.rank
    UNION ALL
    SELECT
        0 AS hand_points,
        r1.rank AS rank_1,
        r2.rank AS rank_2,
        r3.rank AS rank_3,
        r1.rank_code + r2.rank_code + r3.rank_code AS hand_key,
        1 AS size_1,
        1 AS size_2,
        1 AS size_3,
        r1.name || ' high, ' || r2.name || '-' || r3.name || ' kickers' AS details
    FROM ranks AS r1
    INNER JOIN ranks AS r2 ON r1.rank > r2.rank
    INNER JOIN ranks AS r3 ON r2.rank > r3.rank
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
    CAST(c1.ways * c2.ways * c3.ways AS INTEGER) AS hands
FROM classes AS s
INNER JOIN categories AS c ON s.hand_points = c.hand_points
INNER JOIN suit_choices AS c1 ON s.size_1 = c1.cards
INNER JOIN suit_choices AS c2 ON s.size_2 = c2.cards
INNER JOIN suit_choices AS c3 ON s.size_3 = c3.cards;
