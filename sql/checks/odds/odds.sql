-- Are there as many hands of five, six and seven cards in each category as is known, and all of them in hand_classes?
-- Grain: one row per problem
-- Reads: binomials, category_odds, hand_classes, odds
-- Source: the known frequencies; by the published rules the 1,024 hands of A-2-3-4-5 are no straights

-- Other checks and files compare with odds and category_odds: the known numbers are here alone.

WITH
-- One row per category: how many hands of five, six and seven cards it has, and of five as published
known_counts AS (
    SELECT 0 AS hand_points, 1302540 AS five, 1303560 AS published, 6612900 AS six, 23294460 AS seven
    UNION ALL
    SELECT 1 AS hand_points, 1098240 AS five, 1098240 AS published, 9730740 AS six, 58627800 AS seven
    UNION ALL
    SELECT 2 AS hand_points, 123552 AS five, 123552 AS published, 2532816 AS six, 31433400 AS seven
    UNION ALL
    SELECT 3 AS hand_points, 54912 AS five, 54912 AS published, 732160 AS six, 6461620 AS seven
    UNION ALL
    SELECT 4 AS hand_points, 10200 AS five, 9180 AS published, 361620 AS six, 6180020 AS seven
    UNION ALL
    SELECT 5 AS hand_points, 5108 AS five, 5112 AS published, 205792 AS six, 4047644 AS seven
    UNION ALL
    SELECT 6 AS hand_points, 3744 AS five, 3744 AS published, 165984 AS six, 3473184 AS seven
    UNION ALL
    SELECT 7 AS hand_points, 624 AS five, 624 AS published, 14664 AS six, 224848 AS seven
    UNION ALL
    SELECT 8 AS hand_points, 36 AS five, 32 AS published, 1656 AS six, 37260 AS seven
    UNION ALL
    SELECT 9 AS hand_points, 4 AS five, 4 AS published, 188 AS six, 4324 AS seven
),

-- One row per number of cards, set of rules and category: how many hands there have to be
expectations AS (
    SELECT 5 AS cards, 'published' AS rules, k.hand_points, k.published AS hands FROM known_counts AS k
    UNION ALL
    SELECT 5 AS cards, 'standard' AS rules, k.hand_points, k.five AS hands FROM known_counts AS k
    UNION ALL
    SELECT 6 AS cards, 'standard' AS rules, k.hand_points, k.six AS hands FROM known_counts AS k
    UNION ALL
    SELECT 7 AS cards, 'standard' AS rules, k.hand_points, k.seven AS hands FROM known_counts AS k
),

-- One row per relation, number of cards, set of rules and category: how many hands there are
counts AS (
    SELECT 'odds' AS relation, 5 AS cards, o.rules, o.hand_points, o.hands FROM odds AS o
    UNION ALL
    SELECT 'category_odds' AS relation, c.cards, 'standard' AS rules, c.hand_points, c.hands FROM category_odds AS c
),

-- One row per relation, number of cards and set of rules that it has
tables AS (
    SELECT 'odds' AS relation, 5 AS cards, 'published' AS rules
    UNION ALL
    SELECT 'odds' AS relation, 5 AS cards, 'standard' AS rules
    UNION ALL
    SELECT 'category_odds' AS relation, b.k AS cards, 'standard' AS rules
    FROM binomials AS b
    WHERE b.n = 52 AND b.k BETWEEN 5 AND 7
)

SELECT
    t.relation || ' has ' || CAST(COALESCE(f.hands, 0) AS TEXT) || ' hands of ' || CAST(t.cards AS TEXT)
    || ' cards and ' || CAST(e.hand_points AS TEXT) || ' points by ' || t.rules || ' rules, not '
    || CAST(e.hands AS TEXT) AS problem
FROM tables AS t
INNER JOIN expectations AS e ON t.cards = e.cards AND t.rules = e.rules
LEFT JOIN counts AS f
    ON t.relation = f.relation AND t.cards = f.cards AND t.rules = f.rules AND e.hand_points = f.hand_points
WHERE e.hands <> COALESCE(f.hands, 0)
UNION ALL
SELECT 'hand_classes has ' || CAST(COALESCE(SUM(h.hands), 0) AS TEXT) || ' hands, not 2598960' AS problem
FROM hand_classes AS h
HAVING COALESCE(SUM(h.hands), 0) <> 2598960;
